import Diff

/// The rows of a section in the form in which the app gave them.
///
/// The storage of a row is made on demand. It is a class, so that overlapping slices of
/// one content share the storages: those asked for last, and some around them, are kept.
@usableFromInline
class AnyRows {
  /// Rows with fewer are searched one by one.
  private static let minTableCount = 32
  /// The minimum number of storages that are kept before and after those requested last.
  private static let reach = 256

  /// The functions that were compiled for the type of the rows.
  @usableFromInline final let functions: RowFunctions
  // What a storage is looked up in is never read while it is changed, as nothing is freed then: a check would cost more
  // than a reading.

  /// The storages that were asked for last, and those around them.
  @exclusivity(unchecked) private final var made: [AnyItemStorage] = []
  /// The position of the first of them.
  @exclusivity(unchecked) private final var firstMade = 0
  /// True if any storage made so far has a callback for its insertion or removal.
  private final var madeRowsHear = false
  /// The storages of rows that are made one by one, where they are needed.
  @exclusivity(unchecked) private final var kept = KeptStorages()
  /// Finds rows by identifier; made by the second search.
  private final var table: OccurrenceTable?
  private final var wasSearched = false
  /// True if any row that was given as an item has a callback for its insertion or removal; nil as
  /// long as this was not computed.
  final var givenItemsHear: Bool?
  private final var knownDefaultLayouts: Bool?

  /// The number of rows; kept, as asking a collection takes its type's metadata.
  @exclusivity(unchecked) @usableFromInline private(set) final var count: Int

  @usableFromInline
  init(_ functions: RowFunctions, count: Int, areStored: Bool = false) {
    self.functions = functions
    self.areStored = areStored
    self.count = count
  }

  /// All rows, without their storages.
  @usableFromInline var items: [any AnyItem] { (0..<count).map { item(at: $0) } }

  /// True for rows that are made when they are needed, not when they are described.
  @usableFromInline var areMadeWhenNeeded: Bool { false }

  /// True for rows in an array of the app: of these a list that presents them makes the storages that it
  /// needs.
  @usableFromInline final let areStored: Bool

  /// One row, without its storage.
  @usableFromInline
  func item(at position: Int) -> any AnyItem { fatalError("\(Self.self) must make its items") }

  /// The identifier of a row; does not make the row.
  final func identifier(at position: Int) -> AnyIdentifier { functions.identifier(self, position) }

  /// True if rows can be removed from the end without copying the others.
  @usableFromInline var canRemoveLast: Bool { false }

  /// Frees the last rows; the others are no longer used.
  final func removeLast(_ count: Int) {
    (made, kept, table) = ([], KeptStorages(), nil)
    removeLastRows(count)
    self.count -= count
  }

  /// Removes the last rows from the app's array.
  @usableFromInline
  func removeLastRows(_ count: Int) {
    preconditionFailure("\(Self.self) cannot remove rows")
  }

  /// Returns whether both hold the same array of an app.
  @usableFromInline
  func isSameArray(as other: AnyRows) -> Bool { self === other }

  /// The position of the first row with an identifier; makes none.
  ///
  /// - Complexity: O(n) the first and the second time, then O(1).
  final func firstIndex(of identifier: AnyIdentifier) -> Int? {
    if let known = knownIndex(of: identifier) { return known }
    return functions.find(self, identifier, tableIfWorthwhile())
  }

  /// The position of an identifier, where the app's data knows it; nil if the rows have to be searched.
  @usableFromInline
  func knownIndex(of identifier: AnyIdentifier) -> Int?? { nil }

  private final func tableIfWorthwhile() -> OccurrenceTable? {
    if let table { return table }
    guard wasSearched, count >= Self.minTableCount else {
      wasSearched = true
      return nil
    }
    table = OccurrenceTable(hashes: functions.hashes(self, 0..<count)) {
      functions.isSame(self, self, $0, $1)
    }
    return table
  }

  /// True if any row that was made so far has a callback for its insertion or its removal.
  ///
  /// If none was made, the first one is. Rows that are given as items all count.
  ///
  /// - Complexity: O(1); for rows that are given as items, O(rows) once if any row with content of
  ///   the type has such a callback.
  @usableFromInline var hearsInsertionAndRemoval: Bool {
    if made.isEmpty, kept.isEmpty, count > 0 { _ = storages(in: 0..<1) }
    return madeRowsHear && InsertionListeners.mayExist(functions.contentType)
  }

  /// True if no row has layout-specific options; false also if rows would have to be made.
  ///
  /// - Complexity: O(rows) the first time, then O(1).
  final var hasDefaultLayouts: Bool {
    if let knownDefaultLayouts { return knownDefaultLayouts }
    let areDefault = functions.visitSizings(self, 0..<count) { _, layouts, _ in
      layouts?.isEmpty ?? true
    }
    knownDefaultLayouts = areDefault
    return areDefault
  }

  /// Counts rows that were added at the end, and forgets what no longer holds.
  @usableFromInline
  final func rowsWereAdded(_ added: Int) {
    count += added
    givenItemsHear = nil
    knownDefaultLayouts = nil
    table = nil
    wasSearched = false
  }

  /// The positions of the storages that were asked for last.
  private final var madeRange: Range<Int> { firstMade..<(firstMade + made.count) }

  /// The storages in a range; makes those that were not among the last ones.
  final func storages(in range: Range<Int>) -> [AnyItemStorage] {
    if range == madeRange { return made }
    if range.isEmpty { return [] }
    if madeRange.contains(range) {
      return Array(made[(range.lowerBound - firstMade)..<(range.upperBound - firstMade)])
    }
    let old = madeRange
    guard old.lowerBound <= range.upperBound, range.lowerBound <= old.upperBound else {
      return makeAll(range)
    }
    let before = (min(range.lowerBound, old.lowerBound)..<old.lowerBound).map { storage(at: $0) }
    let after = (old.upperBound..<max(range.upperBound, old.upperBound)).map { storage(at: $0) }
    // Making a row may ask for others.
    guard madeRange == old else { return makeAll(range) }
    if !before.isEmpty { made.insert(contentsOf: before, at: 0) }
    made += after
    firstMade -= before.count
    forgetStorages(farFrom: range)
    return Array(made[(range.lowerBound - firstMade)..<(range.upperBound - firstMade)])
  }

  /// Makes the storages of a range that those made before do not reach.
  private final func makeAll(_ range: Range<Int>) -> [AnyItemStorage] {
    let storages = range.map { storage(at: $0) }
    (made, firstMade) = (storages, range.lowerBound)
    return storages
  }

  /// Forgets storages beyond the reach of a range, many at once.
  private final func forgetStorages(farFrom range: Range<Int>) {
    let reach = max(Self.reach, range.count)
    guard made.count > range.count + 4 * reach else { return }
    let start = max(0, range.lowerBound - reach - firstMade)
    let end = min(made.count, range.upperBound + reach - firstMade)
    // Content that is freed may ask for rows: none is kept meanwhile.
    var storages: [AnyItemStorage] = []
    swap(&storages, &made)
    storages.removeLast(storages.count - end)
    storages.removeFirst(start)
    (made, firstMade) = (storages, firstMade + start)
  }

  /// Keeps the storages of a range from now on, as they are made one by one, and some around it.
  final func keepStorages(in range: Range<Int>) {
    let former = kept.keep(range, reach: 4 * Self.reach, of: count)
    withExtendedLifetime(former) {}
  }

  /// The storage of one row; makes only this one if it is missing.
  final func storage(at position: Int) -> AnyItemStorage {
    if let storage = kept[position] { return storage }
    if madeRange.contains(position) { return made[position - firstMade] }
    let storage = functions.storage(self, position)
    if !madeRowsHear, storage.hearsInsertionAndRemoval { madeRowsHear = true }
    // Making a row may ask for it.
    if let storage = kept[position] { return storage }
    kept[position] = storage
    return storage
  }
}
