import ListSchema

extension Advice.Rule {
  /// A table takes longer to ask for the heights of its rows than returning a number needs.
  public static let slowHeights = Advice.Rule("slowHeights", section: "intervals") {
    find($0.group, $0.stacks)
  }

  /// Speaks without samples of stacks, which name the function, when taking over the rows of a table takes 5 µs or
  /// more for each of 20 or more, and frames are late.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> AdviceFinding? {
    let tally = group.suspects.total(.configure)
    guard stacks == nil, group.host == .table, group.hasTrouble, tally.amount >= minRowsOfTable
    else {
      return nil
    }
    let each = tally.ns / tally.amount
    let share = 1 - Double(usualHeightNs) / Double(max(1, each))
    guard each >= slowHeightNs, let loss = group.loss(tally, share: share), group.matters(loss)
    else {
      return nil
    }
    return AdviceFinding(
      sentence: "the table takes \(Readable.time(each)) for each of its "
        + "\(Readable.number(tally.amount / tally.count)) rows in \(Readable.count(tally.count, "update")), in "
        + "which it asks for all heights, so heightForRowAt probably measures or computes something: "
        + "\(loss.words)\(stacksTellMore)",
      figures: ["updates": Double(tally.count), "eachNs": Double(each)],
      subject: FindingSubject(type: group.rows.mainType),
      loss: loss,
      fix: heightsKept,
      costs: [FindingCost(intervals: [IntervalName.configure], share: share)]
    )
  }

  private static let minRowsOfTable: Int64 = 20
  private static let slowHeightNs: Int64 = 5_000
  private static let usualHeightNs: Int64 = 1_500

  /// The fix where the heights of all rows are computed.
  static let heightsKept =
    "tableView.rowHeight = 64  // or heights kept with the models: all rows are asked for in every update"
}
