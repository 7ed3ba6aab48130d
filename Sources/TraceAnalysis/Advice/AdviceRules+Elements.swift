// Mistakes in elements.
extension Advice.Rule {
  /// The fewest hosts, views or measurements that a rule speaks of.
  private static let minElements: Int64 = 20

  /// Speaks when 20 or more rows of a type on screen were built again though their content did not
  /// change, and that took time worth a word.
  func neverEquivalent(_ summary: RunGroup) -> [AdviceFinding] {
    summary.hostUpdates.compactMap { rows in
      let (never, not) = (rows.updates[.neverEquivalent], rows.updates[.notCompared])
      guard never.hosts.addingSaturating(not.hosts) >= Self.minElements else { return nil }
      let isNever = never.hosts >= not.hosts
      let updates = isNever ? never : not
      return builtAgain(
        updates,
        because: isNever ? .neverEquivalent : .notCompared,
        of: rows,
        summary,
        sentence:
          "\(Readable.number(updates.hosts)) times a row\(rows.ofType) on screen was built again "
          + (isNever
            ? "because its content says that it is not even equivalent to itself"
            : "though its content was equivalent"),
        figures: ["neverEquivalent": Double(never.hosts), "notCompared": Double(not.hosts)],
        fix: isNever
          ? "func isEquivalent(to other: Self) -> Bool { model == other.model }  // or Equatable"
          : "var reappliesToVisibleView: ReappliesToVisibleView { .ifNotEquivalent }  // or Equatable"
      )
    }
  }

  /// Speaks when 20 or more rows of a type on screen were built again for another environment, in three
  /// updates or more, those are a quarter of all of them that were built again, and that took time worth a
  /// word.
  func environments(_ summary: RunGroup) -> [AdviceFinding] {
    summary.hostUpdates.compactMap { rows in
      let found = rows.updates[.environment]
      let all = rows.updates.ofShownRows.hosts
      guard found.hosts >= Self.minElements, found.updates >= 3,
        Double(found.hosts) >= 0.25 * Double(all)
      else { return nil }
      return builtAgain(
        found,
        because: .environment,
        of: rows,
        summary,
        sentence:
          "\(Readable.number(found.hosts)) of \(Readable.number(all)) rows\(rows.ofType) that were built again "
          + "on screen only got another environment, in \(Readable.number(found.updates)) updates: set it once, "
          + "and with values that are Equatable",
        figures: [
          "rows": Double(found.hosts), "allRows": Double(all), "updates": Double(found.updates),
        ],
        fix:
          "list.environment.elementEnvironment = theme  // made once and stored, of Equatable values"
      )
    }
  }

  /// A finding of rows on screen that were built again for nothing; nil if that took little of frames.
  private func builtAgain(
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
          intervals: [KnownInterval.elementViews],
          type: rows.type,
          reasons: [cause.rawValue]
        )
      ]
    )
  }

  /// Speaks when 20 or more views of rows of a type on screen were made anew, and those are a quarter of
  /// all; or nine tenths of those of rows that were given another content to show.
  func rebuiltViews(_ summary: RunGroup) -> [AdviceFinding] {
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
      return rebuiltViews(views, of: rows, isReuse: isReuse, summary)
    }
  }

  private func rebuiltViews(
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
            intervals: [KnownInterval.elementViews],
            type: rows.type,
            share: Double(views.rebuiltNs) / Double(ns)
          )
        ]
    )
  }

  /// Speaks when 20 or more measurements were in almost the same proposal as before, those are a
  /// twentieth of all, and took time worth a word.
  func roundedProposals(_ summary: RunGroup) -> AdviceFinding? {
    let (found, all) = (summary.elementUpdates.nearMisses, summary.elementUpdates.measurements)
    guard found >= Self.minElements, Double(found) >= 0.05 * Double(all) else { return nil }
    let (lost, steps) = (summary.suspects.total(.nearMisses), summary.suspects.total(.elements))
    return inSteps(
      share: Double(lost.ns) / Double(max(1, steps.ns)),
      summary,
      summary.loss(lost),
      sentence:
        "\(Readable.number(found)) of \(Readable.number(all)) measurements of elements were in a proposal less than "
        + "0.01 points away from an earlier one: compute it in one way, or round it",
      figures: ["nearMisses": Double(found), "measurements": Double(all)],
      fix: "let width = (size.width / 3).rounded(.down)  // in one place, for measuring and layout"
    )
  }

  /// Speaks when a `GeometryReader` took part in half of 20 or more measurings and layouts of hosts, and
  /// building what is in it again took time worth a word.
  func geometryReaders(_ summary: RunGroup) -> AdviceFinding? {
    let (steps, stepNs) = (summary.elementUpdates.steps, summary.elementUpdates.stepNs)
    guard let reader = summary.elements.first(where: { $0.name == "GeometryReader" }),
      steps >= Self.minElements, Double(reader.steps) >= 0.5 * Double(steps)
    else { return nil }
    // What is placed without being measured is built only once.
    let repeatedNs = reader.measured > 0 ? reader.repeatedNs : 0
    let share = min(1, Double(repeatedNs) / Double(max(1, stepNs)))
    return inSteps(
      share: share,
      summary,
      summary.loss(ns: Double(summary.suspects.total(.elements).ns) * share),
      sentence:
        "a GeometryReader takes part in \(Readable.number(reader.steps)) of \(Readable.number(steps)) measurings and "
        + "layouts of rows: what is in it is built again for every proposal; use a layout, or keep it to the "
        + "rows that need it",
      figures: ["withReader": Double(reader.steps), "steps": Double(steps)],
      fix: "Row { … }  // or a Layout, which gets the size without building its elements again"
    )
  }

  /// A finding of a part of the time in which elements are measured and placed in frames; nil if that took
  /// little of them.
  private func inSteps(
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
          intervals: [KnownInterval.elementMeasure, KnownInterval.elementLayout],
          share: share
        )
      ]
    )
  }
}
