import TraceAnalysis

/// The call trees, by interval, by cause of late frames, and by row type.
struct StackGroupBlocks {
  private let stacks: StackSummary
  /// The number of names of each grouping that a terminal shows.
  private static let briefCount = 2

  init(_ stacks: StackSummary) {
    self.stacks = stacks
  }

  /// An entry for each group, below a heading for each grouping.
  var blocks: [Block] {
    guard let settings = stacks.settings else { return [] }
    return StackGrouping.allCases.flatMap { grouping -> [Block] in
      let groups = stacks.groups.filter { $0.grouping == grouping && !$0.calls.isEmpty }
      guard !groups.isEmpty else { return [] }
      return [Block(.heading(grouping.title, level: 1), in: [.terminal, .page])]
        + groups.enumerated().map { position, group in
          Block(
            .entry(entry(group, position, settings)),
            in: position < Self.briefCount ? [.terminal, .page] : .page
          )
        }
    }
  }

  private func entry(_ group: StackGroup, _ position: Int, _ settings: StackSettings) -> Entry {
    let share = Double(group.samples) / Double(max(1, stacks.counts.inFrames))
    let id = "stack-\(group.grouping.rawValue)-\(position + 1)"
    let breakdown = Breakdown(
      callsIn: group.name,
      group.calls,
      samples: group.samples,
      settings,
      id: "\(id)-table"
    )
    return Entry(
      id: id,
      title: "\(group.grouping.word) \(group.name)",
      facts: "\(Readable.number(group.samples)) samples, \(Readable.share(share)) of all in frames",
      blocks: [Block(.breakdown(breakdown))]
    )
  }
}

extension StackGrouping {
  /// The word in reports.
  fileprivate var word: String {
    switch self {
    case .interval: "Interval"
    case .cause: "Cause"
    case .rowType: "Row type"
    }
  }

  /// The title above all groups.
  fileprivate var title: String {
    switch self {
    case .interval: "Calls by interval"
    case .cause: "Calls by cause of late frames"
    case .rowType: "Calls by row type"
    }
  }
}

extension Breakdown {
  /// The call tree of something, each sample as the time that it stands for.
  init(
    callsIn name: String,
    _ calls: [IntervalBreakdown],
    samples: Int,
    _ settings: StackSettings,
    id: String
  ) {
    let totalNs = Int64(clamping: Double(samples) * Double(settings.periodNs))
    self.init(
      name: name,
      colour: nil,
      durationNs: totalNs,
      selfNs: nil,
      nodes: calls.map(Node.init(call:)),
      briefDepth: 8,
      isFolded: true,
      hasShares: true,
      id: id
    )
  }
}

extension Breakdown.Node {
  /// A call, and what it called.
  fileprivate init(call: IntervalBreakdown) {
    self.init(
      name: call.name,
      colour: nil,
      count: call.count,
      totalNs: call.totalNs,
      selfNs: call.selfNs,
      inside: call.children.map(Breakdown.Node.init(call:))
    )
  }
}
