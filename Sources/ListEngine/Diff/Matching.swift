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
    old: [IdentifierKey],
    new: [IdentifierKey],
    movedHint: (Int, Int) -> Bool
  ) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    var pairs = match(
      old,
      prefix..<(old.count - suffix),
      new,
      prefix..<(new.count - suffix)
    )
    if suffix > 0, unmatchedOccur(in: new.count - suffix..<new.count, old, new) {
      suffix = 0
      pairs = match(old, prefix..<old.count, new, prefix..<new.count)
    }
    split(pairs, movedHint)
    if prefix > 0 { inPlace.insert(.init(old: 0, new: 0, count: prefix), at: 0) }
    if suffix > 0 {
      inPlace.append(.init(old: old.count - suffix, new: new.count - suffix, count: suffix))
    }
  }

  /// Matches the elements of two ranges, replacing what was matched before.
  ///
  /// Returns the pairs in new order.
  private mutating func match(
    _ old: [IdentifierKey],
    _ oldRange: Range<Int>,
    _ new: [IdentifierKey],
    _ newRange: Range<Int>
  ) -> [ArrayDiff.Pair] {
    added = []
    removed = []
    guard !oldRange.isEmpty else {
      added = Array(newRange)
      return []
    }
    var table = OccurrenceTable(old, oldRange)
    var pairs: [ArrayDiff.Pair] = []
    var isMatched = [Bool](repeating: false, count: oldRange.count)
    for index in newRange {
      if let partner = table.takeFirst(new[index]) {
        pairs.append(.init(old: partner, new: index))
        isMatched[partner - oldRange.lowerBound] = true
      } else {
        added.append(index)
      }
    }
    for index in oldRange.reversed() where !isMatched[index - oldRange.lowerBound] {
      removed.append(index)
    }
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
    _ old: [IdentifierKey],
    _ new: [IdentifierKey]
  ) -> Bool {
    let unmatched = added.map { new[$0] } + removed.map { old[$0] }
    guard !unmatched.isEmpty else { return false }
    // A bit for each hash lets nearly all elements pass with one look.
    let mask = max(1024, (unmatched.count * 16).nextPowerOfTwo) - 1
    var bits = [Bool](repeating: false, count: mask + 1)
    for key in unmatched { bits[key.hash & mask] = true }
    let suspects = new[suffix].filter { bits[$0.hash & mask] }
    guard !suspects.isEmpty else { return false }
    let known = Set(unmatched)
    return suspects.contains { known.contains($0) }
  }
}

extension Int {
  /// The smallest power of two that is not smaller.
  var nextPowerOfTwo: Int {
    self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
  }
}
