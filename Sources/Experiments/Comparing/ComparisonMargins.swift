import Glibc
import Reports
package import TraceAnalysis

/// A margin for one metric: `frame_mean_ns=5%`.
package struct MetricMargin {
  package let metric: String
  package let share: Double

  /// Reads what follows `--margin`.
  ///
  /// - Throws: `CommandFailure` with exit code 64, which says what is wrong.
  package init(_ argument: String) throws(CommandFailure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, names) = (String(parts[0]), KnownMetrics.times)
    guard names.contains(name) else {
      throw .usage(
        "--margin \(argument): there is no metric '\(name)'.\(Suggestion(for: name, among: names).words) "
          + "Choose one of: \(names.joined(separator: ", "))."
      )
    }
    guard parts.count == 2, parts[1].hasSuffix("%"), let percent = Double(parts[1].dropLast()),
      percent > 0, percent <= 1_000
    else {
      throw .usage(
        "--margin \(argument): a margin is a share above 0 % and up to 1000 %, as in \(name)=5%."
      )
    }
    metric = name
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
  ///
  /// Traces that were recorded apart have a least margin, whatever was asked for.
  package func noted(in comparison: ScenarioComparison) -> ScenarioComparison {
    var comparison = comparison
    for metric in comparison.metrics.map(\.metric) {
      guard let origin = origins[metric.name] else { continue }
      let (margin, least) = (metric.margin, MetricComparison.coarseMargin)
      let isCoarse = comparison.method == .traces && margin < least
      comparison.notes.append(
        "The margin of \(metric.title) is "
          + (isCoarse
            ? "\(Readable.share(least)), as traces are recorded apart, and not \(Readable.share(margin)) of "
              + "\(origin)."
            : "\(Readable.share(margin)), from \(origin).")
      )
    }
    return comparison
  }
}
