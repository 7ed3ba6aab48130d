import ListSchema

extension Advice.Rule {
  /// Measuring or applying a row of a type takes longer than what a row shows can need.
  public static let slowRows = Advice.Rule("slowRows", section: "rows", unless: [.providedViews]) {
    find($0.group, $0.stacks)
  }

  /// Speaks without samples of stacks, which name the function, when the mean of 10 rows or more is well
  /// above that of rows with several texts, or that of five is four times it, and frames are late.
  ///
  /// Of rows of elements what counts is beside measuring these, which is Blueprint's and text's: making them.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    guard stacks == nil, group.hasTrouble else { return [] }
    return group.rows.byType.compactMap { row in
      guard let type = row.type, row.durations.count >= fewSlowRows else { return nil }
      let whole = row.durations.sum / Int64(row.durations.count)
      let elementNs = row.work == .measure ? elements(of: type, group) : nil
      let each = max(0, whole - (elementNs ?? 0))
      let (usual, limit) = elementNs != nil ? makeNs : row.work == .measure ? measureNs : applyNs
      let least = row.durations.count < minSlowRows ? 4 * usual : limit
      guard each >= least else { return nil }
      let share = Double(each - usual) / Double(whole)
      guard let loss = group.loss(ns: Double(row.durations.sum) * share), group.matters(loss) else {
        return nil
      }
      return AdviceFinding(
        sentence: "\(row.work.rawValue) of a row of type \(type) takes \(Readable.time(each)), "
          + (elementNs == nil ? "" : "beside measuring its elements, ")
          + "for \(Readable.count(Int64(row.durations.count), "row")), so probably something is computed, decoded or "
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

  /// The mean time in which the elements of a row of a type are measured; nil for other rows.
  private static func elements(of type: String, _ group: RunGroup) -> Int64? {
    let tally = group.suspects.byType(.elementCounts).first { $0.type == type }?.tally
    return tally.flatMap { $0.count > 0 ? $0.ns / $0.count : nil }
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
  /// Making the elements of rows with several texts took 99 µs beside a busy loop.
  private static let makeNs: (Int64, Int64) = (60_000, 150_000)
}
