/// The exact distribution of a set of durations.
///
/// Quantiles are by nearest rank: the smallest value that at least the given share of all values
/// does not exceed, so every quantile is a value that occurred (Hyndman and Fan 1996, type 1).
/// Nothing is dropped in silence: negative durations cannot be right, are left out and counted.
public struct Distribution: Hashable, Sendable {
  /// The values in rising order, in nanoseconds.
  public let sorted: [Int64]
  /// How many negative values were left out.
  public let rejected: Int
  /// The sum of the values, in nanoseconds.
  public let sum: Int64

  /// How many values a 99th percentile needs; with fewer it would only repeat the maximum.
  public static let fewestForP99 = 100

  /// Takes values in any order.
  ///
  /// - Complexity: O(n log n) comparisons.
  public init(_ values: [Int64]) {
    sorted = values.filter { $0 >= 0 }.sorted()
    rejected = values.count - sorted.count
    sum = sorted.saturatingSum()
  }

  /// How many values there are.
  public var count: Int { sorted.count }

  /// The smallest value, or nil when there is none.
  public var min: Int64? { sorted.first }

  /// The largest value, or nil when there is none.
  public var max: Int64? { sorted.last }

  /// The median.
  public var p50: Int64? { quantile(perMille: 500) }

  /// The 90th percentile.
  public var p90: Int64? { quantile(perMille: 900) }

  /// The 95th percentile.
  public var p95: Int64? { quantile(perMille: 950) }

  /// The 99th percentile; nil when there are fewer than 100 values.
  public var p99: Int64? { count < Self.fewestForP99 ? nil : quantile(perMille: 990) }

  /// The smallest value that at least `share` thousandths of all values do not exceed.
  ///
  /// In thousandths, because the rank ceil(p n) must not depend on how a fraction is rounded.
  ///
  /// - Precondition: `share` is in 1...1000.
  /// - Complexity: O(1).
  public func quantile(perMille share: Int) -> Int64? {
    precondition((1...1000).contains(share), "a share of \(share) thousandths makes no sense")
    guard !sorted.isEmpty else { return nil }
    return sorted[(sorted.count * share + 999) / 1000 - 1]
  }
}
