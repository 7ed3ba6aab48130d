extension Advice.Rule {
  /// Elements are measured twice, because of proposals that differ by rounding.
  public static let roundedProposals = Advice.Rule("roundedProposals", section: "elements") {
    find($0.group)
  }

  /// Speaks when 20 or more measurements were in almost the same proposal as before, those are a
  /// twentieth of all, and took time worth a word.
  private static func find(_ summary: RunGroup) -> AdviceFinding? {
    let (found, all) = (summary.elementUpdates.nearMisses, summary.elementUpdates.measurements)
    guard found >= Self.minElements, Double(found) >= 0.05 * Double(all) else { return nil }
    let (lost, steps) = (summary.suspects.total(.nearMisses), summary.suspects.total(.elements))
    return inSteps(
      share: Double(lost.ns) / Double(max(1, steps.ns)),
      summary,
      summary.loss(lost),
      sentence:
        "\(Readable.number(found)) of \(Readable.number(all)) measurements of elements were in a proposal less than "
        + "0.01 points away from an earlier one: compute it in one way, or round it",
      figures: ["nearMisses": Double(found), "measurements": Double(all)],
      fix: "let width = (size.width / 3).rounded(.down)  // in one place, for measuring and layout"
    )
  }
}
