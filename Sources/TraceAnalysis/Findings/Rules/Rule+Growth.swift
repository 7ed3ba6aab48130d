import ListSchema

extension Advice.Rule {
  /// A cost grows faster than the number of items.
  public static let growth = Advice.Rule("growth", section: "growth") {
    find($0.group, $0.stacks)
  }

  /// Speaks when an exponent is surely above that of operations that ought to be linear at most.
  private static func find(_ summary: RunGroup, _ stacks: StackSummary?) -> AdviceFinding? {
    guard let row = summary.scaling.first(where: { $0.size == .items && $0.fit.isSuperlinear })
    else { return nil }
    let updates = summary.intervals.first { $0.name == IntervalName.update }
    let share = updates.map { row.fit.superlinearNs / Double(max(1, $0.durations.sum)) } ?? 0
    let loss = updates.flatMap { summary.loss(of: $0, share: share) }
    let step = Self.largestStep(of: summary)
    let path = stacks?.hotPaths.first { $0.interval == step && $0.function != nil }
    return AdviceFinding(
      sentence:
        "the cost of \(row.cost) grows faster than the number of items, by the power "
        + "\(row.fit.words) over \(Readable.number(row.fit.count)) of them"
        + (step.map { ", most of it in \($0)" } ?? "") + (path.map { ", in \($0.calls)" } ?? "")
        + loss.ending
        + (path == nil ? "; probably each item is searched for among all" : "")
        + (stacks == nil ? Self.stacksTellMore : ""),
      figures: row.fit.figures,
      subject: FindingSubject(function: path?.function, work: row.cost),
      loss: loss,
      fix: path?.describingFix(ofType: nil) ?? Self.foundByIdentifier,
      costs: share > 0 ? [FindingCost(intervals: [IntervalName.update], share: share)] : []
    )
  }

  /// Returns the step of updates that takes most time of its own; nil where the trace has none.
  private static func largestStep(of group: RunGroup) -> String? {
    let steps: Set = [
      IntervalName.slice, IntervalName.diff, IntervalName.present, IntervalName.layout,
      IntervalName.index, IntervalName.select, IntervalName.notify, IntervalName.measure,
      IntervalName.apply, IntervalName.anchor,
    ]
    let largest = group.intervals.filter { steps.contains($0.name) }
      .max { ($0.selfNs, $1.name) < ($1.selfNs, $0.name) }
    return largest?.name
  }
}
