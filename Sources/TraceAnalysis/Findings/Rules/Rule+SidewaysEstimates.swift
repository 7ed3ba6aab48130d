extension Advice.Rule {
  /// A section that scrolls sideways has changed its length with what it has shown.
  public static let sidewaysEstimates = Advice.Rule("sidewaysEstimates", section: "intervals") {
    find($0.group)
  }

  /// Speaks when a section changed its length while it scrolled sideways.
  private static func find(_ summary: RunGroup) -> AdviceFinding? {
    let jumps = summary.suspects.total(.sidewaysJump)
    guard jumps.count > 0 else { return nil }
    return AdviceFinding(
      sentence:
        "a section that scrolls sideways has an estimated size, and what follows it jumped "
        + "\(jumps.count == 1 ? "once" : "\(Readable.number(jumps.count)) times"), by "
        + "\(Readable.count(jumps.amount, "point")) in all: give its group an absolute one",
      figures: ["jumps": Double(jumps.count), "points": Double(jumps.amount)],
      fix:
        "NSCollectionLayoutSize(widthDimension: .absolute(140), heightDimension: .absolute(180))"
        + "  // of the group that scrolls"
    )
  }
}
