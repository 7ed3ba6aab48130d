import Foundation
package import TraceAnalysis

/// The latest runs of each line for services that keep a history of their own.
package enum BenchmarkExport {
  private static let maxMeasureLetters = 64

  /// Bencher Metric Format: the median of the runs of the latest commit, with the smallest and the
  /// largest.
  package static func bencher(_ lines: [HistoryLine]) -> JSONValue {
    let benchmarks = lines.map { line in
      let measures = latest(line).map { metric, values in
        (
          measureName(metric.name),
          [
            "value": .number(values.median ?? 0),
            "lower_value": .number(values.min() ?? 0),
            "upper_value": .number(values.max() ?? 0),
          ] as JSONValue
        )
      }
      return (line.name, JSONValue.object(Dictionary(measures) { first, _ in first }))
    }
    return .object(Dictionary(benchmarks) { first, _ in first })
  }

  /// The array of github-action-benchmark's `customSmallerIsBetter`.
  package static func githubAction(_ lines: [HistoryLine]) -> JSONValue {
    .array(
      lines.flatMap { line in
        latest(line).map { metric, values in
          let median = values.median ?? 0
          let spread = values.map { abs($0 - median) }.max() ?? 0
          let last = line.rows[line.rows.count - 1]
          return [
            "name": .text("\(line.name) \(metric.name)"),
            "unit": .text(metric.unit.symbol),
            "value": .number(median),
            "range": .text("± \(spread)"),
            "extra": .text(
              "\(Readable.count(values.count, "run")), commit \(last[.commit]), \(last[.machine])"
            ),
          ]
        }
      }
    )
  }

  private static func latest(_ line: HistoryLine) -> [(HistoryMetric, [Double])] {
    line.metrics.compactMap { metric in
      let values = line.sides(of: metric.name).latest
      return values.isEmpty ? nil : (metric, values)
    }
  }

  /// The name, cut where the service takes no longer one.
  private static func measureName(_ name: String) -> String {
    guard name.unicodeScalars.count > maxMeasureLetters else { return name }
    let start = String(String.UnicodeScalarView(name.unicodeScalars.prefix(maxMeasureLetters - 9)))
    return "\(start)-\(ShortHash.of(name))"
  }
}
