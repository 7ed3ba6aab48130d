/// Compares two arrays by walking them side by side, if elements were only added and removed.
///
/// At a difference the walk looks a few elements ahead on both sides for the place where they agree
/// again; the ranges that it skips were added or removed. It gives up as soon as an element skipped
/// on one side appears on the other: then something moved, and a table finds the minimal number of
/// moves.
@usableFromInline
struct SideBySideWalk<Input: DiffInput> {
  /// The number of elements to look ahead.
  ///
  /// When single rows are added and removed at random, few of them are adjacent.
  @inlinable static var window: Int { 8 }

  @usableFromInline let input: Input
  @usableFromInline let start: Int
  @usableFromInline var position: ArrayDiff.Pair
  @usableFromInline var diff: ArrayDiff
  /// The hashes of skipped elements.
  @usableFromInline var addedHashes = HashFilter()
  @usableFromInline var removedHashes = HashFilter()
  /// The number of times that nothing ahead matched.
  @usableFromInline var differences = 0

  @inlinable
  init(_ input: Input, continuing diff: ArrayDiff, from start: Int) {
    self.input = input
    self.start = start
    position = ArrayDiff.Pair(old: start, new: start)
    self.diff = diff
  }

  /// The difference of two arrays, whose first `start` elements are already compared.
  ///
  /// Nil if walking cannot determine what happened.
  @inlinable
  static func diff(_ input: Input, continuing diff: ArrayDiff, from start: Int) -> ArrayDiff? {
    var walk = SideBySideWalk(input, continuing: diff, from: start)
    guard walk.reachesEnd() else { return nil }
    walk.diff.endSkipping()
    return walk.diff
  }

  @inlinable
  mutating func reachesEnd() -> Bool {
    while position.old < input.oldCount, position.new < input.newCount {
      let count = diff.compareRun(from: position, input)
      position.old += count
      position.new += count
      guard position.old < input.oldCount, position.new < input.newCount else { break }
      guard skipDifference(), isWorthwhile else { return false }
    }
    let rest = ArrayDiff.Pair(
      old: input.oldCount - position.old,
      new: input.newCount - position.new
    )
    return skip(rest) && !isAmbiguous
  }

  /// True if the walk failed rarely enough to be faster than a table: for at most a sixth.
  @inlinable var isWorthwhile: Bool {
    differences <= 32 + (position.new - start) / 6
  }

  /// Advances to where both sides agree again; false if something moved.
  @inlinable
  mutating func skipDifference() -> Bool {
    let excess = (input.newCount - position.new) - (input.oldCount - position.old)
    // A block that was added or removed shifts everything after it by the difference in count.
    let block = ArrayDiff.Pair(old: max(0, -excess), new: max(0, excess))
    if excess != 0, agrees(after: block) { return skip(block) }
    for distance in 1...Self.window {
      let added = ArrayDiff.Pair(old: 0, new: distance)
      if agrees(after: added) { return skip(added) }
      let removed = ArrayDiff.Pair(old: distance, new: 0)
      if agrees(after: removed) { return skip(removed) }
      let replaced = ArrayDiff.Pair(old: distance, new: distance)
      if agrees(after: replaced) { return skip(replaced) }
    }
    differences += 1
    return skip(.init(old: 1, new: 1))
  }

  @inlinable
  func agrees(after step: ArrayDiff.Pair) -> Bool {
    let (old, new) = (position.old + step.old, position.new + step.new)
    return old < input.oldCount && new < input.newCount && input.isSame(old, new)
  }

  /// Records the next elements as removed and added; false if one of them is on both sides.
  @inlinable
  mutating func skip(_ step: ArrayDiff.Pair) -> Bool {
    let old = position.old..<position.old + step.old
    let new = position.new..<position.new + step.new
    var isClear = true
    for element in old where !recordRemoved(input.oldHash(element)) { isClear = false }
    for element in new where !recordAdded(input.newHash(element)) { isClear = false }
    diff.skip(old: old, new: new)
    position.old = old.upperBound
    position.new = new.upperBound
    return isClear
  }

  /// Records the hash of an old element that was skipped; false if a new one with it was, too.
  @usableFromInline
  mutating func recordRemoved(_ hash: Int) -> Bool {
    removedHashes.insert(hash)
    return !addedHashes.contains(hash)
  }

  /// Records the hash of a new element that was skipped; false if an old one with it was, too.
  @usableFromInline
  mutating func recordAdded(_ hash: Int) -> Bool {
    addedHashes.insert(hash)
    return !removedHashes.contains(hash)
  }

  /// True if a skipped identifier also occurs among the matched ones.
  ///
  /// Then counting occurrences from the start could match others than the walk did.
  @inlinable var isAmbiguous: Bool {
    guard !addedHashes.isEmpty || !removedHashes.isEmpty else { return false }
    return input.areRepeated(
      SkippedElements(
        added: diff.added,
        removed: diff.removed,
        addedHashes: addedHashes,
        removedHashes: removedHashes
      ),
      from: start
    )
  }
}
