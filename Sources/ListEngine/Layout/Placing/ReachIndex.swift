import Foundation

/// Finds which of many intervals along a list may reach into another one.
///
/// For every block of intervals it knows how far anything up to that block reaches, and where
/// anything from that block on begins. Both only grow from block to block, whatever the intervals
/// are, so binary searches find the candidates; they are few when the intervals are roughly in
/// order.
struct ReachIndex {
  /// How many intervals share an entry.
  static let blockLength = 32

  private let count: Int
  private var furthestEnds: [CGFloat] = []
  private var firstStarts: [CGFloat] = []

  /// No intervals.
  init() {
    count = 0
  }

  /// Indexes intervals.
  ///
  /// - Complexity: O(count), and an entry for every block.
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

  /// The intervals that may have a point in common with a closed one; a superset of those that do.
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
  /// The first index from which on `predicate` holds, when it holds for a tail of the collection.
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
