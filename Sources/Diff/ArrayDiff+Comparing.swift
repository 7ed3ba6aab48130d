extension ArrayDiff {
  /// Compares elements while their identifiers are equal; returns how many there are.
  @inlinable
  mutating func compareRun(from start: Pair, _ input: some DiffInput) -> Int {
    let limit = min(input.oldCount - start.old, input.newCount - start.new)
    var kept = 0
    var count = 0
    walk: while count < limit {
      let run = input.compareRun(
        old: start.old + count,
        new: start.new + count,
        limit: limit - count
      )
      count += run.count
      guard count < limit else { break }
      let pair = Pair(old: start.old + count, new: start.new + count)
      switch run.end {
      case .equivalent: break
      case .detailChanged: appendDetailChange(pair)
      case .otherIdentifier: break walk
      case .updated:
        keep(Run(old: start.old + kept, new: start.new + kept, count: count - kept))
        appendUpdate(pair)
        kept = count + 1
      }
      count += 1
    }
    keep(Run(old: start.old + kept, new: start.new + kept, count: count - kept))
    countComparisons(min(count + 1, limit))
    return count
  }

  /// Compares the common suffix of both arrays, element by element.
  @inlinable
  mutating func compareSuffix(_ suffix: Int, _ input: some DiffInput) {
    let start = Pair(old: input.oldCount - suffix, new: input.newCount - suffix)
    var count = 0
    while count < suffix {
      let first = Pair(old: start.old + count, new: start.new + count)
      let run = input.compareRun(old: first.old, new: first.new, limit: suffix - count)
      keep(Run(old: first.old, new: first.new, count: run.count))
      count += run.count
      guard count < suffix else { break }
      keep(Pair(old: start.old + count, new: start.new + count), run.end)
      count += 1
    }
    countComparisons(suffix)
  }

  /// Classifies matched elements as added, removed, moved, updated or unchanged.
  @usableFromInline
  mutating func takeOver(
    _ matching: Matching,
    in old: Range<Int>,
    _ movedHint: (Int, Int) -> Bool
  ) {
    let start = old.lowerBound
    let partners = matching.partners
    let matched = matching.matched
    let kept = keptElements(partners, matched, from: start, movedHint)
    moved = [Pair](unsafeUninitializedCapacity: matched.count - kept.count) { moved, count in
      partners.withUnsafeBufferPointer { partners in
        matching.comparisons.withUnsafeBufferPointer { comparisons in
          kept.withUnsafeBufferPointer { kept in
            classify(partners, comparisons, kept, from: start, moved)
          }
        }
      }
      count = matched.count - kept.count
    }
    removed = matching.unmatched(in: old)
    work.hashed += matching.hashed
    work.comparisons += partners.count
  }

  /// Classifies the new elements from `start` on, given which matched ones keep their order.
  private mutating func classify(
    _ partners: UnsafeBufferPointer<Int32>,
    _ comparisons: UnsafeBufferPointer<ElementComparison>,
    _ kept: UnsafeBufferPointer<Int32>,
    from start: Int,
    _ moved: UnsafeMutableBufferPointer<Pair>
  ) {
    var run = Run(old: 0, new: 0, count: 0)
    var (position, nextKept, left) = (0, 0, moved.count)
    for index in partners.indices {
      guard partners[index] >= 0 else {
        added.append(start &+ index)
        continue
      }
      let pair = Pair(old: Int(partners[index]), new: start &+ index)
      if nextKept < kept.count, Int(kept[nextKept]) == position {
        nextKept &+= 1
        extend(&run, by: pair, comparisons[index])
      } else {
        // From the end, because new positions are descending.
        left &-= 1
        moved[left] = pair
      }
      position &+= 1
    }
    keep(run)
  }

  /// Adds an element that kept its place to a run, or starts another run.
  @inline(__always)
  private mutating func extend(
    _ run: inout Run,
    by pair: Pair,
    _ comparison: ElementComparison
  ) {
    let continues = run.old &+ run.count == pair.old && run.new &+ run.count == pair.new
    if comparison == .equivalent, continues {
      run.count &+= 1
    } else {
      restart(&run, at: pair, comparison)
    }
  }

  @inline(never)
  private mutating func restart(
    _ run: inout Run,
    at pair: Pair,
    _ comparison: ElementComparison
  ) {
    keep(run)
    run = Run(old: pair.old, new: pair.new, count: comparison == .equivalent ? 1 : 0)
    if comparison != .equivalent { keep(pair, comparison) }
  }

  /// The matched elements that keep their relative order, by position among the matched ones.
  private func keptElements(
    _ partners: [Int32],
    _ matched: [Int32],
    from start: Int,
    _ movedHint: (Int, Int) -> Bool
  ) -> [Int32] {
    let kept = longestIncreasingSubsequence(matched)
    guard kept.count < matched.count, matched.count <= KeptElements.maxCount else { return kept }
    let pairs = partners.indices.filter { partners[$0] >= 0 }
      .map { Pair(old: Int(partners[$0]), new: start + $0) }
    return KeptElements(pairs, movedHint).positions
  }

  /// Appends an element that kept its place.
  @usableFromInline
  mutating func keep(_ pair: Pair, _ comparison: ElementComparison) {
    // An identifier with an asymmetric `==` may differ now.
    guard comparison != .updated, comparison != .otherIdentifier else { return appendUpdate(pair) }
    if comparison == .detailChanged { appendDetailChange(pair) }
    keep(Run(old: pair.old, new: pair.new, count: 1))
  }

  /// Appends unchanged elements, merging adjacent runs.
  @usableFromInline
  mutating func keep(_ run: Run) {
    guard run.count > 0 else { return }
    unchangedCount += run.count
    if let last = unchanged.last,
      last.old + last.count == run.old, last.new + last.count == run.new
    {
      unchanged[unchanged.count - 1].count += run.count
    } else {
      unchanged.append(run)
    }
  }

  @usableFromInline
  mutating func appendUpdate(_ pair: Pair) { updated.append(pair) }

  @usableFromInline
  mutating func appendDetailChange(_ pair: Pair) { detailChanges.append(pair) }

  @usableFromInline
  mutating func countComparisons(_ count: Int) { work.comparisons += count }

  /// Records ranges of elements as removed and added; removed ones in ascending order for now.
  @usableFromInline
  mutating func skip(old: Range<Int>, new: Range<Int>) {
    for position in old { removed.append(position) }
    for position in new { added.append(position) }
  }

  /// Reverses the removed elements into descending order.
  @usableFromInline
  mutating func endSkipping() { removed.reverse() }
}
