/// How often sizes had to be measured, and how often they were known.
public struct CacheCounts: Hashable, Sendable {
  /// Sizes that had to be measured.
  public private(set) var measured: Int64 = 0
  /// Sizes that were known.
  public private(set) var cacheHits: Int64 = 0

  /// The share of sizes that were known, from 0 to 1; nil when none was asked for.
  public var hitRate: Double? {
    guard measured > 0 || cacheHits > 0 else { return nil }
    return Double(cacheHits) / (Double(measured) + Double(cacheHits))
  }

  mutating func add(measured: Int64, cacheHits: Int64) {
    self.measured = [self.measured, max(0, measured)].saturatingSum()
    self.cacheHits = [self.cacheHits, max(0, cacheHits)].saturatingSum()
  }

  mutating func add(_ other: CacheCounts) {
    add(measured: other.measured, cacheHits: other.cacheHits)
  }
}
