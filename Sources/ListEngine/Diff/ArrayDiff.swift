import Diff

/// The difference of two arrays by identifier: what was added, removed, moved and updated.
///
/// Holds only positions, no elements. The k-th occurrence of an identifier in the old array
/// corresponds to the k-th occurrence in the new one. The number of moves is minimal. An element
/// that both moved and changed counts as moved.
///
/// - Complexity: O(n) identifier comparisons if elements were only added, removed and updated; if
///   elements moved, O(m) hash lookups and O(m log m) integer comparisons for the m elements
///   between the common prefix and suffix.
public struct ArrayDiff {
  /// The position of one element in both arrays.
  public struct Pair: Hashable {
    /// The position in the old array.
    public var old: Int
    /// The position in the new array.
    public var new: Int

    /// Creates a pair of positions.
    public init(old: Int, new: Int) {
      self.old = old
      self.new = new
    }
  }

  /// Consecutive elements that stayed together and did not change.
  public struct Run: Hashable {
    /// The position of the first in the old array.
    public var old: Int
    /// The position of the first in the new array.
    public var new: Int
    /// How many there are.
    public var count: Int
  }

  /// Positions in the new array, ascending.
  public private(set) var added: [Int] = []
  /// Positions in the old array, descending.
  public private(set) var removed: [Int] = []
  /// Elements that moved relative to those that stayed; new positions descending.
  public private(set) var moved: [Pair] = []
  /// Elements in place whose content changed; new positions ascending.
  public private(set) var updated: [Pair] = []
  /// Elements in place that did not change; new positions ascending.
  public private(set) var unchanged: [Run] = []
  /// Unchanged elements whose selection style changed; new positions ascending.
  private(set) var selectionStyleChanges: [Pair] = []
  /// How many elements are in `unchanged`.
  public private(set) var unchangedCount = 0

  /// How many pairs were compared and how many elements were hashed: the cost of the comparison.
  package private(set) var work = Work()

  /// The cost of a comparison.
  package struct Work: Hashable {
    package var comparisons = 0
    package var hashed = 0
  }

  /// How many elements were added, removed, moved or updated.
  public var changeCount: Int { added.count + removed.count + moved.count + updated.count }

  /// Whether all elements kept their positions, so that at most content changed.
  public var isInPlace: Bool { added.isEmpty && removed.isEmpty && moved.isEmpty }

  /// The difference of an array of `count` elements from itself.
  public init(identicalCount count: Int) {
    keep(ArrayDiff.Run(old: 0, new: 0, count: count))
  }

  /// Compares two arrays.
  ///
  /// `isUpdated` and `movedHint` are called at most once per pair, with the old element first. A
  /// hint makes an element the preferred one to count as moved, where there is a choice.
  public init<Element>(
    old: [Element],
    new: [Element],
    identifier: (Element) -> AnyIdentifier,
    isUpdated: (Element, Element) -> Bool,
    movedHint: (Element, Element) -> Bool = { _, _ in false }
  ) {
    let oldIdentifiers = old.map(identifier)
    let newIdentifiers = new.map(identifier)
    self = withoutActuallyEscaping(isUpdated) { isUpdated in
      withoutActuallyEscaping(movedHint) { movedHint in
        withExtendedLifetime((oldIdentifiers, newIdentifiers)) {
          ArrayDiff(
            ElementDiffInput(
              old: oldIdentifiers.map { IdentifierKey($0) },
              new: newIdentifiers.map { IdentifierKey($0) },
              isUpdated: { isUpdated(old[$0], new[$1]) },
              movedHint: { movedHint(old[$0], new[$1]) }
            )
          )
        }
      }
    }
  }

  /// Compares two arrays.
  ///
  /// A side-by-side walk is enough if nothing moved; otherwise its result covers the common prefix,
  /// and the rest is matched first and then compared.
  init(_ input: some DiffInput) {
    let prefix = compareRun(from: Pair(old: 0, new: 0), input)
    guard prefix < max(input.oldCount, input.newCount) else { return }
    if let diff = SideBySideWalk.diff(input, continuing: self, from: prefix) {
      self = diff
    } else {
      takeOver(Matching(input, from: prefix), input, from: prefix)
    }
  }

  /// Compares elements while their identifiers are equal; returns how many there are.
  mutating func compareRun(from start: Pair, _ input: some DiffInput) -> Int {
    let most = min(input.oldCount - start.old, input.newCount - start.new)
    var kept = 0
    var count = 0
    walk: while count < most {
      switch input.compare(start.old + count, start.new + count) {
      case .equivalent: break
      case .selectionStyleChanged:
        selectionStyleChanges.append(Pair(old: start.old + count, new: start.new + count))
      case .otherIdentifier: break walk
      case .updated:
        keep(Run(old: start.old + kept, new: start.new + kept, count: count - kept))
        updated.append(Pair(old: start.old + count, new: start.new + count))
        kept = count + 1
      }
      count += 1
    }
    keep(Run(old: start.old + kept, new: start.new + kept, count: count - kept))
    work.comparisons += min(count + 1, most)
    return count
  }

  /// Classifies matched elements as added, removed, moved, updated or unchanged.
  private mutating func takeOver(
    _ matching: Matching,
    _ input: some DiffInput,
    from start: Int
  ) {
    let partners = matching.partners
    let matched = partners.filter { $0 >= 0 }
    let kept = keptElements(partners, matched, input, from: start)
    var isMatched = [Bool](repeating: false, count: input.oldCount - matching.suffix - start)
    for partner in matched { isMatched[Int(partner) - start] = true }
    var position: Int32 = 0
    var next = 0
    for (index, partner) in partners.enumerated() {
      guard partner >= 0 else {
        added.append(start + index)
        continue
      }
      let pair = Pair(old: Int(partner), new: start + index)
      if next < kept.count, kept[next] == position {
        next += 1
        keep(pair, matching.comparisons[index])
      } else {
        moved.append(pair)
      }
      position += 1
    }
    moved.reverse()
    removed = isMatched.indices.reversed().lazy.filter { !isMatched[$0] }.map { start + $0 }
    work.hashed += matching.hashed
    work.comparisons += partners.count
    compareSuffix(matching.suffix, input)
  }

  /// The matched elements that keep their relative order, by position among the matched ones.
  private func keptElements(
    _ partners: [Int32],
    _ matched: [Int32],
    _ input: some DiffInput,
    from start: Int
  ) -> [Int32] {
    let kept = longestIncreasingSubsequence(matched)
    guard kept.count < matched.count, matched.count <= KeptElements.maxCount else { return kept }
    let pairs = partners.indices.filter { partners[$0] >= 0 }
      .map { Pair(old: Int(partners[$0]), new: start + $0) }
    return KeptElements(pairs, input.movedHint).positions
  }

  /// Appends an element that kept its place.
  private mutating func keep(_ pair: Pair, _ comparison: ElementComparison) {
    guard comparison != .updated, comparison != .otherIdentifier else {
      updated.append(pair)
      return
    }
    if comparison == .selectionStyleChanged { selectionStyleChanges.append(pair) }
    keep(Run(old: pair.old, new: pair.new, count: 1))
  }

  /// Compares the common suffix of both arrays, element by element.
  private mutating func compareSuffix(_ count: Int, _ input: some DiffInput) {
    for offset in 0..<count {
      let pair = Pair(
        old: input.oldCount - count + offset,
        new: input.newCount - count + offset
      )
      keep(pair, input.compare(pair.old, pair.new))
    }
    work.comparisons += count
  }

  /// Records ranges of elements as removed and added; removed ones in ascending order for now.
  mutating func skip(old: Range<Int>, new: Range<Int>) {
    removed += old
    added += new
  }

  /// Reverses the removed elements into descending order.
  mutating func endSkipping() {
    removed.reverse()
  }

  /// Appends unchanged elements, merging adjacent runs.
  private mutating func keep(_ run: Run) {
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
}
