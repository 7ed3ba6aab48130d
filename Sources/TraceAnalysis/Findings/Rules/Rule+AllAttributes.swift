import ListSchema

extension Advice.Rule {
  /// A layout object of the app answers for the whole content, which takes a part of the frames that matters.
  public static let allAttributes = Advice.Rule("allAttributes", section: "intervals") {
    find($0.group, $0.stacks)
  }

  /// Speaks of a layout that is asked again and again without an update, or of one with many elements: after an
  /// update, UIKit's own flow layout answers for all of them, too.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> AdviceFinding? {
    let tally = group.suspects.total(.allAttributes)
    guard tally.count > 0, let loss = group.loss(tally), group.matters(loss) else { return nil }
    let updates = group.suspects.total(.configure).count
    if tally.count >= minAsked, tally.count > 2 * updates {
      return invalidated(tally, loss, updates, stacks)
    }
    let visible = group.suspects.maxVisible
    guard tally.amount / tally.count >= max(minElementsOfLayout, 10 * visible) else { return nil }
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

  /// Fewer elements may all have their attributes in an update.
  private static let minElementsOfLayout: Int64 = 500
  /// Fewer times may have other reasons.
  private static let minAsked: Int64 = 20

  /// The finding of a layout that is invalidated by scrolling.
  private static func invalidated(
    _ tally: SuspectTally,
    _ loss: FindingLoss,
    _ updates: Int64,
    _ stacks: StackSummary?
  ) -> AdviceFinding {
    let path = stacks?.hotPaths.first {
      $0.interval == IntervalName.attributes && $0.function != nil
    }
    return AdviceFinding(
      sentence:
        "a UICollectionViewLayout is prepared and asked for the attributes of all its elements again and again, "
        + "\(Readable.number(tally.count)) times in \(Readable.count(tally.frames, "frame")), with "
        + "\(Readable.count(updates, "update")) of the content, so "
        + "shouldInvalidateLayout(forBoundsChange:) probably returns true whenever the content is scrolled; "
        + "\(Readable.number(tally.amount / tally.count)) elements each time"
        + (path.map { ", mostly in \($0.calls)" } ?? "") + ": \(loss.words)",
      figures: [
        "times": Double(tally.count), "elements": Double(tally.amount / tally.count),
        "updates": Double(updates),
      ],
      subject: FindingSubject(function: path?.function),
      loss: loss,
      fix: "override func shouldInvalidateLayout(forBoundsChange new: CGRect) -> Bool "
        + "{ new.width != collectionView?.bounds.width }",
      costs: [FindingCost(intervals: [IntervalName.attributes, IntervalName.solve])]
    )
  }
}
