/// A number of a run that a history keeps, known by its name: the unit is the end of it.
package struct HistoryMetric: Hashable, Sendable {
  /// The unit of the numbers; of all of them less is better.
  package enum Unit: String, CaseIterable, Sendable {
    case nanoseconds = "ns"
    case bytes
    case millisecondsPerSecond = "ms_per_s"

    /// The unit as it is written behind a number.
    package var symbol: String {
      switch self {
      case .nanoseconds: "ns"
      case .bytes: "bytes"
      case .millisecondsPerSecond: "ms/s"
      }
    }
  }

  /// The name of its column.
  package let name: String
  /// The unit.
  package let unit: Unit

  /// The metrics that come first, in their order; those of intervals follow.
  package static let headline = [
    "frame_mean_ns", "frame_p95_ns", "update_p50_ns", "update_p95_ns", "first_display_ns",
    "hitch_rate_ms_per_s", "peak_resident_bytes",
  ]

  /// The metric of a column; nil for a name that does not end in a unit.
  package init?(_ name: String) {
    guard let unit = Unit.allCases.first(where: { name.hasSuffix("_" + $0.rawValue) }) else {
      return nil
    }
    self.name = name
    self.unit = unit
  }

  /// Returns the name of the metric for the total time of all intervals of a name in a run.
  package static func total(of interval: String) -> String { interval + "_total_ns" }

  /// A value as people read it.
  package func words(_ value: Double) -> String {
    switch unit {
    case .nanoseconds:
      // A file may hold what no run ever took.
      Readable.time(Int64(exactly: value.rounded()) ?? (value < 0 ? .min : .max))
    case .bytes: "\(Readable.number(value / 1e6)) MB"
    case .millisecondsPerSecond: "\(Readable.number(value, digits: 2)) ms/s"
    }
  }
}
