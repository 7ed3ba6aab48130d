import ListSchema

extension Advice.Rule {
  /// Rows compute their identifiers whenever these are asked for.
  public static let slowIdentifiers = Advice.Rule("slowIdentifiers", section: "updates") {
    find($0.group, $0.stacks)
  }

  /// Speaks without samples of stacks, which name the function, when both describing a row and comparing it take
  /// longer than values that are stored can need: nothing but identifiers is asked for in both.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> AdviceFinding? {
    let described = group.suspects.total(.configure)
    guard stacks == nil, group.host == .list, group.hasTrouble, described.amount >= minDescribed,
      described.ns / described.amount >= DescribingCost.maxRowNs,
      let row = group.intervals.first(where: { $0.name == IntervalName.diff })
    else { return nil }
    let describeNs = described.ns / described.amount
    let compareNs = row.selfNs / max(1, described.amount)
    guard compareNs >= minCompareNs,
      let loss = group.loss(ns: Double(described.ns) + Double(row.selfNs)),
      group.matters(loss)
    else { return nil }
    return AdviceFinding(
      sentence:
        "describing a row takes \(Readable.time(describeNs)) and finding it again \(Readable.time(compareNs)), in "
        + "\(Readable.count(described.count, "update")) of \(Readable.number(described.amount / described.count)) "
        + "rows, so identifierValue, which is asked for in both, is probably computed or hashes much: "
        + "\(loss.words)\(stacksTellMore)",
      figures: ["describeNs": Double(describeNs), "compareNs": Double(compareNs)],
      subject: FindingSubject(type: group.rows.mainType),
      loss: loss,
      fix: identifierStored,
      costs: [FindingCost(intervals: [IntervalName.configure, IntervalName.diff], time: .own)]
    )
  }

  private static let minDescribed: Int64 = 50
  private static let minCompareNs: Int64 = 8_000

  /// The fix where identifiers are computed.
  static let identifierStored =
    "var identifierValue: Int { model.id }  // stored with the model, not made of what it shows"
}
