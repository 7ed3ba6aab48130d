import TraceAnalysis

/// The parts of the frames' time that are no interval's: what nothing explains, and what recording took.
struct FrameTimeBlocks {
  private let context: SectionContext
  private let time: FrameTime

  init?(_ context: SectionContext) {
    guard let time = context.group.group.frameTime else { return nil }
    self.context = context
    self.time = time
  }

  /// A part of the frames' time.
  private struct Row {
    let name: String
    let totalNs: Double
    let perFrameNs: Double
    let share: Double?
  }

  private static let fields: [Field<Row>] = [
    Field("name", .text, title: "Part of frame time", "The part") { $0.name },
    Field("total_ns", .duration, "The sum over all frames") { Int64(clamping: $0.totalNs) },
    Field("per_frame_ns", .duration, title: "Per frame", "The same of a frame on average") {
      Int64(clamping: $0.perFrameNs)
    },
    Field("share", .share, title: "Of frame time", "The same as a share of all frames' time") {
      $0.share
    },
  ]

  /// The table and what it means.
  var blocks: [Block] {
    let table = Table(
      context.id("frame-time-table"),
      "Frame time that is no interval's",
      Self.fields,
      [unexplained] + instrument
    )
    return [
      Block(.table(table, briefRows: 3, isFiltered: false)),
      Block(.note(Sentence(words)), in: [.terminal, .page]),
    ]
  }

  private var unexplained: Row {
    Row(
      name: FrameCause.unexplained,
      totalNs: Double(time.unexplainedNs),
      perFrameNs: time.unexplainedPerFrameNs,
      share: time.unexplainedShare
    )
  }

  private var instrument: [Row] {
    guard let cost = time.instrument else { return [] }
    let inside = row("instrument", cost.insideNs, cost)
    guard cost.samplesNs > 0 else { return [inside] }
    return [inside, row("stack samples, taken out", cost.samplesNs, cost)]
  }

  private func row(_ name: String, _ totalNs: Double, _ cost: InstrumentCost) -> Row {
    Row(
      name: name,
      totalNs: totalNs,
      perFrameNs: totalNs / Double(max(1, cost.frames)),
      share: time.share(totalNs)
    )
  }

  private var words: String {
    let unexplained =
      "Unexplained: self times of frames, and of what is inside them without a cause of its own"
    guard let cost = time.instrument else { return unexplained + "." }
    let events = Double(cost.events) / Double(max(1, cost.frames))
    return unexplained + ", less the instrument's part. Instrument: recording "
      + "\(Readable.number(events)) events a frame takes "
      + "\(Readable.time(Int64(clamping: cost.perFrameNs))), by costs measured before the run; the row is "
      + "the part of it that all times shown contain, and no time of the list."
      + (cost.samplesNs > 0
        ? " Taking stacks is no part of any time shown: what the row says, the number of samples times what "
          + "one takes, and what the stacks of waits took, was taken out of frames and of what is inside them."
        : "")
  }
}
