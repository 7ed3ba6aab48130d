import ListSchema

extension Advice.Rule {
  /// Auto Layout constraints are made, added or removed for every row.
  public static let constraints = Advice.Rule("constraints", section: "stacks") {
    find($0.group, $0.stacks)
  }

  /// Speaks as other rules about calls in frames; rows that are configured by such calls are solved anew when their
  /// views are laid out, which no function of the user's is part of.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    hotspots(.constraints, group, stacks).map { found in
      let layout = group.suspects.tally(.viewLayout, type: found.subject.type)
      let own = stacks?.hotPaths.first { $0.interval == IntervalName.viewLayout }
      guard layout.ns > 0, own?.function == nil, let more = group.loss(layout) else { return found }
      var finding = found
      finding.sentence +=
        "; then their rows are solved anew while views are laid out: \(more.words)"
      finding.costs.append(
        FindingCost(intervals: [IntervalName.viewLayout], type: found.subject.type, time: .own)
      )
      return finding
    }
  }
}
