import ListSchema

extension Advice.Rule {
  /// Laying out the views of rows takes long, since there are many, or for each.
  public static let viewLayouts = Advice.Rule("viewLayouts", section: "rows") {
    find($0.group, $0.stacks)
  }

  /// Speaks without samples of stacks, which name the function, when laying out views of rows of one type takes a
  /// part of the frames that matters, with ten views or more for each row on screen, or 10 µs or more for each view.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    guard stacks == nil, group.hasTrouble else { return [] }
    return group.suspects.byType(.viewLayout).compactMap { one in
      let (type, tally) = (one.type, one.tally)
      guard let type, tally.count >= minLayouts, tally.amount > 0, let loss = group.loss(tally),
        group.matters(loss)
      else { return nil }
      let (views, each) = (tally.amount / tally.count, tally.ns / tally.amount)
      let ofRow = views / max(1, group.suspects.maxVisible)
      guard ofRow >= manyViewsOfRow || each >= slowViewNs else { return nil }
      let why =
        ofRow >= manyViewsOfRow
        ? "\(Readable.number(views)) views on average, at least \(Readable.number(ofRow)) for each row on screen, so "
          + "rows have more than they need, probably make them in layoutSubviews(), or keep those of rows before"
        : "\(Readable.time(each)) for each of \(Readable.number(views)) views on average, so layoutSubviews() probably "
          + "computes or makes something, or constraints are changed for it"
      return AdviceFinding(
        sentence:
          "laying out the views of rows of type \(type) takes long: \(why): \(loss.words)\(stacksTellMore)",
        figures: ["layouts": Double(tally.count), "views": Double(views), "eachNs": Double(each)],
        subject: FindingSubject(type: type),
        loss: loss,
        fix:
          "override func layoutSubviews() { label.frame = bounds }  // set frames alone; make views and paths once",
        costs: [FindingCost(intervals: [IntervalName.viewLayout], type: type, time: .own)]
      )
    }
  }

  private static let minLayouts: Int64 = 5
  private static let manyViewsOfRow: Int64 = 10
  private static let slowViewNs: Int64 = 10_000
}
