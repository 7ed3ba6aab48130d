import ListSchema

extension Advice.Rule {
  /// Measuring or applying a row of a type takes longer than what a row shows can need.
  public static let slowRows = Advice.Rule("slowRows", section: "rows", unless: [.providedViews]) {
    find($0.group, $0.stacks)
  }

  /// Speaks without samples of stacks, which name the function, when the mean of 10 rows or more is well
  /// above that of rows with several texts, or that of five is four times it, and frames are late.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    guard stacks == nil, group.hasTrouble else { return [] }
    return group.rows.byType.compactMap { row in
      guard let type = row.type, row.durations.count >= fewSlowRows else { return nil }
      let each = row.durations.sum / Int64(row.durations.count)
      let (usual, limit) = row.work == .measure ? measureNs : applyNs
      let least = row.durations.count < minSlowRows ? 4 * usual : limit
      guard each >= least else { return nil }
      let share = 1 - Double(usual) / Double(each)
      guard let loss = group.loss(ns: Double(row.durations.sum) * share), group.matters(loss) else {
        return nil
      }
      return AdviceFinding(
        sentence: "\(row.work.rawValue) of a row of type \(type) takes \(Readable.time(each)), for "
          + "\(Readable.count(Int64(row.durations.count), "row")), so probably something is computed, decoded or "
          + "made for each\(outside(of: type, row, group)): \(loss.words)\(stacksTellMore)",
        figures: ["rows": Double(row.durations.count), "eachNs": Double(each)],
        subject: FindingSubject(type: type),
        loss: loss,
        fix:
          "let prepared = prepare(model)  // what each row computes, once when the model changes",
        costs: [FindingCost(intervals: [row.work.rawValue], type: type, share: share)]
      )
    }
  }

  /// The functions of UIKit's delegates that remain where providing the cells takes little of the time.
  private static func outside(of type: String, _ row: RowCost, _ group: RunGroup) -> String {
    guard row.work == .apply, AppHost(ofRow: type) != .list else { return "" }
    return
      ", outside of the function that provides it: probably in willDisplay or prepareForReuse()"
  }

  private static let minSlowRows = 10
  /// Fewer may have taken longer by chance, unless it is much longer.
  private static let fewSlowRows = 5
  /// Rows of five texts take a third of the first figure to measure, and a fifth of it to apply.
  private static let (measureNs, applyNs): ((Int64, Int64), (Int64, Int64)) = (
    (200_000, 400_000), (50_000, 75_000)
  )
}
