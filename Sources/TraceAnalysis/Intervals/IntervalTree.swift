/// All finished intervals of a trace, and what encloses what.
///
/// Begin and end are paired by process, kind and id, never by order, so lost events spoil only the
/// intervals that lost them. Nesting is derived per thread, from time alone:
///
/// - The parent is the innermost interval of the same thread that was open at the begin *and*
///   lasted until the end. Intervals may cross (a begins, b begins, a ends, b ends): then b is no
///   child of a, but of the innermost interval around both.
/// - An interval's self time is its duration without the time for which another, later begun
///   interval of the thread was open, whether it is a descendant or crosses it. So no moment of a
///   thread counts twice: its self times add up to the time for which any interval was open.
public struct IntervalTree: Sendable {
  /// The intervals in the order of their begins; a parent stands before its children.
  public let intervals: [Interval]
  /// What became of begins and ends that are in no interval; empty for a part of a trace.
  public let tally: IntervalTally

  init(intervals: [Interval], _ tally: IntervalTally = IntervalTally()) {
    self.intervals = intervals
    self.tally = tally
  }

  /// Brings trees of several threads and times into the order of their begins.
  init(merging trees: [IntervalTree], _ tally: IntervalTally) {
    let all = trees.enumerated().flatMap { tree, part in
      part.intervals.indices.map { (tree: tree, position: $0) }
    }
    let order = all.sorted {
      trees[$0.tree].intervals[$0.position].number < trees[$1.tree].intervals[$1.position].number
    }
    var places = trees.map { [Int](repeating: 0, count: $0.intervals.count) }
    for (place, entry) in order.enumerated() { places[entry.tree][entry.position] = place }
    intervals = order.map { entry in
      let interval = trees[entry.tree].intervals[entry.position]
      return interval.moved(toParent: interval.parent.map { places[entry.tree][$0] })
    }
    self.tally = tally
  }

  /// For each interval the position of the innermost one of a meaning that encloses it or that it is.
  ///
  /// - Complexity: O(intervals).
  func owners(_ meaning: IntervalShape.Meaning) -> [Int?] {
    var owners: [Int?] = []
    owners.reserveCapacity(intervals.count)
    for position in intervals.indices {
      let isOwner = intervals[position].shape.meaning == meaning
      owners.append(isOwner ? position : intervals[position].parent.flatMap { owners[$0] })
    }
    return owners
  }

  /// The positions of everything inside an interval, in the order of their begins.
  ///
  /// - Complexity: O(intervals of all threads that begin while it is open).
  public func descendants(of position: Int) -> [Int] {
    let end = intervals[position].endNs
    var inside: Set = [position]
    var found: [Int] = []
    for candidate in intervals.indices.dropFirst(position + 1) {
      guard intervals[candidate].startNs <= end else { break }
      guard let parent = intervals[candidate].parent, inside.contains(parent) else { continue }
      inside.insert(candidate)
      found.append(candidate)
    }
    return found
  }
}
