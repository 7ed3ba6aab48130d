import TraceAnalysis

/// What the intervals of each name cost.
struct IntervalPart {
  private let summary: TraceSummary

  init(_ summary: TraceSummary) {
    self.summary = summary
  }

  /// The part.
  var part: ReportPart {
    guard !summary.intervals.isEmpty else {
      return ReportPart("intervals", "Intervals", .leftOut("The trace has no finished interval."))
    }
    return ReportPart(
      "intervals",
      "Intervals",
      .shown(
        Self.costliest(summary.intervals) + [
          .element(
            "p",
            [:],
            "Total: durations added up. Self: without what is inside. Of frame time: of the time of "
              + "all frames. P99 is given from \(Distribution.minCountForP99) intervals on."
          ),
          ReportTables(summary).intervals.markup(
            caption: "Intervals by name",
            id: "interval-table",
            isFiltered: true
          ),
        ] + wholeRun
      )
    )
  }

  /// Which intervals cost most themselves, in a sentence.
  private static func costliest(_ rows: [IntervalSummary]) -> [Markup] {
    let whole = rows.reduce(0.0) { $0 + Double($1.selfNs) }
    let most = rows.sorted { $0.selfNs > $1.selfNs }.prefix(3).filter { $0.selfNs > 0 }
    guard whole > 0, !most.isEmpty else { return [] }
    let words = most.map { row in
      let name = row.name == "frame" ? "frame (what no interval inside it covers)" : row.name
      return "\(name) \(Readable.time(row.selfNs)) or \(Readable.share(Double(row.selfNs) / whole))"
    }
    return [
      .element(
        "p",
        [:],
        [
          .element("strong", [:], "Costs most by itself: "), .name(words.joined(separator: "; ")),
          ".",
        ]
      )
    ]
  }

  // MARK: What was inside what

  private var wholeRun: [Markup] {
    let durationNs = summary.nesting.reduce(0.0) { $0 + Double($1.totalNs) }
    guard let wholeNs = Int64(exactly: durationNs.rounded()), wholeNs > 0 else { return [] }
    let view = BreakdownView(
      "all intervals",
      durationNs: wholeNs,
      selfNs: nil,
      inside: summary.nesting
    )
    return [
      .element("h3", [:], "What was inside what, over the whole trace"),
      .element(
        "p",
        [:],
        "Everything with the same names around it is one box, as wide as its times added up, the "
          + "most expensive on the left. Below it is what was inside; where nothing is, the time is "
          + "its own."
      ),
      view.boxes,
      .element(
        "details",
        [:],
        [
          .element("summary", [:], "The data as a table"),
          view.table.markup(caption: "What was inside what, added up", id: "nesting-table"),
        ]
      ),
    ]
  }
}
