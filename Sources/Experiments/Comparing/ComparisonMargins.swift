import Glibc
import Reports
package import TraceAnalysis

/// A margin for one metric: `frame_mean_ns=5%`.
package struct MetricMargin {
  package let metric: String
  package let share: Double

  package init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, parts[1].hasSuffix("%"), let percent = Double(parts[1].dropLast()),
      percent > 0, percent <= 1_000, ComparedMetric.all.contains(where: { $0.name == parts[0] })
    else { return nil }
    metric = String(parts[0])
    share = percent / 100
  }
}

/// The margins that a comparison is asked for, each with where it is from.
package struct ComparisonMargins {
  /// The margins by metric.
  package let shares: [String: Double]
  private let origins: [String: String]

  /// Takes those of the options, then those of the suite: the one that is named, or the one of the working
  /// folder, so that a comparison and a check have the same.
  ///
  /// - Throws: `CommandFailure` for a suite that cannot be read.
  package init(
    _ options: [MetricMargin],
    suite path: String?,
    resolve: RunResolver
  ) throws(CommandFailure) {
    let isThere = path != nil || access(Suite.defaultPath, F_OK) == 0
    self.init(isThere ? try Suite(path: path ?? Suite.defaultPath, resolve: resolve) : nil, options)
  }

  /// Takes those of options, then those of a suite.
  package init(_ suite: Suite?, _ options: [MetricMargin] = []) {
    var shares = suite?.timeMargins ?? [:]
    var origins = shares.mapValues { _ in suite?.path ?? "" }
    for option in options {
      shares[option.metric] = option.share
      origins[option.metric] = "--margin"
    }
    (self.shares, self.origins) = (shares, origins)
  }

  /// The comparison with a note for each margin that is not the standard one.
  package func noted(in comparison: ScenarioComparison) -> ScenarioComparison {
    var comparison = comparison
    for metric in comparison.metrics.map(\.metric) {
      guard let origin = origins[metric.name] else { continue }
      comparison.notes.append(
        "The margin of \(metric.title) is \(Readable.share(metric.margin)), from \(origin)."
      )
    }
    return comparison
  }
}
