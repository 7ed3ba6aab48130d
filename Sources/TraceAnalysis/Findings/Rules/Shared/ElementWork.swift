import ListSchema

// Rules about elements.
extension Advice.Rule {
  /// The fewest hosts, views or measurements that a rule speaks of.
  static let minElements: Int64 = 20

  /// A finding of rows on screen that were built again for nothing; nil if that took little of frames.
  static func builtAgain(
    _ updates: HostUpdates.Views,
    because cause: HostUpdates.Cause,
    of rows: TypedHostUpdates,
    _ summary: RunGroup,
    sentence: String,
    figures: [String: Double],
    fix: String
  ) -> AdviceFinding? {
    let loss = summary.loss(ns: Double(updates.ns))
    if summary.frameNs > 0 {
      guard let loss, summary.matters(loss) else { return nil }
    }
    return AdviceFinding(
      sentence: sentence + loss.ending,
      figures: figures,
      subject: FindingSubject(type: rows.type),
      loss: loss,
      fix: fix,
      costs: [
        FindingCost(
          intervals: [IntervalName.elementViews],
          type: rows.type,
          reasons: [cause.rawValue]
        )
      ]
    )
  }

  /// A finding of a part of the time in which elements are measured and placed in frames; nil if that took
  /// little of them.
  static func inSteps(
    share: Double,
    _ summary: RunGroup,
    _ loss: FindingLoss?,
    sentence: String,
    figures: [String: Double],
    fix: String
  ) -> AdviceFinding? {
    if summary.frameNs > 0 {
      guard let loss, summary.matters(loss) else { return nil }
    }
    return AdviceFinding(
      sentence: sentence + loss.ending,
      figures: figures,
      loss: loss,
      fix: fix,
      costs: [
        FindingCost(
          intervals: [IntervalName.elementMeasure, IntervalName.elementLayout],
          share: share
        )
      ]
    )
  }
}
