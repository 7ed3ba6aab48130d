import TraceAnalysis

/// What updates cost, by what asked for them.
struct UpdatePart {
  private let updates: UpdateSummary?

  init(_ summary: TraceSummary) {
    updates = summary.updates
  }

  /// The part.
  var part: ReportPart {
    guard let updates else {
      return ReportPart("updates", "Updates", .leftOut("The trace has no updates."))
    }
    return ReportPart(
      "updates",
      "Updates",
      .shown(
        [
          ReportTables.reasons(updates).markup(
            caption: "Updates by what asked for them",
            id: "reason-table"
          ),
          .element("h3", [:], "Where their time went"),
          .element(
            "p",
            [:],
            "Self times of everything inside, added up; each bar is as long as its updates took."
          ),
        ] + bars(updates) + [partTable(updates)]
          + [.element("h3", [:], "The longest updates")] + updates.worst.map(details)
      )
    )
  }

  // MARK: Bars

  private func bars(_ updates: UpdateSummary) -> [Markup] {
    let longest = max(1, updates.byReason.map { Double($0.durations.sum) }.max() ?? 1)
    return [
      .element(
        "div",
        ["class": "bars", "aria-hidden": "true"],
        updates.byReason.prefix(20).flatMap { reason in
          [
            .element("span", ["class": "reason"], [.name(reason.name ?? "-")]),
            bar(reason, longest),
          ]
        }
      )
    ]
  }

  private func bar(_ reason: UpdateSummary.Reason, _ longest: Double) -> Markup {
    let whole = max(1, reason.parts.reduce(0) { $0 + Double($1.selfNs) })
    let shown = reason.parts.sorted { $0.selfNs > $1.selfNs }
      .filter { Double($0.selfNs) >= 0.005 * whole }.prefix(16)
    let width = max(0.01, min(1, Double(reason.durations.sum) / longest))
    return .element(
      "div",
      ["class": "bar", "style": "width:\((100 * width).rounded())%"],
      shown.map { part in
        let label = "\(part.name) \(Readable.time(part.selfNs))"
        let share = Double(part.selfNs) / whole
        return .element(
          "span",
          [
            "class": PartColour.name(of: part.name), "title": label,
            "style": "width:\((10_000 * share).rounded() / 100)%",
          ],
          share * width < BreakdownView.smallestNamed ? "" : label
        )
      }
    )
  }

  private func partTable(_ updates: UpdateSummary) -> Markup {
    var table = DataTable(
      [.words("Reason"), .words("Part"), .number("Count"), .number("Self"), .number("Share")],
      most: 200
    )
    for reason in updates.byReason {
      let whole = max(1, reason.parts.reduce(0) { $0 + Double($1.selfNs) })
      for part in reason.parts {
        table.add([
          .words(reason.name), .words(part.name), .count(part.count), .time(part.selfNs),
          .share(Double(part.selfNs) / whole),
        ])
      }
    }
    return .element(
      "details",
      [:],
      [
        .element("summary", [:], "The data as a table"),
        table.markup(caption: "Parts of updates", id: "part-table"),
      ]
    )
  }

  // MARK: The longest

  private func details(_ update: UpdateSummary.WorstUpdate) -> Markup {
    let facts = [
      update.reason, update.items.map { Readable.count($0, "item") },
      update.changes.map { Readable.count($0, "change") }, "at \(Readable.time(update.startNs))",
    ].compactMap { $0 }.joined(separator: ", ")
    let title = "Update \(update.update) of list \(update.list): "
    return .element(
      "details",
      ["class": "frame"],
      [
        .element(
          "summary",
          [:],
          [
            .element("strong", [:], title + Readable.time(update.durationNs)), " ", .name(facts),
          ]
        )
      ]
        + TimeOrderView(update.order, of: "the update").markup
        + [.element("h4", [:], "Added up by name, the most expensive first")]
        + BreakdownView(
          "update",
          durationNs: update.durationNs,
          selfNs: nil,
          inside: update.inside
        ).markup
    )
  }
}
