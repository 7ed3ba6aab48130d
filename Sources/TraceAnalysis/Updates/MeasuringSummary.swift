/// How often elements had to be measured, and how often their sizes were known.
public struct MeasuringSummary: Hashable, Sendable {
  /// Sizes that had to be measured.
  public let measured: Int64
  /// Sizes that were known; nil where the trace does not say.
  public let cacheHits: Int64?

  /// The share of sizes that were known, from 0 to 1; nil when that is not known or none was asked.
  public var hitRate: Double? {
    guard let cacheHits, measured > 0 || cacheHits > 0 else { return nil }
    return Double(cacheHits) / (Double(measured) + Double(cacheHits))
  }

  /// Adds up what layout passes say; without them, counts measurements.
  ///
  /// Nil when there is neither.
  public init?(_ tree: IntervalTree) {
    let layouts = tree.intervals.filter {
      $0.name == KnownInterval.layout && $0[KnownField.measured] != nil
    }
    guard layouts.isEmpty else {
      measured = Self.sum(KnownField.measured, layouts)
      cacheHits = Self.sum(KnownField.cacheHits, layouts)
      return
    }
    let measurements = tree.intervals.count { $0.name == KnownInterval.measure }
    guard measurements > 0 else { return nil }
    measured = Int64(measurements)
    cacheHits = nil
  }

  private static func sum(_ field: String, _ intervals: [Interval]) -> Int64 {
    intervals.lazy.map { $0[field]?.integer ?? 0 }.saturatingSum()
  }
}
