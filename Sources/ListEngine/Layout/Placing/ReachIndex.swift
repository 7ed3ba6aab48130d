import Foundation

/// Finds the intervals along a list that may overlap another one.
///
/// For every block of intervals it knows the maximum end of that and all earlier blocks, and the
/// minimum start of that and all later blocks. Both are monotonic, whatever the intervals, so
/// binary searches find the candidates; there are few if the intervals are roughly in order.
struct ReachIndex {
  /// The number of intervals that share an entry.
  static let blockLength = 32

  private let count: Int
  private var furthestEnds: [CGFloat] = []
  private var firstStarts: [CGFloat] = []

  /// Creates an index without intervals.
  init() {
    count = 0
  }

  /// Creates an index of intervals.
  ///
  /// - Complexity: O(count) time, and one entry per block.
  init(count: Int, _ interval: (Int) -> (start: CGFloat, end: CGFloat)) {
    self.count = count
    let blocks = (count + Self.blockLength - 1) / Self.blockLength
    furthestEnds.reserveCapacity(blocks)
    firstStarts.reserveCapacity(blocks)
    var furthest = -CGFloat.infinity
    for block in 0..<blocks {
      var first = CGFloat.infinity
      for index in block * Self.blockLength..<min((block + 1) * Self.blockLength, count) {
        let (start, end) = interval(index)
        if start < first { first = start }
        if end > furthest { furthest = end }
      }
      furthestEnds.append(furthest)
      firstStarts.append(first)
    }
    for block in (0..<blocks).reversed().dropFirst() {
      firstStarts[block] = min(firstStarts[block], firstStarts[block + 1])
    }
  }

  /// The intervals that may intersect a closed one; a superset of those that do.
  ///
  /// - Complexity: O(log count).
  func candidates(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = furthestEnds.partitioningIndex { $0 >= start }
    let last = firstStarts.partitioningIndex { $0 > end }
    guard first < last else { return 0..<0 }
    return first * Self.blockLength..<min(last * Self.blockLength, count)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index at which `predicate` holds, if it holds for a suffix of the collection.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
