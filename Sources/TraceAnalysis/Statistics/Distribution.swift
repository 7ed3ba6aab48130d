/// The distribution of a set of durations.
///
/// Quantiles are by nearest rank: the smallest value that at least the given share of all values
/// does not exceed, so every quantile is a value that occurred (Hyndman and Fan 1996, type 1).
/// A quantile that the number of values does not carry is nil; see `minCount(perMille:)`.
/// Nothing is dropped in silence: negative durations cannot be right, are left out and counted.
///
/// Exact up to `maxExactValues` values; with more, quantiles are off by less than 0.05 %.
public struct Distribution: Hashable, Sendable {
  /// A value, and how many values are not larger.
  struct Step: Hashable, Sendable {
    let value: Int64
    let upTo: Int
  }

  /// All values in rising order, where they are exact.
  let sorted: [Int64]
  /// The values in rising order, where there are too many to keep them all.
  let steps: [Step]
  /// The number of values.
  public let count: Int
  /// The number of negative values that were left out.
  public let rejected: Int
  /// The sum of the values, in nanoseconds.
  public let sum: Int64
  /// The smallest value, or nil when there is none.
  public let min: Int64?
  /// The largest value, or nil when there is none.
  public let max: Int64?

  /// The number of values that are kept as they are.
  public static let maxExactValues = Samples.exactLimit

  /// Takes values in any order.
  ///
  /// - Complexity: O(n log n) comparisons.
  public init(_ values: [Int64]) {
    var samples = Samples(limit: .max)
    for value in values { samples.add(value) }
    self = samples.distribution
  }

  init(sorted: [Int64], rejected: Int, sum: Int64) {
    self.sorted = sorted
    steps = []
    count = sorted.count
    self.rejected = rejected
    self.sum = sum
    min = sorted.first
    max = sorted.last
  }

  init(_ steps: [Step], min: Int64, max: Int64, rejected: Int, sum: Int64) {
    sorted = []
    self.steps = steps
    count = steps.last?.upTo ?? 0
    self.rejected = rejected
    self.sum = sum
    self.min = min
    self.max = max
  }

  /// True if every quantile is a value that occurred.
  public var isExact: Bool { steps.isEmpty }

  /// Returns the number of values that the quantile of a share, in thousandths, needs.
  ///
  /// It is the smallest number for which one of them may be beyond it. With fewer, it would only
  /// repeat the largest.
  ///
  /// 10 for the 90th percentile, 20 for the 95th, 100 for the 99th, 1,000 for the 99.9th. The median,
  /// all quantiles below it, and the largest value need one.
  public static func minCount(perMille share: Int) -> Int {
    (501..<1000).contains(share) ? (999 + 1000 - share) / (1000 - share) : 1
  }

  /// The median.
  public var p50: Int64? { quantile(perMille: 500) }

  /// The 90th percentile; nil when there are fewer than 10 values.
  public var p90: Int64? { quantile(perMille: 900) }

  /// The 95th percentile; nil when there are fewer than 20 values.
  public var p95: Int64? { quantile(perMille: 950) }

  /// The 99th percentile; nil when there are fewer than 100 values.
  public var p99: Int64? { quantile(perMille: 990) }

  /// The smallest value that at least `share` thousandths of all values do not exceed; nil when there
  /// are fewer values than `minCount(perMille:)`.
  ///
  /// In thousandths, because the rank ceil(p n) must not depend on how a fraction is rounded.
  ///
  /// - Precondition: `share` is in 1...1000.
  /// - Complexity: O(1), and O(log n) where not all values were kept.
  public func quantile(perMille share: Int) -> Int64? {
    precondition((1...1000).contains(share), "a share of \(share) thousandths makes no sense")
    guard count >= Self.minCount(perMille: share) else { return nil }
    let rank = (count * share + 999) / 1000
    guard !isExact else { return sorted[rank - 1] }
    let step = steps[steps.partitioningIndex { $0.upTo >= rank }]
    // The largest bucket may reach beyond the largest value.
    return Swift.max(min ?? 0, Swift.min(max ?? step.value, step.value))
  }
}

extension Array {
  /// The first position whose element satisfies a condition that all later elements satisfy, too.
  ///
  /// - Precondition: the last element does.
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
