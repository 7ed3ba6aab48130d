import ListSchema

extension Advice.Rule {
  /// Comparing two rows takes longer than comparing what they store can need.
  public static let slowComparisons = Advice.Rule(
    "slowComparisons",
    section: "updates",
    unless: [.slowIdentifiers]
  ) {
    find($0.group, $0.stacks)
  }

  /// Speaks without samples of stacks, which name the function, when the mean of 50 comparisons or more is
  /// above 10 µs, and frames are late.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> AdviceFinding? {
    guard stacks == nil, group.hasTrouble,
      let row = group.intervals.first(where: { $0.name == IntervalName.diff }),
      let compared = row.field(.comparisons)?.sum, compared >= minComparisons,
      let loss = group.loss(of: row), group.matters(loss)
    else { return nil }
    let eachNs = Double(row.selfNs) / compared
    guard eachNs >= maxComparisonNs else { return nil }
    let type = group.rows.mainType
    let each = Int64(clamping: eachNs)
    return AdviceFinding(
      sentence:
        "comparing two rows\(type.map { ", mostly of type \($0)," } ?? "") takes \(Readable.time(each)) in "
        + "\(Readable.number(Int64(clamping: compared))) comparisons, so isEquivalent(to:), == or the identifiers "
        + "probably compute, format or print something: \(loss.words)\(stacksTellMore)",
      figures: ["comparisons": compared, "eachNs": eachNs],
      subject: FindingSubject(type: type),
      loss: loss,
      fix:
        "func isEquivalent(to other: Self) -> Bool { model == other.model }  // compares stored values alone",
      costs: [FindingCost(intervals: [IntervalName.diff], time: .own)]
    )
  }

  private static let minComparisons = 50.0
  private static let maxComparisonNs = 10_000.0
}
