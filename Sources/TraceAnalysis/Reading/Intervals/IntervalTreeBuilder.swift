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

  init(minSegment: Int) {
    segments = IntervalSegments(limit: .max, minSegment: minSegment)
  }

  /// Takes the begin or end of an interval and returns true; any other event is left alone.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func add(_ event: TraceEvent) -> Bool {
    segments.add(event) { trees.append($0) }
  }

  /// The tree of all intervals that have both begin and end, and what became of all others.
  ///
  /// - Complexity: O(n log n) for n intervals.
  public func finish() -> (tree: IntervalTree, tally: IntervalTally) {
    var (segments, trees) = (segments, trees)
    let tally = segments.finish { trees.append($0) }
    return (IntervalTree(merging: trees), tally)
  }
}

extension IntervalTree {
  /// Brings trees of several threads and times into the order of their begins.
  fileprivate init(merging trees: [IntervalTree]) {
    let order = trees.enumerated().flatMap { tree, part in
      part.pairs.indices.map { (tree: tree, position: $0) }
    }.sorted {
      trees[$0.tree].pairs[$0.position].number < trees[$1.tree].pairs[$1.position].number
    }
    var places = trees.map { [Int32](repeating: -1, count: $0.count) }
    for (place, entry) in order.enumerated() { places[entry.tree][entry.position] = Int32(place) }
    var offsets: [Int32] = []
    var values: [FieldValue] = []
    for tree in trees {
      offsets.append(Int32(values.count))
      values += tree.values
    }
    self.init(
      order.map { trees[$0.tree].pairs[$0.position].moved(valuesBy: offsets[$0.tree]) },
      order.map { entry in
        var nesting = trees[entry.tree].nesting[entry.position]
        if nesting.parent >= 0 { nesting.parent = places[entry.tree][Int(nesting.parent)] }
        return nesting
      },
      // All trees of a builder number their shapes alike; the last one knows most.
      trees.map(\.shapes).max { $0.count < $1.count } ?? [],
      values
    )
  }
}
