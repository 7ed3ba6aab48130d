import ListSchema

extension Advice.Rule {
  /// The views of rows get more views with each row that they show.
  public static let pilingViews = Advice.Rule("pilingViews", section: "rows") {
    find($0.group, $0.stacks)
  }

  /// Speaks when at least three fifths of the views that were counted again after some rows had more in them, and
  /// showing and laying out the rows takes a part of the frames that matters.
  ///
  /// Where rows only differ, as many have fewer.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    guard group.hasTrouble else { return [] }
    return group.suspects.checks("piling_views").compactMap { check in
      let (type, tally) = (check.type, check.tally)
      guard let type, tally.updates >= 2, tally.looked >= 2 * Self.minLooked,
        5 * tally.found >= 3 * tally.looked
      else { return nil }
      var work = group.suspects.tally(.rows, type: type)
      work.add(group.suspects.tally(.viewLayout, type: type))
      guard let loss = group.loss(work), group.matters(loss) else { return nil }
      let adder = stacks?.viewAdder
      return AdviceFinding(
        sentence:
          "the views of rows of type \(type) pile up: of \(Readable.number(tally.looked)) that were counted again after "
          + "some rows, \(Readable.number(tally.found)) had more views in them than before"
          + (adder.map { "; they are added in \($0.label)" } ?? "") + ": \(loss.words)",
        figures: ["grown": Double(tally.found), "looked": Double(tally.looked)],
        subject: FindingSubject(type: type, function: adder),
        loss: loss,
        fix:
          "badges.forEach { $0.removeFromSuperview() }  // before others are added; or keep and reuse them",
        costs: [
          FindingCost(intervals: [IntervalName.apply], type: type),
          FindingCost(intervals: [IntervalName.viewLayout], type: type, time: .own),
        ]
      )
    }
  }
}
