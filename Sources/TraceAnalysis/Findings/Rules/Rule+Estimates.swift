import ListSchema

extension Advice.Rule {
  /// Estimated sizes in a compositional layout are far from the measured ones.
  public static let estimates = Advice.Rule("estimates", section: "intervals") {
    find($0.group)
  }

  /// Speaks when half of 10 or more self-sizings needed three rounds, or one never came to an end.
  private static func find(_ summary: RunGroup) -> AdviceFinding? {
    guard let row = summary.intervals.first(where: { $0.name == IntervalName.selfSize }),
      let passes = row.field(.passes), let changed = row.field(.changed),
      let correction = row.field(.correctionPoints)
    else { return nil }
    let oscillating = row.field(.oscillating)?.sum ?? 0
    guard oscillating > 0 || passes.count >= 10 && passes.p50 >= 3 else { return nil }
    let rounds = Readable.number(Int(exactly: passes.max.rounded()) ?? .max)
    let sizes = Readable.number(Int(exactly: changed.sum.rounded()) ?? .max)
    // One round measures, and one sees that nothing changes any more.
    let share = max(0, passes.sum - 2 * Double(passes.count)) / max(1, passes.sum)
    let loss = summary.loss(of: row, share: share)
    return AdviceFinding(
      sentence:
        "self-sizing took up to \(rounds) rounds, and \(sizes) sizes were not as estimated"
        + (oscillating > 0 ? "; some never came to rest" : "")
        + ": give estimates near the real sizes" + loss.ending,
      figures: [
        "maxPasses": passes.max, "medianPasses": passes.p50, "changed": changed.sum,
        "correctionPoints": correction.sum, "oscillating": oscillating,
      ],
      loss: loss,
      fix:
        "NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120))"
        + "  // what most of them measure",
      costs: [FindingCost(intervals: [row.name], share: share)]
    )
  }
}
