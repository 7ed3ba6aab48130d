import ListSchema

extension Advice.Rule {
  /// A data source takes longer to count its items than returning a number needs.
  public static let slowCounts = Advice.Rule("slowCounts", section: "intervals") {
    find($0.group, $0.stacks)
  }

  /// Speaks without samples of stacks, which name the function, when counting takes 20 µs or more for each of five
  /// times or more, and frames are late.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> AdviceFinding? {
    let tally = group.suspects.total(.step(.countItems))
    guard stacks == nil, group.hasTrouble, tally.count >= minCounts,
      tally.ns / tally.count >= minCountNs, let loss = group.loss(tally), group.matters(loss)
    else { return nil }
    return AdviceFinding(
      sentence:
        "the data source takes \(Readable.time(tally.ns / tally.count)) to count its items, "
        + "\(Readable.number(tally.count)) times, so numberOfRowsInSection or numberOfItemsInSection probably "
        + "filters, sorts or loads them: \(loss.words)\(stacksTellMore)",
      figures: ["counts": Double(tally.count), "eachNs": Double(tally.ns / tally.count)],
      loss: loss,
      fix: rowsKept,
      costs: [FindingCost(intervals: [IntervalName.countItems], time: .own)]
    )
  }

  private static let minCounts: Int64 = 5
  private static let minCountNs: Int64 = 20_000

  /// The fix where the rows are found again for each number.
  static let rowsKept =
    "private var rows: [Row]  // filtered and sorted when the data changes; the data source returns rows.count"
}
