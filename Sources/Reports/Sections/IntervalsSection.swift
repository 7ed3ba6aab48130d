import ListSchema
import TraceAnalysis

/// The costs of the intervals of each name.
struct IntervalsSection {
  private let context: SectionContext
  private var summary: RunGroup { context.group.group }

  init(_ context: SectionContext) {
    self.context = context
  }

  private static let columns = [
    "name", "count", "total_ns", "self_ns", "p50_ns", "p90_ns", "p95_ns", "p99_ns", "max_ns",
    "share_of_frame_time",
  ]

  /// The section.
  var section: Section {
    let (id, title) = (context.id("intervals"), context.title("Intervals"))
    guard !summary.intervals.isEmpty else {
      return .leftOut(id, title, "No finished interval in this trace.", isImportant: true)
    }
    let table = Table(
      context.id("interval-table"),
      "Intervals by name",
      ReportFields.interval[shown(Self.columns)],
      summary.intervals + summary.stages.compactMap(\.intervalRow),
      max: 500,
      level: \.level
    )
    return Section(
      id,
      title,
      costliest + [
        Block(.table(table, briefRows: 7, isFiltered: true)), brief,
        Block(
          .note(
            Sentence(
              "Total: durations added up. Self: without what is inside."
                + (hasFrames ? " Of frame time: of the time of all frames." : "")
                + " \(GlossarySection.percentileRule)"
            )
          ),
          in: [.terminal, .page]
        ),
      ] + (FrameTimeBlocks(context)?.blocks ?? []) + wholeRun
    )
  }

  /// True if any interval can be in a frame.
  private var hasFrames: Bool { summary.intervals.contains { $0.shareOfFrameTime != nil } }

  /// The columns without those that would be empty.
  private func shown(_ columns: [String]) -> [String] {
    hasFrames ? columns : columns.filter { $0 != "share_of_frame_time" }
  }

  private static let briefColumns = [
    "name", "count", "total_ns", "self_ns", "p95_ns", "max_ns", "share_of_frame_time",
  ]
  private static let maxBrief = 12
  private static let leastShare = 0.01

  /// Those that take at least a hundredth of the frames' time.
  private var brief: Block {
    let rows = summary.intervals.filter { ($0.shareOfFrameTime ?? 1) >= Self.leastShare }
    let table = Table(
      context.id("interval-brief"),
      "Intervals by name",
      ReportFields.interval[shown(Self.briefColumns)],
      rows.prefix(Self.maxBrief) + [],
      level: \.level
    )
    let left = summary.intervals.count - table.rows.count
    return Block(
      .table(table.hiding(left), briefRows: Self.maxBrief, isFiltered: false),
      in: context.brief
    )
  }

  /// The intervals with the highest self time, in a sentence.
  private var costliest: [Block] {
    let rows = summary.intervals
    let whole = rows.reduce(0.0) { $0 + Double($1.selfNs) }
    let most = rows.sorted { $0.selfNs > $1.selfNs }.prefix(3).filter { $0.selfNs > 0 }
    guard whole > 0, !most.isEmpty else { return [] }
    let words = most.map { row in
      let isFrame = row.name == IntervalName.frame
      let name = isFrame ? "frame (what no interval inside it covers)" : row.name
      return "\(name) \(Readable.time(row.selfNs)) or \(Readable.share(Double(row.selfNs) / whole))"
    }
    let sentence = Sentence([
      .strong("Costs most by itself: "), .name(words.joined(separator: "; ")), .text("."),
    ])
    return [Block(.paragraph(sentence), in: .page)]
  }

  // MARK: What was inside what

  private var wholeRun: [Block] {
    let durationNs = summary.nesting.reduce(0.0) { $0 + Double($1.totalNs) }
    guard let wholeNs = Int64(exactly: durationNs.rounded()), wholeNs > 0 else { return [] }
    let breakdown = Breakdown(
      name: "all intervals",
      colour: nil,
      durationNs: wholeNs,
      selfNs: nil,
      nodes: context.nodes(summary.nesting),
      isFolded: true,
      id: context.id("nesting-table")
    )
    let words: Sentence = """
      Everything with the same names around it is one box, as wide as its times added up, the most \
      expensive on the left. Below it is what was inside; where nothing is, the time is its own.
      """
    return [
      .heading("Intervals inside each other, over the whole trace", level: 1), .paragraph(words),
      .breakdown(breakdown),
    ].map { Block($0, in: .page) }
  }
}
