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
      .shown([
        .element(
          "p",
          [:],
          "Total: durations added up. Self: without what is inside. Of frame time: of the time of "
            + "all frames. P99 is given from \(Distribution.fewestForP99) intervals on."
        ),
        ReportTables(summary).intervals.markup(
          caption: "Intervals by name",
          id: "interval-table",
          isFiltered: true
        ),
      ])
    )
  }
}
