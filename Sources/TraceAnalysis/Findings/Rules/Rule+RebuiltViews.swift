import ListSchema

extension Advice.Rule {
  /// Views of elements in rows on screen are made anew.
  public static let rebuiltViews = Advice.Rule("rebuiltViews", section: "elements") {
    find($0.group)
  }

  /// Speaks when 20 or more views of rows of a type on screen were made anew, and those are a quarter of
  /// all; or nine tenths of those of rows that were given another content to show.
  private static func find(_ summary: RunGroup) -> [AdviceFinding] {
    summary.hostUpdates.compactMap { rows in
      let (onScreen, shown) = (rows.updates.ofShownRows, rows.updates[.shown])
      func isRebuilt(_ views: HostUpdates.Views, least share: Double) -> Bool {
        views.rebuilt >= Self.minElements
          && Double(views.rebuilt) >= share * Double(views.reused.addingSaturating(views.rebuilt))
      }
      let isReuse = isRebuilt(shown, least: 0.9)
      guard isReuse || isRebuilt(onScreen, least: 0.25) else { return nil }
      var views = onScreen
      if isReuse { views.add(shown) }
      return finding(views, of: rows, isReuse: isReuse, summary)
    }
  }

  private static func finding(
    _ views: HostUpdates.Views,
    of rows: TypedHostUpdates,
    isReuse: Bool,
    _ summary: RunGroup
  ) -> AdviceFinding {
    let all = views.reused.addingSaturating(views.rebuilt)
    let loss = summary.loss(ns: Double(views.rebuiltNs))
    let ns = rows.updates.all.ns
    return AdviceFinding(
      sentence:
        "\(Readable.number(views.rebuilt)) of \(Readable.number(all)) views of elements in rows\(rows.ofType)"
        + "\(isReuse ? "" : " on screen") were removed and made anew: give children that come and "
        + "go keys that stay the same, and keep the types of the elements around them"
        + (loss.map { ": \($0.words)" } ?? ""),
      figures: ["rebuilt": Double(views.rebuilt), "allViews": Double(all)],
      subject: FindingSubject(type: rows.type),
      loss: loss,
      fix:
        "row.stackLayoutChild(key: model.id)  // one that the next update has, too, never UUID()",
      costs: ns <= 0
        ? []
        : [
          FindingCost(
            intervals: [IntervalName.elementViews],
            type: rows.type,
            share: Double(views.rebuiltNs) / Double(ns)
          )
        ]
    )
  }
}
