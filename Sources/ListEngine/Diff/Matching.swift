/// Which element of an old array is which element of a new one, where some may have moved.
///
/// Equal identifiers at the end are matched by walking; what lies between goes through a hash table.
struct Matching {
  private(set) var added: [Int] = []
  private(set) var removed: [Int] = []
  private(set) var moved: [ArrayDiff.Pair] = []
  private(set) var inPlace: [ArrayDiff.Run] = []

  /// Matches what follows the first `prefix` elements, which are the same in both arrays.
  init(_ input: some DiffInput, from prefix: Int) {
    let old = (prefix..<input.oldCount).map(input.oldKey)
    let new = (prefix..<input.newCount).map(input.newKey)
    var suffix = 0
    while suffix < min(old.count, new.count),
      old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
    {
      suffix += 1
    }
    var pairs =
      suffix == 0
      ? match(old, new, from: prefix)
      : match(Array(old.dropLast(suffix)), Array(new.dropLast(suffix)), from: prefix)
    if suffix > 0 {
      let unmatched = IdentifierFilter(added.map(input.newKey) + removed.map(input.oldKey))
      if new.suffix(suffix).contains(where: unmatched.contains) {
        // Walking from the end has paired other occurrences than counting from the start does.
        suffix = 0
        pairs = match(old, new, from: prefix)
      }
    }
    split(pairs, input)
    if suffix > 0 {
      let (old, new) = (input.oldCount - suffix, input.newCount - suffix)
      inPlace.append(.init(old: old, new: new, count: suffix))
    }
  }

  /// Matches all elements of two arrays, replacing what was matched before.
  ///
  /// Positions count from `start`. Returns the pairs in new order.
  private mutating func match(
    _ old: [IdentifierKey],
    _ new: [IdentifierKey],
    from start: Int
  ) -> [ArrayDiff.Pair] {
    added = []
    removed = []
    guard !old.isEmpty else {
      added = Array(start..<start + new.count)
      return []
    }
    var table = OccurrenceTable(old)
    var pairs: [ArrayDiff.Pair] = []
    pairs.reserveCapacity(min(old.count, new.count))
    var isMatched = [Bool](repeating: false, count: old.count)
    for index in new.indices {
      if let partner = table.takeFirst(new[index]) {
        pairs.append(.init(old: start + partner, new: start + index))
        isMatched[partner] = true
      } else {
        added.append(start + index)
      }
    }
    for index in old.indices.reversed() where !isMatched[index] { removed.append(start + index) }
    return pairs
  }

  /// Splits matched pairs, in new order, into those that keep their relative order and the others.
  private mutating func split(_ pairs: [ArrayDiff.Pair], _ input: some DiffInput) {
    var inOrder = longestIncreasingSubsequence(pairs.map { $0.old })
    if inOrder.count < pairs.count, pairs.count <= KeptElements.most {
      inOrder = KeptElements(pairs, input.movedHint).positions
    }
    var next = 0
    for (position, pair) in pairs.enumerated() {
      if next < inOrder.count, inOrder[next] == position {
        next += 1
        inPlace.extend(with: pair)
      } else {
        moved.append(pair)
      }
    }
    moved.reverse()
  }
}

extension [ArrayDiff.Run] {
  /// Adds a pair behind all others, to the last run where it is its neighbour.
  mutating func extend(with pair: ArrayDiff.Pair) {
    if let last, last.old + last.count == pair.old, last.new + last.count == pair.new {
      self[count - 1].count += 1
    } else {
      append(.init(old: pair.old, new: pair.new, count: 1))
    }
  }
}

extension Int {
  /// The smallest power of two that is not smaller.
  var nextPowerOfTwo: Int {
    self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
  }
}
