import TraceAnalysis

extension Advice.Rule {
  /// The section of a report that shows what the rule speaks of.
  var section: String {
    switch self {
    case .lateFrames: "worst"
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
