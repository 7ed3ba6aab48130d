import Reports
import TraceAnalysis
import TraceReading

extension DeviceComparison {
  /// Reads both traces; nil where neither was imported from a device.
  ///
  /// - Throws: `CommandFailure` where one cannot be read, or lost events.
  package init?(base: String, head: String) throws {
    let devices = [base, head].map { TraceManifest(inFolder: $0)?.device }
    guard devices.contains(where: { $0 != nil }) else { return nil }
    var notes = devices.compactMap { $0 }.flatMap(\.notes)
    let sides = (
      try TraceFolder(base).sharedWork { notes.append("In the base, \($0)") },
      try TraceFolder(head).sharedWork { notes.append("In the head, \($0)") }
    )
    self.init(
      base: base,
      head: head,
      work: WorkComparison(base: sides.0, head: sides.1),
      coverage: [
        Self.coverage("base", sides.0, devices[0]), Self.coverage("head", sides.1, devices[1]),
        "Fonts, drawing and animation of a device are not on this side.",
      ].compactMap { $0 },
      cautions: notes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    )
  }

  /// Returns the share of a side's time that these kinds cover; nil where its duration is unknown.
  private static func coverage(_ side: String, _ work: SharedWork, _ device: TraceManifest.Device?)
    -> String?
  {
    if let share = work.frameShare(of: Set(work.kinds.keys)) {
      return "These kinds cover \(Readable.share(share)) of the time of the \(side)'s frames."
    }
    guard let recorded = device?.recordedNs, recorded > 0 else { return nil }
    let share = min(1, Double(work.ownNs) / Double(recorded))
    return "These kinds cover \(Readable.share(share)) of the \(Readable.time(recorded)) that the "
      + "\(side) was recorded, waiting included."
  }
}
