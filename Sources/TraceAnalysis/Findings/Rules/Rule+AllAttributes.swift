import ListSchema

extension Advice.Rule {
  /// A layout object of the app answers for the whole content, which takes a part of the frames that matters.
  public static let allAttributes = Advice.Rule("allAttributes", section: "intervals") {
    find($0.group)
  }

  private static func find(_ group: RunGroup) -> AdviceFinding? {
    let tally = group.suspects.total(.allAttributes)
    guard tally.count > 0, let loss = group.loss(tally), group.matters(loss) else { return nil }
    let visible = group.suspects.maxVisible
    return AdviceFinding(
      sentence: "a UICollectionViewLayout gives the attributes of all its elements, "
        + "\(Readable.number(tally.amount / tally.count)) on average, though no more than "
        + "\(Readable.number(visible)) rows are on screen: \(Readable.count(tally.count, "time")), \(loss.words)",
      figures: [
        "times": Double(tally.count), "elements": Double(tally.amount / tally.count),
      ],
      loss: loss,
      fix: "UICollectionViewCompositionalLayout { _, _ in section }  // solves what is on screen",
      costs: [FindingCost(intervals: [IntervalName.attributes])]
    )
  }
}
