import ListSchema

extension Advice.Rule {
  /// Rows are made of many elements.
  public static let manyElements = Advice.Rule("manyElements", section: "elements") {
    find($0.group, $0.stacks)
  }

  /// Speaks when rows of a type have 80 elements or more on average, over five rows or more, and making, measuring and
  /// placing them takes a part of the frames that matters.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    guard group.hasTrouble else { return [] }
    return group.suspects.byType(.elementCounts).compactMap { one in
      let (type, tally) = (one.type, one.tally)
      let each = tally.amount / max(1, tally.count)
      guard tally.count >= minMeasuredRows, each >= manyElementsOfRow else { return nil }
      let share = 1 - Double(usualElementsOfRow) / Double(each)
      let steps = group.intervals.filter { stepsOfElements.contains($0.name) }
      let ns = steps.reduce(0) { $0 + Double($1.selfNs) * ($1.shareOfFrameTime == nil ? 0 : 1) }
      guard let loss = group.loss(ns: ns * share), group.matters(loss) else { return nil }
      let maker = stacks?.lines.first {
        $0.function.line != nil && type != nil && group.rowType(of: $0.function) == type
      }?.function
      return AdviceFinding(
        sentence:
          "a row of type \(type ?? "?") is made of \(Readable.number(each)) elements on average, each of which is "
          + "made, measured and placed\(maker.map { "; they are made in \($0.label)" } ?? ""): \(loss.words)",
        figures: ["elements": Double(each), "rows": Double(tally.count)],
        subject: FindingSubject(type: type, function: maker),
        loss: loss,
        fix:
          "one element that draws what repeats  // and no insets or boxes around each other that do nothing",
        costs: [FindingCost(intervals: Array(stepsOfElements).sorted(), share: share, time: .own)]
      )
    }
  }

  private static let minMeasuredRows: Int64 = 5
  private static let manyElementsOfRow: Int64 = 80
  /// Rows with a picture, three texts and buttons have fewer.
  private static let usualElementsOfRow: Int64 = 30
  private static let stepsOfElements: Set = [
    IntervalName.elementBuild, IntervalName.elementMeasure, IntervalName.elementLayout,
    IntervalName.elementViews,
  ]
}
