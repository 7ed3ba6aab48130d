/// The device that a trace was imported from.
struct DeviceSection {
  private let provenance: Provenance

  init(_ provenance: Provenance) {
    self.provenance = provenance
  }

  /// The section, where there is a device.
  var sections: [Section] {
    guard !provenance.device.isEmpty else { return [] }
    let facts = provenance.device.map { Fact($0.name, $0.value) }
    return [Section("device", "From the device", [Block(.facts(facts))])]
  }
}
