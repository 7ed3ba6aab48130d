import Foundation
import TraceAnalysis

/// Frames that took about as long.
struct DurationBucket: Hashable, Sendable {
  let fromNs: Int64
  let count: Int

  /// The number of buckets for each tenfold.
  private static let perDecade = 16.0

  /// The buckets from the shortest to the longest duration, without gaps.
  static func all(_ durations: [Int64]) -> [DurationBucket] {
    let places = durations.map { Int(floor(log10(Double(max(1, $0))) * perDecade)) }
    let counts = Dictionary(grouping: places) { $0 }.mapValues(\.count)
    guard let first = counts.keys.min(), let last = counts.keys.max() else { return [] }
    return (first...last).map { place in
      DurationBucket(fromNs: limit(place), count: counts[place] ?? 0)
    }
  }

  /// The end of the last bucket.
  static func end(_ buckets: [DurationBucket]) -> Int64? {
    buckets.last.map { limit(Int((log10(Double(max(1, $0.fromNs))) * perDecade).rounded()) + 1) }
  }

  private static func limit(_ place: Int) -> Int64 {
    Int64(clamping: pow(10, Double(place) / perDecade))
  }
}

/// The longest duration of the shortest frames of a share; nil where there are too few for that.
struct Quantile: Hashable, Sendable {
  let share: Double
  let durationNs: Int64?
  let minimumNs: Int64?

  /// The quantiles that tables show.
  static func all(_ frames: FrameSummary) -> [Quantile] {
    [10, 50, 100, 250, 500, 750, 900, 950, 990, 1000].map { perMille in
      Quantile(
        share: Double(perMille) / 1000,
        durationNs: frames.durations.quantile(perMille: perMille),
        minimumNs: frames.minima?.durations.quantile(perMille: perMille)
      )
    }
  }
}
