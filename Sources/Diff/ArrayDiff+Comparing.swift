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
    let matched = partners.filter { $0 >= 0 }
    let kept = keptElements(partners, matched, from: start, movedHint)
    var run = Run(old: 0, new: 0, count: 0)
    var next = kept.makeIterator()
    var nextKept = next.next() ?? -1
    var position: Int32 = 0
    moved = [Pair](unsafeUninitializedCapacity: matched.count - kept.count) { moved, count in
      // From the end, because new positions are descending.
      count = matched.count - kept.count
      var left = count
      for index in partners.indices {
        let partner = partners[index]
        guard partner >= 0 else {
          added.append(start + index)
          continue
        }
        let pair = Pair(old: Int(partner), new: start + index)
        if nextKept != position {
          left &-= 1
          moved[left] = pair
        } else {
          nextKept = next.next() ?? -1
          extend(&run, by: pair, matching.comparisons[index])
        }
        position &+= 1
      }
    }
    keep(run)
    removed = Matching.unmatched(partners, in: old)
    work.hashed += matching.hashed
    work.comparisons += partners.count
  }

  /// Adds an element that kept its place to a run, or starts another run.
  private mutating func extend(
    _ run: inout Run,
    by pair: Pair,
    _ comparison: ElementComparison
  ) {
    let continues = run.old + run.count == pair.old && run.new + run.count == pair.new
    if comparison == .equivalent, continues {
      run.count += 1
    } else {
      keep(run)
      run = Run(old: pair.old, new: pair.new, count: comparison == .equivalent ? 1 : 0)
      if comparison != .equivalent { keep(pair, comparison) }
    }
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
    removed += old
    added += new
  }

  /// Reverses the removed elements into descending order.
  @usableFromInline
  mutating func endSkipping() { removed.reverse() }
}
