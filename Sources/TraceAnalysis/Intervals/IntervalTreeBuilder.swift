/// Makes one `IntervalTree` of a whole trace from events that are added in the order of time.
///
/// For traces that fit into memory; `IntervalSegments` reads those of any length.
public struct IntervalTreeBuilder {
  private var segments: IntervalSegments
  private var trees: [IntervalTree] = []

  /// Makes a builder without intervals.
  public init() {
    segments = IntervalSegments(limit: .max)
  }

  init(smallestSegment: Int) {
    segments = IntervalSegments(limit: .max, smallest: smallestSegment)
  }

  /// Takes the begin or end of an interval and returns true; any other event is left alone.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func add(_ event: TraceEvent) -> Bool {
    segments.add(event) { trees.append($0) }
  }

  /// The tree of all intervals that have both begin and end.
  ///
  /// - Complexity: O(n log n) for n intervals.
  public func finish() -> IntervalTree {
    var (segments, trees) = (segments, trees)
    let tally = segments.finish { trees.append($0) }
    return IntervalTree(merging: trees, tally)
  }
}
