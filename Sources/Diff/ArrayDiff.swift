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
  @frozen public struct Pair: Hashable, Sendable {
    /// The position in the old array.
    public var old: Int
    /// The position in the new array.
    public var new: Int

    /// Creates a pair of positions.
    @inlinable
    public init(old: Int, new: Int) {
      self.old = old
      self.new = new
    }
  }

  /// Consecutive elements that stayed together and did not change.
  @frozen public struct Run: Hashable, Sendable {
    /// The position of the first in the old array.
    public var old: Int
    /// The position of the first in the new array.
    public var new: Int
    /// The number of elements of the run.
    public var count: Int

    /// Creates a run.
    @inlinable
    public init(old: Int, new: Int, count: Int) {
      self.old = old
      self.new = new
      self.count = count
    }
  }

  /// Positions in the new array, ascending.
  public internal(set) var added: [Int] = []
  /// Positions in the old array, descending.
  public internal(set) var removed: [Int] = []
  /// Elements that moved relative to those that stayed; new positions descending.
  public internal(set) var moved: [Pair] = []
  /// Elements in place whose content changed; new positions ascending.
  public internal(set) var updated: [Pair] = []
  /// Elements in place that did not change; new positions ascending.
  public internal(set) var unchanged: [Run] = []
  /// Unchanged elements of which a detail changed; new positions ascending.
  public internal(set) var detailChanges: [Pair] = []
  /// The number of elements in `unchanged`.
  public internal(set) var unchangedCount = 0

  /// The numbers of compared pairs and of hashed elements: the cost of the comparison.
  public internal(set) var work = Work()

  /// The cost of a comparison.
  public struct Work: Hashable, Sendable {
    /// The number of compared pairs of elements.
    public var comparisons = 0
    /// The number of elements that went through a hash table.
    public var hashed = 0
  }

  /// The number of elements that were added, removed, moved or updated.
  public var changeCount: Int { added.count + removed.count + moved.count + updated.count }

  /// True if all elements kept their positions, so that at most content changed.
  public var isInPlace: Bool { added.isEmpty && removed.isEmpty && moved.isEmpty }

  /// The difference of an array of `count` elements from itself.
  public init(identicalCount count: Int) {
    keep(ArrayDiff.Run(old: 0, new: 0, count: count))
  }

  /// The difference of one part of an array from another part of the same array.
  ///
  /// An element is itself alone: elements outside of one of the parts were added or removed.
  ///
  /// - Complexity: O(elements outside of one of the parts).
  public init(from old: Range<Int>, to new: Range<Int>) {
    let kept = old.clamped(to: new)
    guard !kept.isEmpty else {
      removed = (0..<old.count).reversed()
      added = Array(0..<new.count)
      return
    }
    added = (new.lowerBound..<kept.lowerBound).map { $0 - new.lowerBound }
    added += (kept.upperBound..<new.upperBound).map { $0 - new.lowerBound }
    removed = (kept.upperBound..<old.upperBound).reversed().map { $0 - old.lowerBound }
    removed += (old.lowerBound..<kept.lowerBound).reversed().map { $0 - old.lowerBound }
    keep(
      Run(
        old: kept.lowerBound - old.lowerBound,
        new: kept.lowerBound - new.lowerBound,
        count: kept.count
      )
    )
  }

  /// An empty difference.
  @usableFromInline
  init() {}

  /// Compares two arrays by the identifiers of their elements.
  ///
  /// `isUpdated` and `movedHint` are called at most once per pair, with the old element first. A
  /// hint makes an element the preferred one to count as moved, where there is a choice.
  @inlinable
  public init<Element, Identifier: Hashable>(
    old: [Element],
    new: [Element],
    identifier: (Element) -> Identifier,
    isUpdated: (Element, Element) -> Bool,
    movedHint: (Element, Element) -> Bool = { _, _ in false }
  ) {
    self = withoutActuallyEscaping(isUpdated) { isUpdated in
      withoutActuallyEscaping(movedHint) { movedHint in
        ArrayDiff(
          KeyedDiffInput(
            old: old.map(identifier),
            new: new.map(identifier),
            isUpdated: { isUpdated(old[$0], new[$1]) },
            movedHint: { movedHint(old[$0], new[$1]) }
          )
        )
      }
    }
  }

  /// Compares two arrays.
  ///
  /// A side-by-side walk is enough if nothing moved; otherwise its result covers the common prefix,
  /// and the rest is matched first and then compared.
  @inlinable
  public init(_ input: some DiffInput) {
    self.init()
    let prefix = compareRun(from: Pair(old: 0, new: 0), input)
    guard prefix < max(input.oldCount, input.newCount) else { return }
    if input.oldCount == 0 || input.newCount == 0 {
      skip(old: 0..<input.oldCount, new: 0..<input.newCount)
      endSkipping()
    } else if let diff = SideBySideWalk.diff(input, continuing: self, from: prefix) {
      self = diff
    } else {
      let matching = Matching(input, from: prefix)
      takeOver(matching, in: prefix..<input.oldCount - matching.suffix, input.movedHint)
      compareSuffix(matching.suffix, input)
    }
  }
}
