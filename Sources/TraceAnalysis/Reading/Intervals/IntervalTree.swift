import ListSchema

/// Finished intervals, and what encloses what.
///
/// Begin and end are paired by process, kind and id, never by order, so lost events spoil only the
/// intervals that lost them. Nesting is derived per thread, from time alone:
///
/// - The parent is the innermost interval of the same thread that was open at the start *and*
///   lasted until the end. Intervals may cross (a begins, b begins, a ends, b ends): then b is no
///   child of a, but of the innermost interval around both.
/// - An interval that began in a Swift task goes on while the task waits, so it is the parent of intervals
///   of the same task only.
/// - A frame that states its duration has that one, whatever its two events are apart: recording them
///   is no part of it.
/// - An interval's self time is its duration without the time for which another, later begun
///   interval of the thread was open, whether it is a descendant or crosses it. So no moment of a
///   thread counts twice: its self times add up to the time for which any interval was open. Tasks wait at
///   the same time, so of an interval in a task only later ones of the same task are taken.
///
/// Kept in columns of plain numbers, so that millions of intervals cost no reference counting.
public struct IntervalTree: Sendable {
  /// The intervals as pairs, in the order of their begins.
  let pairs: [IntervalPair]
  /// The nesting of each of them.
  let nesting: [IntervalNesting]
  /// The shapes, by their numbers.
  let shapes: [IntervalShape]
  /// The values of all fields.
  let values: [FieldValue]

  /// Takes columns of equal length.
  init(
    _ pairs: [IntervalPair],
    _ nesting: [IntervalNesting],
    _ shapes: [IntervalShape],
    _ values: [FieldValue]
  ) {
    self.pairs = pairs
    self.nesting = nesting
    self.shapes = shapes
    self.values = values
  }

  /// The intervals in the order of their begins; a parent stands before its children.
  public var intervals: Intervals { Intervals(tree: self) }

  /// The number of intervals.
  var count: Int { pairs.count }

  /// The interval at a position.
  subscript(position: Int) -> Interval {
    let pair = pairs[position]
    return Interval(pair, nesting[position], shapes[Int(pair.shape)], values)
  }

  /// The value of a field that the analysis understands; nil when the interval does not have it.
  func value(_ field: FieldName, at position: Int) -> FieldValue? {
    let pair = pairs[position]
    let shape = shapes[Int(pair.shape)]
    return shape.position(of: field).map {
      values[pair.place(ofField: $0, beginCount: shape.beginCount)]
    }
  }

  /// For each interval the position of the innermost one of a meaning that encloses it or that it is;
  /// -1 where there is none.
  ///
  /// - Complexity: O(intervals).
  func owners(_ meaning: IntervalShape.Meaning) -> [Int32] {
    var owners = [Int32](repeating: -1, count: count)
    for position in pairs.indices {
      let parent = nesting[position].parent
      owners[position] =
        pairs[position].meaning == meaning
        ? Int32(position) : parent < 0 ? -1 : owners[Int(parent)]
    }
    return owners
  }

  /// The position of the innermost interval of a meaning around one; nil for none.
  ///
  /// - Complexity: O(depth).
  func owner(_ meaning: IntervalShape.Meaning, of position: Int) -> Int? {
    var around = nesting[position].parent
    while around >= 0, pairs[Int(around)].meaning != meaning {
      around = nesting[Int(around)].parent
    }
    return around < 0 ? nil : Int(around)
  }

  /// The positions of everything inside an interval, in the order of their begins.
  ///
  /// - Complexity: O(intervals of all threads that begin while it is open).
  public func descendants(of position: Int) -> [Int] {
    let end = pairs[position].endNs
    var inside: Set = [Int32(position)]
    var found: [Int] = []
    for candidate in pairs.indices.dropFirst(position + 1) {
      guard pairs[candidate].startNs <= end else { break }
      guard inside.contains(nesting[candidate].parent) else { continue }
      inside.insert(Int32(candidate))
      found.append(candidate)
    }
    return found
  }

  /// Some of the intervals, with parents as far as these are among them, too.
  ///
  /// - Complexity: O(intervals).
  func subtree(where isKept: (Int) -> Bool) -> IntervalTree {
    var places = [Int32](repeating: -1, count: count)
    var kept: (pairs: [IntervalPair], nesting: [IntervalNesting]) = ([], [])
    for position in pairs.indices where isKept(position) {
      places[position] = Int32(kept.pairs.count)
      kept.pairs.append(pairs[position])
      var own = nesting[position]
      own.parent = own.parent < 0 ? -1 : places[Int(own.parent)]
      kept.nesting.append(own)
    }
    return IntervalTree(kept.pairs, kept.nesting, shapes, values)
  }
}

/// The intervals of a tree, made when they are asked for.
public struct Intervals: RandomAccessCollection, Sendable {
  fileprivate let tree: IntervalTree

  /// The position of the first interval.
  public var startIndex: Int { 0 }
  /// The position after the last interval.
  public var endIndex: Int { tree.count }

  /// The interval at a position.
  ///
  /// - Complexity: O(1).
  public subscript(position: Int) -> Interval { tree[position] }
}
