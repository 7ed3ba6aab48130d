import TraceAnalysis

extension Advice.Rule {
  /// The section of a report that shows what the rule speaks of.
  var section: String {
    switch self {
    case .lateFrames: "worst"
    case .unstableIdentifiers, .neverEqual, .viewsMade: "rows"
    case .expensiveObjects, .imageDecoding, .fileReading, .locks: "stacks"
    case .measuredAgain: "measuring"
    case .wholeContent, .repeatedConfigure, .scrollConfigure, .callbacks, .autoScrollLoop,
      .unsettledSize:
      "intervals"
    case .wholeList: "lists"
    case .waiting: "frames"
    case .duplicateIdentifiers, .manySections, .animatedUpdate: "updates"
    case .allocations: "allocations"
    case .depth, .growth: "growth"
    case .cacheMisses: "measuring"
    case .configure, .estimates, .templates, .sidewaysEstimates: "intervals"
    case .neverEquivalent, .environments, .rebuiltViews, .roundedProposals, .geometryReaders:
      "elements"
    case .blankArea: "numbers"
    case .idleGaps: "frames"
    }
  }
}

extension Advice {
  /// The section of a report that shows what it speaks of: samples of allocations have one of their own.
  var section: String { figures["shareOfBytes"] == nil ? rule.section : "allocation-sites" }
}
