import HeadlessUIKit

/// Lengths one after the other, with their sums in O(log n).
///
/// A binary indexed tree (P. Fenwick, "A new data structure for cumulative frequency tables", 1994).
struct LengthTree {
  private var lengths: [CGFloat]
  /// Entry `i` holds the lengths of the `i & -i` elements that end with the `i`-th, from 1.
  private var tree: [CGFloat]
  /// The number of negative lengths: with one, later elements may be before earlier ones.
  private var negativeCount: Int

  init(_ lengths: [CGFloat] = []) {
    self.lengths = lengths
    negativeCount = lengths.count { $0 < 0 }
    tree = [0] + lengths
    for entry in tree.indices.dropFirst() {
      let parent = entry + (entry & -entry)
      if parent < tree.count { tree[parent] += tree[entry] }
    }
  }

  var count: Int { lengths.count }

  subscript(_ index: Int) -> CGFloat {
    get { lengths[index] }
    set {
      let change = newValue - lengths[index]
      guard change != 0 else { return }
      negativeCount += (newValue < 0 ? 1 : 0) - (lengths[index] < 0 ? 1 : 0)
      lengths[index] = newValue
      var entry = index + 1
      while entry < tree.count {
        tree[entry] += change
        entry += entry & -entry
      }
    }
  }

  /// The length of all elements before an index.
  func offset(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var entry = index
    while entry > 0 {
      sum += tree[entry]
      entry &= entry - 1
    }
    return sum
  }

  /// The elements from the first that ends after the start of a range to the last that starts before its end.
  ///
  /// - Complexity: O(log n); O(n) if a length is negative.
  func indices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    var (first, last) = (count, -1)
    if negativeCount == 0 {
      (first, last) = (firstIndex(endingAfter: start), firstIndex(endingAfter: end.nextDown))
    } else {
      var offset: CGFloat = 0
      for (index, length) in lengths.enumerated() {
        if first == count, offset + max(0, length) > start { first = index }
        if offset + min(0, length) < end { last = index }
        offset += length
      }
    }
    return first..<max(first, min(last + 1, count))
  }

  /// The first element that ends after an offset; the number of elements if none does.
  ///
  /// - Precondition: no length is negative.
  private func firstIndex(endingAfter offset: CGFloat) -> Int {
    var (index, rest) = (0, offset)
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      let next = index + step
      if next < tree.count, tree[next] <= rest {
        index = next
        rest -= tree[next]
      }
      step /= 2
    }
    return index
  }
}
