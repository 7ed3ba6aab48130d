// Rules about memory that rows ask for.
extension Advice.Rule {
  static let minRows: Int64 = 20

  /// The time of measuring or applying rows, of which allocations are a part; nil where there are few
  /// rows, or that time is no part of frames that matters.
  ///
  /// Nothing tells how large the part is, so the loss is no more than that.
  ///
  /// - Parameters:
  ///   - cost: the allocations of the rows.
  ///   - share: the part of the bytes that is meant, which is taken for that of the time, too.
  ///   - group: the runs.
  /// - Returns: the loss at most.
  static func loss(
    of cost: AllocationCost,
    share: Double = 1,
    in group: RunGroup
  ) -> FindingLoss? {
    let rows = group.rows.byType.first {
      $0.type == cost.type && $0.work.rawValue == cost.interval
    }
    guard cost.count >= minRows, let rows, let all = group.loss(ns: Double(rows.durations.sum)),
      group.matters(all), var loss = group.loss(ns: Double(rows.durations.sum) * share)
    else { return nil }
    loss.isAtMost = true
    return loss
  }
}
