import TraceAnalysis

/// The device that a trace was imported from, and its late frames.
struct DeviceSection {
  private let provenance: Provenance

  init(_ provenance: Provenance) {
    self.provenance = provenance
  }

  /// The sections, where there is a device.
  var sections: [Section] {
    guard !provenance.device.isEmpty else { return [] }
    let facts = provenance.device.map { Fact($0.name, $0.value) }
    return [Section("device", "From the device", [Block(.facts(facts), in: [.all, .brief])])]
      + frames
      + samples
  }

  /// The late frames, where a table says them.
  private var frames: [Section] {
    guard let frames = provenance.deviceFrames else {
      return [
        .leftOut(
          Self.framesID,
          Self.framesTitle,
          "No table says whether frames of the device were late."
        )
      ]
    }
    var blocks = [Block(.paragraph(Sentence(frames.sentence + ".")), in: [.all, .brief])]
    if !frames.longest.isEmpty {
      let columns = ["start_ns", "hitch_ns", "missed_vsyncs", "run"]
      let table = Table(
        Self.framesID,
        "The latest frames of the device, by Apple's rule",
        ReportFields.deviceLateFrame[columns],
        frames.longest
      )
      blocks.append(Block(.table(table, briefRows: 5, isFiltered: false)))
    }
    return [Section(Self.framesID, Self.framesTitle, blocks)]
  }

  /// The section with the functions of the samples, where a table has them.
  private var samples: [Section] {
    guard let samples = provenance.deviceSamples else { return [] }
    let table = Table(
      "device-samples",
      "Functions with the most time of their own",
      ReportFields.deviceFunction[["name", "self_ns", "total_ns"]],
      samples.functions
    )
    let words = Sentence(samples.sentence + ".")
    return [
      Section(
        "device-samples",
        "Samples of the device",
        [
          Block(.paragraph(words)), Block(.table(table, briefRows: 10, isFiltered: false)),
        ]
      )
    ]
  }

  private static let framesID = "device-frames"
  private static let framesTitle = "Late frames of the device"
}
