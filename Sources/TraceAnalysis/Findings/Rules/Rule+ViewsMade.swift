import ListSchema

extension Advice.Rule {
  /// Views are made instead of reused.
  public static let viewsMade = Advice.Rule("viewsMade", section: "rows") {
    find($0.group)
  }

  /// Speaks when most rows of a type that were applied got a new view, and more of these were made
  /// than three screens full need.
  private static func find(_ group: RunGroup) -> [AdviceFinding] {
    group.suspects.byType(.viewsMade).compactMap { made in
      let cost = group.rows.byType.first { $0.type == made.type && $0.work == .apply }
      let views = cost?.views ?? RowCost.Views()
      let shown = max(10, group.suspects.maxVisible)
      guard made.tally.count >= 3 * shown, views.made >= views.reused,
        let loss = group.loss(made.tally), group.matters(loss)
      else { return nil }
      let allNs = cost?.durations.sum ?? made.tally.ns
      return AdviceFinding(
        sentence: "views of type \(made.type ?? "?") are made instead of reused: "
          + "\(Readable.number(made.tally.count)) made, \(Readable.number(views.reused)) reused, though no "
          + "more than \(Readable.number(group.suspects.maxVisible)) rows are on screen: \(loss.words)",
        figures: ["made": Double(made.tally.count), "reused": Double(views.reused)],
        subject: FindingSubject(type: made.type),
        loss: loss,
        fix: AppHost(ofRow: made.type) == .list
          ? "static func createReusableContentView(frame: CGRect) -> ContentView  // one type for all rows"
          : "dequeueReusableCell(withIdentifier: \"row\", for: path)  // one identifier for all rows of a kind",
        costs: [
          FindingCost(
            intervals: [IntervalName.apply],
            type: made.type,
            share: allNs > 0 ? Double(made.tally.ns) / Double(allNs) : 1
          )
        ]
      )
    }
  }
}
