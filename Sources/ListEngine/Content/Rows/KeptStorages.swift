/// The storages of rows that were made one by one, by position, in a range that follows what is presented.
struct KeptStorages {
  private var first = 0
  private var storages: [AnyItemStorage?] = []
  /// True if none was made.
  private(set) var isEmpty = true

  private var range: Range<Int> { first..<first + storages.count }

  /// The storage of a row, once it was made; setting one outside of the range does nothing.
  subscript(position: Int) -> AnyItemStorage? {
    get { range.contains(position) ? storages[position - first] : nil }
    set {
      guard range.contains(position) else { return }
      storages[position - first] = newValue
      isEmpty = false
    }
  }

  /// Keeps the storages of another range from now on, and those near it; forgets the others, many at once.
  ///
  /// - Parameters:
  ///   - new: the range.
  ///   - reach: the number of rows before and after it whose storages are kept as well.
  ///   - count: the number of all rows.
  /// - Returns: the storages that were kept before, which are freed once nothing is changed any more.
  /// - Complexity: O(rows of the range + reach); O(1) if the range is kept.
  mutating func keep(_ new: Range<Int>, reach: Int, of count: Int) -> [AnyItemStorage?] {
    let old = range
    let isKept = old.lowerBound <= new.lowerBound && new.upperBound <= old.upperBound
    guard !isKept || old.count > new.count + 4 * reach else { return [] }
    // Most rows that are described again are described again before anything scrolls.
    let reach = old.isEmpty ? 0 : reach
    let start = max(0, new.lowerBound - reach)
    let end = min(count, new.upperBound + reach)
    var kept = [AnyItemStorage?](repeating: nil, count: end - start)
    for position in old.clamped(to: start..<end) {
      kept[position - start] = storages[position - first]
    }
    let former = storages
    (first, storages) = (start, kept)
    return former
  }
}
