/// Which element of an old array is which element of a new one.
///
/// Equal identifiers at the start and at the end are matched by walking; only what lies between
/// goes through a hash table. `movedHint` says of an old and a new position whether that element
/// had better be the one that moved, where several choices are as good.
struct Matching {
  private(set) var added: [Int] = []
  private(set) var removed: [Int] = []
  private(set) var moved: [ArrayDiff.Pair] = []
  private(set) var inPlace: [ArrayDiff.Run] = []

  init(
    oldCount: Int,
    newCount: Int,
    oldIdentifier: (Int) -> AnyIdentifier,
    newIdentifier: (Int) -> AnyIdentifier,
    movedHint: (Int, Int) -> Bool
  ) {
    let shorter = min(oldCount, newCount)
    var prefix = 0
    while prefix < shorter, oldIdentifier(prefix) == newIdentifier(prefix) { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      oldIdentifier(oldCount - 1 - suffix) == newIdentifier(newCount - 1 - suffix)
    {
      suffix += 1
    }
    var pairs = match(
      prefix..<(oldCount - suffix),
      prefix..<(newCount - suffix),
      oldIdentifier,
      newIdentifier
    )
    if suffix > 0, unmatchedOccur(in: newCount - suffix..<newCount, oldIdentifier, newIdentifier) {
      suffix = 0
      pairs = match(prefix..<oldCount, prefix..<newCount, oldIdentifier, newIdentifier)
    }
    split(pairs, movedHint)
    if prefix > 0 { inPlace.insert(.init(old: 0, new: 0, count: prefix), at: 0) }
    if suffix > 0 {
      inPlace.append(.init(old: oldCount - suffix, new: newCount - suffix, count: suffix))
    }
  }

  /// Matches the elements of two ranges, replacing what was matched before.
  ///
  /// Returns the pairs in new order.
  private mutating func match(
    _ old: Range<Int>,
    _ new: Range<Int>,
    _ oldIdentifier: (Int) -> AnyIdentifier,
    _ newIdentifier: (Int) -> AnyIdentifier
  ) -> [ArrayDiff.Pair] {
    added = []
    removed = []
    var table = OccurrenceTable(range: old, identifier: oldIdentifier)
    var pairs: [ArrayDiff.Pair] = []
    var isMatched = [Bool](repeating: false, count: old.count)
    for index in new {
      if let partner = table.takeFirst(newIdentifier(index), identifier: oldIdentifier) {
        pairs.append(.init(old: partner, new: index))
        isMatched[partner - old.lowerBound] = true
      } else {
        added.append(index)
      }
    }
    for index in old.reversed() where !isMatched[index - old.lowerBound] { removed.append(index) }
    return pairs
  }

  /// Splits matched pairs, in new order, into those that keep their relative order and the others.
  private mutating func split(_ pairs: [ArrayDiff.Pair], _ movedHint: (Int, Int) -> Bool) {
    var inOrder = longestIncreasingSubsequence(pairs.map(\.old))[...]
    if inOrder.count < pairs.count, pairs.count <= KeptElements.most {
      inOrder = KeptElements(pairs, movedHint).positions[...]
    }
    for (position, pair) in pairs.enumerated() {
      guard inOrder.first == position else {
        moved.append(pair)
        continue
      }
      inOrder.removeFirst()
      if let last = inPlace.last,
        last.old + last.count == pair.old, last.new + last.count == pair.new
      {
        inPlace[inPlace.count - 1].count += 1
      } else {
        inPlace.append(.init(old: pair.old, new: pair.new, count: 1))
      }
    }
    moved.reverse()
  }

  /// Whether something added or removed occurs again among the elements matched at the end.
  ///
  /// Then walking from the end has paired other occurrences of an identifier than counting from
  /// the start does.
  private func unmatchedOccur(
    in suffix: Range<Int>,
    _ oldIdentifier: (Int) -> AnyIdentifier,
    _ newIdentifier: (Int) -> AnyIdentifier
  ) -> Bool {
    let unmatched = added.map(newIdentifier) + removed.map(oldIdentifier)
    guard !unmatched.isEmpty else { return false }
    // A bit for each hash lets nearly all elements pass with one look.
    let mask = max(1024, (unmatched.count * 16).nextPowerOfTwo) - 1
    var bits = [Bool](repeating: false, count: mask + 1)
    for identifier in unmatched { bits[identifier.cachedHash & mask] = true }
    var set: Set<AnyIdentifier>?
    for index in suffix {
      let identifier = newIdentifier(index)
      guard bits[identifier.cachedHash & mask] else { continue }
      let known = set ?? Set(unmatched)
      set = known
      if known.contains(identifier) { return true }
    }
    return false
  }
}

extension Int {
  /// The smallest power of two that is not smaller.
  var nextPowerOfTwo: Int {
    self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
  }
}
