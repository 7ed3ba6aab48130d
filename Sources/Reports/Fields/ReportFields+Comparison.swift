import Foundation
import TraceAnalysis

// What a comparison found.

extension ReportFields {
  /// The version of a comparison's document.
  static let comparisonVersion = 1

  static let comparison = Fields<Comparison>(
    "comparison",
    "A comparison of two builds: the verdict, and reasons; what is not known is null",
    [
      Field("format_version", .integer, "The version of this format") { _ in comparisonVersion },
      Field("base", .text, "The side to compare with") { $0.base },
      Field("head", .text, "The side that is compared") { $0.head },
      Field("verdict", .text, "regression, improvement, no_change or inconclusive") {
        $0.verdict.rawValue
      },
      Field("frame_mean_ratio", .real, digits: 3, "Geometric mean of the scenarios' ratios") {
        $0.geometricMean(of: ComparedMetric.frameMean.name)
      },
      .record("calibration", "The reliability on this machine, null if unknown", calibration) {
        $0.calibration
      },
      .records("scenarios", "Each scenario", scenario) { $0.scenarios },
    ]
  )

  private static let scenario = Fields<ScenarioComparison>(
    "scenario_comparison",
    "The result for one scenario",
    [
      Field("scenario", .text, isKey: true, "The scenario") { $0.scenario },
      Field("verdict", .text, "regression, improvement, no_change or inconclusive") {
        $0.verdict.rawValue
      },
      Field("method", .text, "rounds: both played in turns; traces: recorded apart") {
        $0.method.rawValue
      },
      Field("rounds", .count, unit: "rounds", "Rounds that each side played") { $0.rounds },
      Field("mismatch", .text, "Why the sides did not play the same, null where they did") {
        $0.mismatch
      },
      Field("is_deterministic", .boolean, "True if each side played the same twice") {
        $0.nondeterminism.isEmpty
      },
      .values("nondeterminism", .text, "Differences of runs of one side that should be equal") {
        $0.nondeterminism
      },
      .values("notes", .text, "Further remarks") { $0.notes },
      .records("metrics", "The result for each metric", comparedMetric) { $0.metrics },
      .records("intervals", "Self times by interval", comparedInterval) { $0.intervals },
      .records("row_types", "Measuring and applying by row type", comparedInterval) { $0.rowTypes },
      .records("counts", "Counts that differ", comparedCount) { $0.counts },
      .records("allocations", "Intervals that allocate differently", comparedAllocation) {
        $0.allocations ?? []
      },
      .records("parameters", "Parameters that differ", comparedParameter) { $0.parameters },
      Field("counts_decide", .boolean, "True if more work is a regression") { $0.countsDecide },
      Field("other_share", .real, digits: 3, "The share of frames' time without the processor") {
        $0.otherShare
      },
    ]
  )

  static let comparedParameter = Fields<ParameterDifference>(
    "parameter",
    "A parameter in which the sides differ",
    [
      Field("parameter", .text, isKey: true, "The name") { $0.name },
      Field("base", .text, "The base's value") { $0.base },
      Field("head", .text, "The head's value") { $0.head },
    ]
  )

  static let comparedAllocation = Fields<AllocationDifference>(
    "compared_allocation",
    "A difference in what intervals of one name allocate, for rows of one type",
    [
      Field("interval", .text, isKey: true, "The interval, and the type of its rows") { $0.name },
      Field("base_count", .count, unit: "intervals", "Intervals of the base") { $0.base?.count },
      Field("head_count", .count, unit: "intervals", "Intervals of the head") { $0.head?.count },
      Field("base_each", .real, "Calls that allocate in one of the base's, on average") {
        $0.base?.allocationsEach
      },
      Field("head_each", .real, "Calls that allocate in one of the head's, on average") {
        $0.head?.allocationsEach
      },
      Field("base_own", .count, unit: "calls", "All calls outside of intervals inside, in the base")
      {
        $0.base?.ownAllocations
      },
      Field("head_own", .count, unit: "calls", "All calls outside of intervals inside, in the head")
      {
        $0.head?.ownAllocations
      },
      Field("difference", .integer, unit: "calls", "The head's less the base's") { $0.difference },
      Field("base_bytes", .count, unit: "bytes", "Bytes that the base's calls ask for") {
        $0.base?.ownBytes
      },
      Field("head_bytes", .count, unit: "bytes", "Bytes that the head's calls ask for") {
        $0.head?.ownBytes
      },
    ]
  )

  /// A frame of both sides.
  struct ComparedFrame: Sendable {
    let frame: Int
    let base: Int64
    let head: Int64
  }

  static let comparedFrame = Fields<ComparedFrame>(
    "frame",
    "A frame of both sides",
    [
      Field("frame", .integer, isKey: true, "The number of the frame") { $0.frame },
      Field("base_ns", .duration, title: "Base", "The base's shortest time") { $0.base },
      Field("head_ns", .duration, title: "Head", "The head's shortest time") { $0.head },
      Field("change", .text, "The head's time against the base's") {
        $0.base > 0 ? change(Double($0.head) / Double($0.base)) : "-"
      },
    ]
  )

  static let comparedMetric = Fields<MetricComparison>(
    "metric",
    "The result for a metric",
    [
      Field("metric", .text, isKey: true, "The metric") { $0.metric.title },
      Field("name", .text, "Its name, with the unit") { $0.metric.name },
      Field("base", .text, "The base's value") { value($0.base, $0.metric) },
      Field("head", .text, "The head's value") { value($0.head, $0.metric) },
      Field("base_value", .real, "The base's value, in the name's unit") { $0.base },
      Field("head_value", .real, "The head's value, in the name's unit") { $0.head },
      Field("change", .text, "The head's value against the base's") { change($0.ratio) },
      Field("ratio", .real, digits: 4, "The head's value for one of the base's") { $0.ratio },
      Field("noise_share", .real, digits: 4, "The noise as a share, null where it is not known") {
        $0.noise.isFinite ? exp($0.noise) - 1 : nil
      },
      Field("smallest_effect", .real, digits: 4, "The smallest change seen, as a share") {
        $0.smallestEffect
      },
      Field("noise", .text, "The difference between rounds of one side") {
        $0.metric.unit == .count
          ? "exact" : $0.noise.isFinite ? "± \(Readable.share(exp($0.noise) - 1))" : nil
      },
      Field(
        "seen_from",
        .text,
        title: "Seen from",
        "The smallest change that would have been seen"
      ) { $0.smallestEffect.map { Readable.share($0) } },
      Field("verdict", .text, "The verdict, in words") { words($0.verdict) },
    ]
  )

  static let comparedInterval = Fields<IntervalDifference>(
    "interval",
    "Costs of an interval, or of rows of one type, in a run of both sides",
    [
      Field("interval", .text, isKey: true, "The name") { $0.name },
      Field("base_count", .count, title: "Count", "The base's count") { $0.base?.count },
      Field("head_count", .count, title: "Count, head", "The head's count") { $0.head?.count },
      Field("base_self_ns", .duration, title: "Self time", "The base's own time") {
        $0.base?.selfNs
      },
      Field("head_self_ns", .duration, title: "Self time, head", "The head's own time") {
        $0.head?.selfNs
      },
      Field("difference_ns", .duration, "The head's time less the base's") { $0.differenceNs },
      Field("ratio", .real, digits: 4, "The head's time for one of the base's") { $0.ratio },
      Field("each_ratio", .real, digits: 4, "The time of one, for one of the base's") {
        $0.eachRatio
      },
      Field("change", .text, "The head's time against the base's") { $0.ratio.map(change) },
      Field("verdict", .text, "The verdict on the difference, by that of equal runs") {
        $0.verdict.map(words)
      },
      Field("each", .text, title: "Each", "The time of one, against the base's") {
        $0.eachRatio.map(change)
      },
    ]
  )

  static let comparedCount = Fields<IntervalCountDifference>(
    "count",
    "A count in a run of both sides",
    [
      Field("interval", .text, isKey: true, "The name") { $0.name },
      Field("base_count", .count, title: "Base", "The base's count") { $0.base },
      Field("head_count", .count, title: "Head", "The head's count") { $0.head },
    ]
  )

  /// A ratio as a change: `+12.3 %`.
  static func change(_ ratio: Double) -> String {
    let percent = (ratio - 1) * 100
    guard percent.isFinite else { return "-" }
    let digits = abs(percent) < 10 ? 1 : 0
    let text = Readable.number(abs(percent), digits: digits)
    guard text != Readable.number(0.0, digits: digits) else { return text + " %" }
    return (percent < 0 ? "−" : "+") + text + " %"
  }

  static func value(_ value: Double, _ metric: ComparedMetric) -> String {
    switch metric.unit {
    case .nanoseconds: Readable.time(Int64(value.rounded()))
    case .bytes: "\(Readable.number(value / 1e6)) MB"
    case .millisecondsPerSecond: "\(Readable.number(value, digits: 1)) ms/s"
    case .count: Readable.number(Int(value))
    }
  }

  static func words(_ verdict: ComparisonVerdict) -> String {
    switch verdict {
    case .regression: "regression"
    case .improvement: "improvement"
    case .noChange: "no change"
    case .inconclusive: "inconclusive"
    }
  }
}
