import TraceAnalysis

/// The part of a text report that is about updates.
struct UpdateText {
  private let summary: TraceSummary
  private let style: TextStyle

  init(_ summary: TraceSummary, _ style: TextStyle) {
    self.summary = summary
    self.style = style
  }

  /// Updates by what asked for them.
  var lines: [String] {
    guard let updates = summary.updates else { return [] }
    var table = TextTable(["reason", "count", "total", "p50", "p95", "max"])
    for reason in updates.byReason {
      table.add(row(reason.name ?? "-", reason.durations))
    }
    if updates.byReason.count > 1 { table.add(row("all", updates.durations)) }
    return [style.heading("Updates")] + table.lines()
  }

  private func row(_ name: String, _ times: Distribution) -> [String] {
    [name, "\(times.count)"]
      + [times.sum, times.p50, times.p95, times.max].map { Readable.time($0) }
  }
}
