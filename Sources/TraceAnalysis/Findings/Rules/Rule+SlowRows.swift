import ListSchema

extension Advice.Rule {
  /// Measuring or applying a row of a type takes longer than what a row shows can need.
  public static let slowRows = Advice.Rule("slowRows", section: "rows") {
    find($0.group, $0.stacks)
  }

  /// Speaks without samples of stacks, which name the function, when the mean of 10 rows or more is above
  /// that of rows with several texts, and frames are late.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    guard stacks == nil, group.hasTrouble else { return [] }
    return group.rows.byType.compactMap { row in
      guard let type = row.type, row.durations.count >= minSlowRows else { return nil }
      let each = row.durations.sum / Int64(row.durations.count)
      let usual = row.work == .measure ? usualMeasureNs : usualApplyNs
      guard each >= 2 * usual else { return nil }
      let share = 1 - Double(usual) / Double(each)
      guard let loss = group.loss(ns: Double(row.durations.sum) * share), group.matters(loss) else {
        return nil
      }
      return AdviceFinding(
        sentence: "\(row.work.rawValue) of a row of type \(type) takes \(Readable.time(each)), for "
          + "\(Readable.count(Int64(row.durations.count), "row")), so probably something is computed, decoded or "
          + "made for each: \(loss.words)\(stacksTellMore)",
        figures: ["rows": Double(row.durations.count), "eachNs": Double(each)],
        subject: FindingSubject(type: type),
        loss: loss,
        fix:
          "let prepared = prepare(model)  // what each row computes, once when the model changes",
        costs: [FindingCost(intervals: [row.work.rawValue], type: type, share: share)]
      )
    }
  }

  private static let minSlowRows = 10
  /// Rows of five texts take a third of that to measure, and a fifth to apply.
  private static let (usualMeasureNs, usualApplyNs): (Int64, Int64) = (200_000, 50_000)
}
