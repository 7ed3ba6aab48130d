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
    return [style.heading("Updates")] + table.lines() + updates.byReason.flatMap(parts)
      + updates.worst.flatMap { update in
        ["  " + title(update)] + BreakdownText.directLines(update.inside)
      }
  }

  /// What the time of a reason's updates went into, and what was counted in them.
  private func parts(_ reason: UpdateSummary.Reason) -> [String] {
    let total = max(1, Double(reason.durations.sum))
    let times = reason.parts.sorted { $0.selfNs > $1.selfNs }
      .filter { Double($0.selfNs) >= 0.01 * total }
      .map { "\($0.name.printable) \(Readable.share(Double($0.selfNs) / total))" }
    let counts = Self.countNames.compactMap { part, field, name -> String? in
      let row = reason.parts.first { $0.name == part }
      let sum = row?.counts.first { $0.field == field }?.sum ?? 0
      return sum > 0 ? "\(Int(exactly: sum) ?? .max) \(name)" : nil
    }
    let text = times.joined(separator: ", ")
    return Paragraph.lines("  \(reason.name?.printable ?? "-"): \(text)", hang: 4)
      + (counts.isEmpty ? [] : Paragraph.lines("    \(counts.joined(separator: ", "))", hang: 4))
  }

  /// The counts that say how much an update had to do.
  private static let countNames = [
    ("diff", "added", "added"), ("diff", "removed", "removed"), ("diff", "moved", "moved"),
    ("diff", "updated", "updated"), ("diff", "comparisons", "compared"),
    ("layout", "items", "placed"), ("layout", "measured", "measured"),
    ("layout", "cache_hits", "cache hits"), ("apply", "views_created", "views made"),
  ]

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
