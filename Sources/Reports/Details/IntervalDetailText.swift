public import TraceAnalysis

/// The intervals of one name: statistics, how often which duration occurs, and the longest.
public struct IntervalDetailText: Sendable {
  private let detail: IntervalDetail
  private let style: TextStyle
  private static let barWidth = 50
  private static let scope =
    "  These are all intervals of the trace; a report leaves out first display and warm-up."

  /// Prepares the text of a name.
  public init(_ detail: IntervalDetail, style: TextStyle = .plain) {
    self.detail = detail
    self.style = style
  }

  /// The text, ending in a line break.
  public func text() -> String {
    ([statistics, frequencies, longest].map { $0.joined(separator: "\n") })
      .joined(separator: "\n\n") + "\n"
  }

  private var statistics: [String] {
    let times = detail.durations
    var table = TextTable(
      ["interval", "count", "total", "self", "min", "p50", "p90", "p95", "p99", "max"]
    )
    table.add(
      [detail.name, "\(times.count)"]
        + [
          times.sum, detail.selfNs, times.min, times.p50, times.p90, times.p95, times.p99,
          times.max,
        ].map { Readable.time($0) }
    )
    return [style.heading("Statistics")] + table.lines() + [Self.scope]
  }

  private var frequencies: [String] {
    let most = max(1, detail.frequencies.map(\.count).max() ?? 1)
    let rows = detail.frequencies.map { bucket in
      let length = bucket.count == 0 ? 0 : max(1, bucket.count * Self.barWidth / most)
      return (
        TextTable.padded("from \(Readable.time(bucket.fromNs))", 14),
        "\(bucket.count)", String(repeating: "█", count: length)
      )
    }
    let width = rows.map(\.1.count).max() ?? 0
    return [style.heading("Frequencies")]
      + rows.map { from, count, bar in
        let pad = String(repeating: " ", count: width - count.count)
        return TextTable.trimmed("  \(from)  \(pad)\(count)  \(bar)")
      }
  }

  private var longest: [String] {
    [style.heading("The longest")]
      + detail.longest.flatMap { placed in
        let fields = IntervalText.fields(placed)
        let time = TextTable.padded(Readable.time(placed.interval.durationNs), 8)
        return ["  \(time)  \(IntervalText.place(placed))"]
          + (fields.isEmpty ? [] : ["    \(fields)"])
      }
  }
}
