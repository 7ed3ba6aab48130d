import ListSchema

extension Advice.Rule {
  /// A cost grows faster than the number of items.
  public static let growth = Advice.Rule("growth", section: "growth") {
    find($0.group)
  }

  /// Speaks when an exponent is surely above that of operations that ought to be linear at most.
  private static func find(_ summary: RunGroup) -> AdviceFinding? {
    guard let row = summary.scaling.first(where: { $0.size == .items && $0.fit.isSuperlinear })
    else { return nil }
    let updates = summary.intervals.first { $0.name == IntervalName.update }
    let share = updates.map { row.fit.superlinearNs / Double(max(1, $0.durations.sum)) } ?? 0
    let loss = updates.flatMap { summary.loss(of: $0, share: share) }
    return AdviceFinding(
      sentence:
        "the cost of \(row.cost) grows faster than the number of items, by the power "
        + "\(row.fit.words) over \(Readable.number(row.fit.count)) of them" + loss.ending,
      figures: row.fit.figures,
      subject: FindingSubject(work: row.cost),
      loss: loss,
      fix:
        "let models = Dictionary(grouping: all, by: \\.id)  // not a search among all for each row",
      costs: share > 0 ? [FindingCost(intervals: [IntervalName.update], share: share)] : []
    )
  }
}
