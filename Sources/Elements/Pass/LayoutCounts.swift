/// The counts of a pass's work.
public struct LayoutCounts: Hashable, Sendable {
  /// The places in the tree that were visited.
  public var nodes = 0
  /// The measurements of elements without children.
  public var leafMeasurements = 0
  /// The measurements of containers.
  public var containerMeasurements = 0
  /// The questions for a size.
  public var lookups = 0
  /// The questions that a measurement in the same proposal answered.
  public var exactHits = 0
  /// The questions that a measurement in another proposal answered.
  public var inferredHits = 0
  /// The elements built by lazy contents.
  public var lazyBuilds = 0
  /// The measurements in a proposal less than a hundredth of a point away from that of an earlier one.
  ///
  /// Counted only while costs are recorded.
  public var nearMisses = 0

  /// Creates counts of no work.
  public init() {}

  /// The work since an earlier count.
  func since(_ start: LayoutCounts) -> LayoutCounts {
    var counts = self
    counts.nodes -= start.nodes
    counts.leafMeasurements -= start.leafMeasurements
    counts.containerMeasurements -= start.containerMeasurements
    counts.lookups -= start.lookups
    counts.exactHits -= start.exactHits
    counts.inferredHits -= start.inferredHits
    counts.lazyBuilds -= start.lazyBuilds
    counts.nearMisses -= start.nearMisses
    return counts
  }

  /// Adds the work of another pass.
  mutating func add(_ other: LayoutCounts) {
    self = since(LayoutCounts().since(other))
  }
}
