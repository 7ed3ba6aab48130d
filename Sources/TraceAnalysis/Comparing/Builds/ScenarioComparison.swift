import Foundation

/// The result of a comparison of two builds, or two traces, for one scenario.
public struct ScenarioComparison: Sendable {
  /// The method by which the times were measured.
  public enum Method: String, Sendable {
    /// Both builds played in turns, as often as the other.
    case rounds
    /// Two traces that were recorded apart: only coarse differences count.
    case traces
  }

  /// The scenario's name.
  public let scenario: String
  /// The method by which the times were measured.
  public let method: Method
  /// The number of times each side was played.
  public var rounds = 0
  /// The comparison of each metric; those too small to be measured are left out.
  public var metrics: [MetricComparison] = []
  /// The self times of intervals, the largest difference first.
  public var intervals: [IntervalDifference] = []
  /// The counts that differ between the sides, where equal runs give equal counts.
  public var counts: [IntervalCountDifference] = []
  /// The work that grew and is likely to cost most, as a sentence from exact counts; nil where none did.
  public var moreWork: String?
  /// The same of work that shrank.
  public var lessWork: String?
  /// The allocations that differ between the sides; nil unless both were recorded with counts.
  public var allocations: [AllocationDifference]?
  /// True if more work is a regression: both sides play the same, and each plays the same twice.
  public var countsDecide = true
  /// The parameters that differ, each with both values.
  public var parameters: [ParameterDifference] = []
  /// The share of the frames' time in which the machine did something else; nil where it is not known.
  public var otherShare: Double?
  /// The times of rows of each type, the largest difference first.
  public var rowTypes: [IntervalDifference] = []
  /// The differences between runs of one side that should be equal: a sentence for each side that
  /// has one.
  public var nondeterminism: [String] = []
  /// The reason why the sides did not play the same; nil where they did, or where it was asked for.
  public var mismatch: String?
  /// Notes that a reader must know.
  public var notes: [String] = []
  /// Each frame's minimum over the rounds, in nanoseconds.
  public var frames: (base: [Int64], head: [Int64]) = ([], [])
  /// The number of the first of these frames in its run.
  public var firstFrame = 0

  /// The timelines of both sides, for a page to look into; nil where a side has none.
  public var timelines: (base: TraceTimeline?, head: TraceTimeline?) = (nil, nil)

  /// Starts a comparison.
  public init(_ scenario: String, _ method: Method) {
    self.scenario = scenario
    self.method = method
  }

  /// The verdict on the scenario: a regression of any metric outweighs all else.
  ///
  /// Counts decide where both sides play the same. That nothing can be said of a metric matters where it is one of all frames: single frames and
  /// memory are often too noisy.
  public var verdict: ComparisonVerdict {
    guard mismatch == nil, !metrics.isEmpty else { return .inconclusive }
    let metrics = metrics.filter { countsDecide || $0.metric.unit != .count }
    if metrics.contains(where: { $0.verdict == .regression }) { return .regression }
    if metrics.contains(where: { $0.verdict == .inconclusive && $0.metric.isOfAllFrames }) {
      return .inconclusive
    }
    return metrics.contains { $0.verdict == .improvement } ? .improvement : .noChange
  }

  /// The interval that explains most of a change in one direction; nil where none does, and none that
  /// equal runs differ by as much in.
  ///
  /// - Parameter slower: true to ask for what became slower.
  /// - Returns: the interval.
  public func explanation(slower: Bool) -> IntervalDifference? {
    intervals.first {
      (slower ? $0.differenceNs > 0 : $0.differenceNs < 0)
        && $0.verdict != .inconclusive && $0.verdict != .noChange
    }
  }
}

/// A parameter in which two sides of a comparison differ.
public struct ParameterDifference: Hashable, Sendable {
  /// The parameter's name.
  public let name: String
  /// The base's value; nil where it has none.
  public let base: String?
  /// The head's value; nil where it has none.
  public let head: String?

  /// Compares parameters by name; equal ones are left out.
  public static func all(base: [String: String], head: [String: String]) -> [ParameterDifference] {
    Set(base.keys).union(head.keys).sorted()
      .map { ParameterDifference(name: $0, base: base[$0], head: head[$0]) }
      .filter { $0.base != $0.head }
  }
}

/// The number of times something happens in a run of two builds.
public struct IntervalCountDifference: Hashable, Sendable {
  /// The name of an interval, or of a field of intervals that is summed up.
  public let name: String
  /// The number of times in the base.
  public let base: Int
  /// The number of times in the head.
  public let head: Int

  /// Compares counts by name, the largest change first; equal ones are left out.
  public static func all(base: [String: Int], head: [String: Int]) -> [IntervalCountDifference] {
    Set(base.keys).union(head.keys)
      .map { IntervalCountDifference(name: $0, base: base[$0] ?? 0, head: head[$0] ?? 0) }
      .filter { $0.base != $0.head }
      .sorted { (abs($0.head - $0.base), $1.name) > (abs($1.head - $1.base), $0.name) }
  }
}

/// The results of a comparison, scenario by scenario.
public struct Comparison: Sendable {
  /// The title of the base.
  public let base: String
  /// The title of the head.
  public let head: String
  /// The scenarios in the order in which they were asked for.
  public var scenarios: [ScenarioComparison]
  /// The accuracy of such comparisons on this machine; nil where it was not measured.
  public var calibration: Calibration?

  /// Puts the scenarios together.
  public init(base: String, head: String, _ scenarios: [ScenarioComparison]) {
    self.base = base
    self.head = head
    self.scenarios = scenarios
  }

  /// A regression of any scenario wins over one that is inconclusive, and that over all others.
  public var verdict: ComparisonVerdict {
    let verdicts = Set(scenarios.map(\.verdict))
    for verdict in [ComparisonVerdict.regression, .inconclusive, .improvement]
    where verdicts.contains(verdict) { return verdict }
    return .noChange
  }

  /// The geometric mean of the ratios of a metric over the scenarios that have it; nil for none.
  public func geometricMean(of metric: String) -> Double? {
    let ratios = scenarios.flatMap(\.metrics).filter { $0.metric.name == metric }.map(\.ratio)
    guard !ratios.isEmpty else { return nil }
    return exp(ratios.map(log).reduce(0, +) / Double(ratios.count))
  }
}
