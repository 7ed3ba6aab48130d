import TraceAnalysis

/// The part of a text report that is about updates.
struct UpdateText {
  private let summary: TraceSummary
  private let style: TextStyle

  init(_ summary: TraceSummary, _ style: TextStyle) {
    self.summary = summary
    self.style = style
  }

  /// Updates by what asked for them, and the longest with their parts.
  var lines: [String] {
    guard let updates = summary.updates else { return [] }
    var table = TextTable(["reason", "count", "total", "p50", "p95", "max"])
    for reason in updates.byReason {
      table.add(row(reason.name ?? "-", reason.durations))
    }
    if updates.byReason.count > 1 { table.add(row("all", updates.durations)) }
    return [style.heading("Updates")] + table.lines()
      + updates.worst.flatMap { update in
        ["  " + title(update)] + BreakdownText.directLines(update.inside)
      }
  }

  private func title(_ update: UpdateSummary.WorstUpdate) -> String {
    let parts = [
      Readable.time(update.durationNs),
      update.reason?.printable,
      update.items.map { Readable.count($0, "item") },
      update.changes.map { Readable.count($0, "change") },
      "at \(Readable.time(update.startNs))",
    ].compactMap { $0 }
    return "update \(update.update) of list \(update.list)  " + parts.joined(separator: ", ")
  }

  private func row(_ name: String, _ times: Distribution) -> [String] {
    [name, "\(times.count)"]
      + [times.sum, times.p50, times.p95, times.max].map { Readable.time($0) }
  }
}
