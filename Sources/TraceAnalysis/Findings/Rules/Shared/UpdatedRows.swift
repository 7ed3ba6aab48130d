import ListSchema

// Rules about rows that are measured and applied again for nothing.
extension Advice.Rule {
  /// Returns the cost of rows that say they changed: they are measured and applied for it,
  /// and placed and laid out again.
  static func updating(_ check: CheckedRows, _ group: RunGroup) -> [FindingCost] {
    let share = check.share
    let views = group.suspects.tally(.viewsInUpdates, type: check.type)
    let all = group.suspects.total(.viewsInUpdates).count
    // The part of what is laid out in updates that is laid out since these rows were given their content.
    func part(of count: Int64) -> Double { share * Double(views.amount) / Double(max(1, count)) }
    return [
      FindingCost(
        intervals: [IntervalName.measure],
        type: check.type,
        reasons: ["changed"],
        share: share
      ),
      FindingCost(
        intervals: [IntervalName.apply],
        type: check.type,
        reasons: ["was_updated"],
        share: share,
        frames: .updates
      ),
      FindingCost(
        intervals: [IntervalName.elementViews],
        type: check.type,
        reasons: HostUpdates.Cause.ofContent.map(\.rawValue),
        share: share
      ),
      FindingCost(
        intervals: [IntervalName.elementLayout],
        type: check.type,
        share: part(of: views.count),
        frames: .updates
      ),
      // Elements are built there, too, and nothing says for which row.
      FindingCost(
        intervals: ["view_layout"],
        share: part(of: all),
        time: .untyped,
        frames: .updates
      ),
      FindingCost(
        intervals: [IntervalName.layout],
        share: part(of: all),
        time: .own,
        frames: .updates
      ),
    ]
  }
}
