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
  /// Intervals without an end, by name: still open when the recording stopped, or the end was lost.
  public let unfinished: [String: Int]
  /// Ends without a begin: open when the recording started, or the begin was lost.
  public let orphanEnds: Int
  /// Intervals left out because they ended before they began.
  public let rejected: Int

  /// The number of intervals without an end.
  public var unfinishedCount: Int { unfinished.values.reduce(0, +) }

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
