import Foundation

/// The change of a cost with the depth in a list, by Theil's abbreviated method.
///
/// Costs of one kind are sorted by their depth, and each of the upper half is paired with one of the
/// lower half. The slope is the median of the slopes of all pairs, so that a few costs beyond all
/// others do not move it. The pairs are independent of each other; so the signs of their slopes give
/// the confidence interval, whatever the distribution of the costs (H. Theil 1950; M. Hollander,
/// D. Wolfe, "Nonparametric Statistical Methods", 1999, §3.6 and §9.3). Costs that are alike for
/// another reason, such as rows of equal height beside each other, make it too narrow.
public struct DepthFit: Hashable, Sendable {
  /// The number of pairs of costs.
  public let pairs: Int
  /// By how much the cost rises every 10,000 items, in nanoseconds.
  public let slopeNs: Double
  /// The lower end of the slope's 95 % confidence interval.
  public let lowNs: Double
  /// The upper end of the slope's 95 % confidence interval.
  public let highNs: Double
  /// The median cost at the top of the list, in nanoseconds.
  public let topNs: Double
  /// The smallest number of a first item on screen.
  public let smallestItem: Int
  /// The largest number of a first item on screen.
  public let largestItem: Int

  /// The average of what a cost is more than at the smallest item, in nanoseconds.
  let meanRiseNs: Double

  /// The number of items that the slope is stated for.
  public static let items = 10_000.0
  /// Costs are compared if they are as far apart as this share of the way between the ends, and the
  /// ends as this share of the list.
  static let minShare = 0.1
  /// The minimum distance between the ends, in items: over less, a slope for every 10,000 items
  /// says nothing.
  static let minItems = 500

  /// True if the cost rises with the depth, beyond doubt.
  public var rises: Bool { lowNs > 0 }
  /// True if the cost falls with the depth, beyond doubt.
  public var falls: Bool { highNs < 0 }

  /// The cost that the fit gives for a first item on screen, in nanoseconds.
  public func cost(of item: Int) -> Double { topNs + slopeNs * Double(item) / Self.items }

  /// Fits a line; nil where too few costs can be compared, or all are within a tenth of the list or
  /// within 500 items.
  ///
  /// - Complexity: O(n log n).
  init?(_ samples: [DepthSamples.Sample], allItems: Int) {
    guard let smallest = samples.map(\.item).min(), let largest = samples.map(\.item).max(),
      smallest < largest, largest - smallest >= Self.minItems,
      Double(largest - smallest) >= Double(allItems) * Self.minShare
    else { return nil }
    let least = Double(largest - smallest) * Self.minShare
    let slopes = Dictionary(grouping: samples, by: \.kind).values
      .flatMap { Self.slopes($0, atLeast: least) }.sorted()
    guard let left = Self.leftOut(slopes.count) else { return nil }
    let slope = Self.median(slopes)
    pairs = slopes.count
    slopeNs = slope
    lowNs = slopes[left]
    highNs = slopes[slopes.count - 1 - left]
    topNs = Self.median(
      samples.map { Double($0.costNs) - slope * Double($0.item) / Self.items }.sorted()
    )
    let items = samples.reduce(0) { $0 + Double($1.item - smallest) }
    meanRiseNs = slope * items / Double(samples.count) / Self.items
    smallestItem = smallest
    largestItem = largest
  }

  /// The slope of each pair of costs of one kind.
  private static func slopes(
    _ samples: [DepthSamples.Sample],
    atLeast least: Double
  ) -> [Double] {
    let sorted = samples.sorted { ($0.item, $0.startNs) < ($1.item, $1.startNs) }
    let step = (sorted.count + 1) / 2
    return (0..<sorted.count / 2).compactMap { position in
      let (upper, lower) = (sorted[position], sorted[position + step])
      let way = Double(lower.item) - Double(upper.item)
      guard way > 0, way >= least else { return nil }
      return (Double(lower.costNs) - Double(upper.costNs)) / way * items
    }
  }

  /// Returns the number of slopes beyond each end of the confidence interval; nil where they are
  /// too few for one.
  ///
  /// The largest number of heads that `count` coins show in at most 2.5 % of all throws.
  static func leftOut(_ count: Int) -> Int? {
    let n = Double(count)
    var (share, heads) = (0.0, 0)
    while heads <= count {
      let h = Double(heads)
      let ways: Double = lgamma(n + 1) - lgamma(h + 1) - lgamma(n - h + 1)
      share += exp(ways - n * log(2))
      guard share <= 0.025 else { break }
      heads += 1
    }
    return heads > 0 && count > 0 ? heads - 1 : nil
  }

  /// The median of sorted numbers.
  private static func median(_ sorted: [Double]) -> Double {
    let middle = sorted.count / 2
    guard sorted.count.isMultiple(of: 2) else { return sorted[middle] }
    return (sorted[middle - 1] + sorted[middle]) / 2
  }
}
