import Experiments
import Foundation
import TraceAnalysis
import TraceReading

/// Decides after each run whether the median over the runs is known well enough.
///
/// The bounds of the median are two of the sorted values, by the binomial distribution, with a confidence of
/// 95 %: nothing is assumed of how the values are distributed.
struct StableMedian {
  /// The median is known if it is no further from its bounds, as a share of it.
  static let wanted = 0.05
  /// Of fewer values no two are bounds.
  static let minRuns = 6
  /// Runs after which it is given up.
  static let maxRuns = 40

  private(set) var values: [Double] = []

  /// The sentence before the first run.
  static let plan =
    "runs are repeated until the median of their frame times (P95) is known within "
    + "\(Readable.percent(wanted)): \(minRuns) at least, \(maxRuns) at most; --repeat N plays exactly N."

  /// Takes the value of a run.
  mutating func add(_ value: Double) { values.append(value) }

  /// Takes the frame times of a run that was recorded into a folder.
  ///
  /// - Throws: `CommandFailure` when the trace cannot be read, or has no frames.
  mutating func add(_ folder: RecordingFolder) throws {
    let group = try TraceFolder(folder.path).report(withFrames: false).summary.groups.first
    let durations = group?.frames?.durations
    guard let value = durations?.p95 ?? durations?.max else {
      throw CommandFailure(
        message:
          "The run has no frames, so nothing says when the median is known. Record longer runs.",
        status: .usage
      )
    }
    add(Double(value))
  }

  /// Half the distance of the bounds, as a share of the median; nil for too few values, or a median of 0.
  var uncertainty: Double? {
    guard values.count >= Self.minRuns else { return nil }
    let sorted = values.sorted()
    let median = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    let rank = Self.rank(of: sorted.count)
    guard median > 0 else { return nil }
    return (sorted[sorted.count - 1 - rank] - sorted[rank]) / 2 / median
  }

  /// True if no further run is to be played.
  var isEnough: Bool {
    values.count >= Self.maxRuns || uncertainty.map { $0 <= Self.wanted } ?? false
  }

  /// The number of runs that are expected: the uncertainty falls with the root of their number.
  var expected: Int {
    guard let uncertainty else { return Self.minRuns }
    let runs = Double(values.count) * (uncertainty / Self.wanted) * (uncertainty / Self.wanted)
    return max(values.count, min(Self.maxRuns, Int(runs.rounded(.up))))
  }

  /// The sentence after a run: `run 7 of about 12: the median is known within 8 %`.
  var words: String {
    let known = uncertainty.map { "the median is known within \(Readable.percent($0))" }
    let number = values.count
    if isEnough { return "run \(number): \(known ?? "the median is not known")." }
    guard let known else { return "run \(number) of \(Self.minRuns) at least." }
    return "run \(number) of about \(expected): \(known)."
  }

  /// The position of the lower bound among sorted values: the last one before which there are, with a
  /// probability of 2.5 % at most, as many values as are below the median.
  private static func rank(of count: Int) -> Int {
    var (rank, probability, sum) = (0, pow(0.5, Double(count)), 0.0)
    while sum + probability <= 0.025 {
      sum += probability
      probability *= Double(count - rank) / Double(rank + 1)
      rank += 1
    }
    return max(0, rank - 1)
  }
}
