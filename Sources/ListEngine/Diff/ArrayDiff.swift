/// What turns one array into another, by identifier: what was added, removed, moved and updated.
///
/// Holds positions only, no elements. The k-th occurrence of an identifier in the old array belongs
/// to the k-th occurrence in the new one. Moves are as few as can be. An element that both moved
/// and changed counts as moved.
///
/// - Complexity: O(n) identifier comparisons for what is equal at both ends; O(m) hash look-ups and
///   O(m log m) integer comparisons for the m elements between.
public struct ArrayDiff: Hashable {
  /// The position of one element in both arrays.
  public struct Pair: Hashable {
    /// The position in the old array.
    public var old: Int
    /// The position in the new array.
    public var new: Int

    /// Names two positions.
    public init(old: Int, new: Int) {
      self.old = old
      self.new = new
    }
  }

  /// Neighbours that stayed neighbours and did not change.
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
  /// Elements that changed their place among those that stayed; new positions descending.
  public private(set) var moved: [Pair] = []
  /// Elements in place whose content changed; new positions ascending.
  public private(set) var updated: [Pair] = []
  /// Elements in place that did not change; new positions ascending.
  public private(set) var unchanged: [Run] = []
  /// How many elements are in `unchanged`.
  public private(set) var unchangedCount = 0

  /// How many elements were added, removed, moved or updated.
  public var changeCount: Int { added.count + removed.count + moved.count + updated.count }

  /// Whether all elements kept their positions, so that only content changed, if anything.
  public var isInPlace: Bool { added.isEmpty && removed.isEmpty && moved.isEmpty }

  /// The difference of an array of `count` elements from itself.
  public init(identicalCount count: Int) {
    keep(ArrayDiff.Run(old: 0, new: 0, count: count))
  }

  /// Compares two arrays.
  ///
  /// `isUpdated` and `movedHint` are called at most once for every pair, with the old element first.
  /// A hint makes an element the preferred one to have moved, where there is a choice.
  public init<Element>(
    old: [Element],
    new: [Element],
    identifier: (Element) -> AnyIdentifier,
    isUpdated: (Element, Element) -> Bool,
    movedHint: (Element, Element) -> Bool = { _, _ in false }
  ) {
    let oldIdentifiers = old.map(identifier)
    let newIdentifiers = new.map(identifier)
    self = withExtendedLifetime((oldIdentifiers, newIdentifiers)) {
      ArrayDiff(
        old: oldIdentifiers.map { IdentifierKey($0) },
        new: newIdentifiers.map { IdentifierKey($0) },
        isUpdated: { isUpdated(old[$0], new[$1]) },
        movedHint: { movedHint(old[$0], new[$1]) }
      )
    }
  }

  /// Compares two arrays by the keys of their identifiers; the closures are given positions.
  init(
    old: [IdentifierKey],
    new: [IdentifierKey],
    isUpdated: (Int, Int) -> Bool,
    movedHint: (Int, Int) -> Bool
  ) {
    let matching = Matching(old: old, new: new, movedHint: movedHint)
    added = matching.added
    removed = matching.removed
    moved = matching.moved
    for run in matching.inPlace { compare(run, isUpdated) }
  }

  /// Sorts elements that kept their places into updated and unchanged ones.
  private mutating func compare(_ run: Run, _ isUpdated: (Int, Int) -> Bool) {
    var start = 0
    for offset in 0..<run.count where isUpdated(run.old + offset, run.new + offset) {
      keep(Run(old: run.old + start, new: run.new + start, count: offset - start))
      updated.append(Pair(old: run.old + offset, new: run.new + offset))
      start = offset + 1
    }
    keep(Run(old: run.old + start, new: run.new + start, count: run.count - start))
  }

  /// Adds unchanged elements behind those so far, joining them where they are neighbours.
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
