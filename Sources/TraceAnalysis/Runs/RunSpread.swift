/// The differences between runs that may be compared, in the times of their frames.
public struct RunSpread: Hashable, Sendable {
  /// The values that the runs have of one statistic.
  public struct Values: Hashable, Sendable {
    /// The smallest, in nanoseconds.
    public let minNs: Int64
    /// The median, in nanoseconds.
    public let medianNs: Int64
    /// The largest, in nanoseconds.
    public let maxNs: Int64

    /// The difference of the largest and the smallest value, as a share of the median; nil where that is
    /// 0.
    public var share: Double? {
      medianNs > 0 ? (Double(maxNs) - Double(minNs)) / Double(medianNs) : nil
    }

    init?(_ values: [Int64]) {
      let distribution = Distribution(values)
      guard let min = distribution.min, let median = distribution.p50, let max = distribution.max
      else { return nil }
      (minNs, medianNs, maxNs) = (min, median, max)
    }
  }

  /// The number of runs that have frames.
  public let runs: Int
  /// The medians of the runs.
  public let p50: Values
  /// The 95th percentiles of the runs; nil where one has too few frames.
  public let p95: Values?
  /// The numbers of the runs that stand apart from the others; see `standingApart`.
  public let apart: [Int]

  /// The minimum number of runs for one to stand apart.
  public static let minRuns = 4
  /// The maximum number of deviations of a run that does not stand apart.
  private static let maxDeviations = 3.0
  /// Makes the median absolute deviation the standard deviation, where values are normally
  /// distributed.
  private static let normal = 1.4826
  /// Less than this share of the median is no difference.
  private static let minShare = 0.05

  /// Compares runs; nil for fewer than two with frames.
  ///
  /// - Parameter runs: the runs of a group, of which those without frames are left out.
  init?(_ runs: [RunSummary]) {
    let all = runs.compactMap { run in
      run.frames.flatMap { frames in
        frames.durations.p50.map { (run: run.played.run.number, frames.durations, p50: $0) }
      }
    }
    guard all.count > 1, let p50 = Values(all.map(\.p50)) else { return nil }
    self.runs = all.count
    self.p50 = p50
    let p95 = all.compactMap(\.1.p95)
    self.p95 = p95.count == all.count ? Values(p95) : nil
    apart = Self.standingApart(all.map(\.p50)).map { all[$0].run }
  }

  /// The positions of the values that stand apart from the others: those outside of the median ±
  /// max(3 · 1.4826 · MAD, 5 %), of at least four values.
  ///
  /// MAD is the median absolute deviation from the median, which a single run cannot shift as it would
  /// shift a standard deviation (B. Iglewicz, D. Hoaglin, "How to Detect and Handle Outliers", 1993;
  /// C. Leys et al., "Detecting outliers", 2013, recommend 3 deviations). The 5 % keep runs together that
  /// hardly differ at all.
  static func standingApart(_ values: [Int64]) -> [Int] {
    guard values.count >= minRuns else { return [] }
    let numbers = values.map { Double($0) }
    let middle = median(numbers)
    let deviation = median(numbers.map { abs($0 - middle) })
    let limit = max(maxDeviations * normal * deviation, minShare * middle)
    return numbers.indices.filter { abs(numbers[$0] - middle) > limit }
  }

  /// The middle value, or the mean of the two middle ones.
  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
