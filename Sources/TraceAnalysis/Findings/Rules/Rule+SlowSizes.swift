import ListSchema

extension Advice.Rule {
  /// A layout object takes longer for an item than finding a place needs: its size is computed.
  public static let slowSizes = Advice.Rule("slowSizes", section: "intervals") {
    find($0.group, $0.stacks)
  }

  /// Speaks without samples of stacks, which name the function, when a layout object of UIKit's or the app's takes
  /// 3 µs or more for each item of 20 or more, and frames are late.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> AdviceFinding? {
    let tally = group.suspects.total(.step(.solve))
    guard stacks == nil, group.hasTrouble, tally.amount >= minItems,
      group.suspects.total(.allAttributes).count > 0
    else { return nil }
    let each = tally.ns / tally.amount
    let share = 1 - Double(usualItemNs) / Double(max(1, each))
    guard each >= minItemNs, let loss = group.loss(tally, share: share), group.matters(loss) else {
      return nil
    }
    return AdviceFinding(
      sentence:
        "finding the size and the place of an item takes \(Readable.time(each)), for "
        + "\(Readable.number(tally.amount / tally.count)) items in each of "
        + "\(Readable.count(tally.count, "preparation")) of the layout, so sizeForItemAt or prepare() probably "
        + "measures or computes something for each: \(loss.words)\(stacksTellMore)",
      figures: ["preparations": Double(tally.count), "eachNs": Double(each)],
      subject: FindingSubject(type: group.rows.mainType),
      loss: loss,
      fix: sizesKept,
      costs: [FindingCost(intervals: [IntervalName.solve], share: share, time: .own)]
    )
  }

  private static let minItems: Int64 = 20
  private static let minItemNs: Int64 = 3_000
  private static let usualItemNs: Int64 = 500

  /// The fix where the sizes of all items are computed.
  static let sizesKept =
    "layout.itemSize = size  // or sizes kept with the models: all items are asked for in every update"
}
