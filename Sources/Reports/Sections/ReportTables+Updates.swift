import Foundation
import TraceAnalysis

extension ReportTables {
  /// Updates by what asked for them.
  static func reasons(_ updates: UpdateSummary) -> DataTable {
    var table = DataTable(
      [.words("Reason")] + ["Count", "Total", "P50", "P95", "Max"].map { .number($0) }
        + changeColumns.map { .number($0.title) },
      most: 50
    )
    for reason in updates.byReason {
      let times = reason.durations
      table.add(
        [.words(reason.name), .count(times.count)]
          + [times.sum, times.p50, times.p95, times.max].map { .time($0) }
          + changeColumns.map { changes(reason, $0.part, $0.field) }
      )
    }
    return table
  }

  private static let changeColumns = [
    (part: "diff", field: "added", title: "Inserted"),
    (part: "diff", field: "removed", title: "Removed"),
    (part: "diff", field: "moved", title: "Moved"),
    (part: "diff", field: "updated", title: "Updated"),
    (part: "layout", field: "measured", title: "Measured"),
  ]

  private static func changes(
    _ reason: UpdateSummary.Reason,
    _ part: String,
    _ field: String
  ) -> DataTable.Cell {
    let counts = reason.parts.first { $0.name == part }?.counts
    guard let sum = counts?.first(where: { $0.field == field })?.sum else { return .words(nil) }
    return .number(sum, String(format: "%.0f", sum))
  }

  /// How costs grow.
  static func scaling(_ rows: [ScalingSummary]) -> DataTable {
    var table = DataTable(
      [.words("Cost of"), .words("Against"), .number("Pairs"), .number("Exponent")]
        + ["Smallest", "Costs", "Largest", "Costs"].map { .number($0) },
      most: 130
    )
    for row in rows {
      let fit = row.fit
      table.add([
        .words(row.cost), .words(row.size == .depth ? "depth in points" : "number of items"),
        .count(fit.count),
        .number(fit.exponent, String(format: "%.2f ± %.2f", fit.exponent, fit.exponentMargin)),
        .number(fit.smallest, String(format: "%.0f", fit.smallest)), cost(fit, fit.smallest),
        .number(fit.largest, String(format: "%.0f", fit.largest)), cost(fit, fit.largest),
      ])
    }
    return table
  }

  private static func cost(_ fit: PowerFit, _ size: Double) -> DataTable.Cell {
    .time(Int64(exactly: fit.cost(of: size).rounded()))
  }
}
