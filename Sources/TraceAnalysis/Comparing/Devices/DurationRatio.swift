import Foundation

/// The ratio of the medians of the durations on two sides.
///
/// The interval of confidence comes from order statistics, so it needs no assumption about how times
/// are distributed (Conover, Practical Nonparametric Statistics, 3.2); both sides' are put together as
/// the logarithms of independent estimates are.
public struct DurationRatio: Hashable, Sendable, Codable {
  /// The ratio.
  public let factor: Double
  /// The lower bound, with 95 % confidence.
  public let low: Double
  /// The upper bound, with 95 % confidence.
  public let high: Double

  /// Takes a ratio as it is.
  public init(factor: Double, low: Double, high: Double) {
    (self.factor, self.low, self.high) = (factor, low, high)
  }

  /// Compares durations in nanoseconds; nil where a side has none, or takes no time.
  ///
  /// - Complexity: O(n log n).
  public init?(of device: [Int64], to here: [Int64]) {
    guard let upper = MedianRange(device), let lower = MedianRange(here) else { return nil }
    let factor = upper.median / lower.median
    let below = hypot(log(upper.median / upper.low), log(lower.high / lower.median))
    let above = hypot(log(upper.high / upper.median), log(lower.median / lower.low))
    self.init(factor: factor, low: factor * exp(-below), high: factor * exp(above))
  }
}

/// A median, and where it lies with 95 % confidence.
private struct MedianRange {
  let median: Double
  let low: Double
  let high: Double

  init?(_ values: [Int64]) {
    let sorted = values.sorted()
    guard let first = sorted.first, let last = sorted.last, last > 0 else { return nil }
    let count = Double(sorted.count)
    let middle = (Double(sorted[(sorted.count - 1) / 2]) + Double(sorted[sorted.count / 2])) / 2
    guard middle > 0 else { return nil }
    let reach = 1.96 * count.squareRoot() / 2
    let lower = Int((count / 2 - reach).rounded(.down)) - 1
    let upper = Int((count / 2 + reach).rounded(.up))
    median = middle
    low = Double(max(1, lower >= 0 ? sorted[lower] : first))
    high = Double(upper < sorted.count ? sorted[upper] : last)
  }
}
