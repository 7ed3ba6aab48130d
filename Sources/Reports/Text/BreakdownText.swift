import TraceAnalysis

/// What was inside an interval, as an indented list.
enum BreakdownText {
  private static let deepest = 4
  /// Anything that took less than a hundredth of the whole is left out.
  private static let smallestShare = 0.01

  static func lines(_ rows: [IntervalBreakdown]) -> [String] {
    let whole = rows.map { Double($0.totalNs) }.reduce(0, +)
    return lines(rows, level: 0, smallest: whole * smallestShare)
  }

  private static func lines(
    _ rows: [IntervalBreakdown],
    level: Int,
    smallest: Double
  ) -> [String] {
    guard level < deepest else { return [] }
    return rows.filter { Double($0.totalNs) >= smallest }.flatMap { row in
      [line(row, level: level)] + lines(row.children, level: level + 1, smallest: smallest)
    }
  }

  private static func line(_ row: IntervalBreakdown, level: Int) -> String {
    let name = row.name.count > 40 ? row.name.prefix(39) + "…" : row.name
    let count = row.count > 1 ? " ×\(row.count)" : ""
    let label = String(repeating: "  ", count: level) + name + count
    let own = row.children.isEmpty ? "" : "  (self \(Readable.time(row.selfNs)))"
    return "    " + TextTable.padded(label, 32) + "  " + Readable.time(row.totalNs) + own
  }
}
