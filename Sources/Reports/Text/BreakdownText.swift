import TraceAnalysis

/// What was inside an interval, as an indented list.
enum BreakdownText {
  private static let deepest = 4
  /// Anything that took less than a hundredth of the whole is left out.
  private static let smallestShare = 0.01

  /// The rows, the most expensive first, and last the time that none of them explains.
  static func lines(_ rows: [IntervalBreakdown], ownNs: Int64) -> [String] {
    let whole = rows.map { Double($0.totalNs) }.reduce(Double(ownNs), +)
    return lines(rows, level: 0, smallest: whole * smallestShare)
      + [line("(in no interval)", ownNs)]
  }

  /// The rows of the first level alone, the most expensive first.
  static func directLines(_ rows: [IntervalBreakdown]) -> [String] {
    rows.map { line($0, level: 0) }
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
    let shown = row.name.printable
    let name = shown.count > 40 ? shown.prefix(39) + "…" : shown
    let count = row.count > 1 ? " ×\(row.count)" : ""
    let label = String(repeating: "  ", count: level) + name + count
    let own = row.children.isEmpty ? "" : "  (self \(Readable.time(row.selfNs)))"
    return line(label, row.totalNs) + own
  }

  private static func line(_ label: String, _ time: Int64) -> String {
    "    " + TextTable.padded(label, 32) + "  " + Readable.time(time)
  }
}
