import HeadlessUIKit

/// Lengths one after the other, with their sums in O(log n).
///
/// A binary indexed tree (P. Fenwick, "A new data structure for cumulative frequency tables", 1994).
struct LengthTree {
  private var lengths: [CGFloat]
  /// Entry `i` holds the lengths of the `i & -i` elements that end with the `i`-th, from 1.
  private var tree: [CGFloat]

  init(_ lengths: [CGFloat] = []) {
    self.lengths = lengths
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

  /// The first element that ends after an offset; the number of elements if none does.
  func firstIndex(endingAfter offset: CGFloat) -> Int {
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
