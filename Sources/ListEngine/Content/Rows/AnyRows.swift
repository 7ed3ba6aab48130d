import Diff

/// The rows of a section in the form in which the app gave them.
///
/// The storage of a row is made when somebody asks for it. It is a class, so that slices of one
/// content share the storages.
@usableFromInline
class AnyRows {
  /// Rows with fewer are searched one by one.
  private static let minTableCount = 32

  /// What was compiled for the type of the rows.
  @usableFromInline final let functions: RowFunctions
  /// The storages made so far from the start.
  private final var built: [AnyItemStorage] = []
  /// Storages that were made individually, by position.
  private final var scattered: [Int: AnyItemStorage] = [:]
  /// Finds rows by identifier; made by the second search.
  private final var table: OccurrenceTable?
  private final var wasSearched = false
  /// Whether any row that was given as an item has a callback for its insertion or removal; nil if
  /// nobody has asked.
  final var givenItemsHear: Bool?
  private final var knownDefaultLayouts: Bool?

  @usableFromInline
  init(_ functions: RowFunctions) {
    self.functions = functions
  }

  @usableFromInline var count: Int { fatalError("\(Self.self) must know its count") }

  /// All rows, without their storages.
  final var items: [any AnyItem] {
    (self as? MixedRows)?.elements ?? (0..<count).map { item(at: $0) }
  }

  /// One row, without its storage.
  @usableFromInline
  func item(at position: Int) -> any AnyItem { fatalError("\(Self.self) must make its items") }

  /// The identifier of a row; does not make the row.
  @usableFromInline
  func identifier(at position: Int) -> AnyIdentifier {
    fatalError("\(Self.self) must know its identifiers")
  }

  /// The position of the first row that `isIt` accepts, with an identifier of this type of rows.
  @usableFromInline
  func find(_ identifier: AnyIdentifier, _ search: (_ isIt: (Int) -> Bool) -> Int?) -> Int? {
    fatalError("\(Self.self) must know its identifiers")
  }

  /// Whether rows can be removed from the end without copying the others.
  @usableFromInline var canRemoveLast: Bool { false }

  /// Frees the last rows; nobody uses the others any more.
  final func removeLast(_ count: Int) {
    (built, scattered, table) = ([], [:], nil)
    removeLastRows(count)
  }

  /// Removes the last rows from the app's array.
  @usableFromInline
  func removeLastRows(_ count: Int) {
    preconditionFailure("\(Self.self) cannot remove rows")
  }

  /// Whether both hold the same array of an app.
  @usableFromInline
  func isSameArray(as other: AnyRows) -> Bool { self === other }

  /// The position of the first row with an identifier; makes none.
  ///
  /// - Complexity: O(n) the first and the second time, then O(1).
  final func firstIndex(of identifier: AnyIdentifier) -> Int? {
    let table = tableIfWorthwhile()
    return find(identifier) { isIt in
      guard let table else { return (0..<count).first(where: isIt) }
      return table.first(hash: identifier.cachedHash, isSame: isIt)
    }
  }

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

  /// Whether any row that was made so far has a callback for its insertion or its removal.
  ///
  /// If none was made, the first one is. Rows that are given as items all count.
  ///
  /// - Complexity: O(1) if no row with content of the type has one; otherwise O(rows made), and
  ///   O(rows given as items) once.
  @usableFromInline var hearsInsertionAndRemoval: Bool {
    if built.isEmpty, scattered.isEmpty {
      return count > 0 && storages(in: 0..<1)[0].hearsInsertionAndRemoval
    }
    guard InsertionListeners.mayExist(functions.contentType) else { return false }
    return built.contains { $0.hearsInsertionAndRemoval }
      || scattered.values.contains { $0.hearsInsertionAndRemoval }
  }

  /// Whether no row has layout-specific options; false also if rows would have to be made.
  ///
  /// - Complexity: O(rows) the first time, then O(1).
  final var hasDefaultLayouts: Bool {
    if let knownDefaultLayouts { return knownDefaultLayouts }
    let areDefault = functions.visitSizings(self) { _, layouts in layouts?.isEmpty ?? true }
    knownDefaultLayouts = areDefault
    return areDefault
  }

  /// Forgets what no longer holds because rows were added at the end.
  @usableFromInline
  final func rowsWereAdded() {
    givenItemsHear = nil
    knownDefaultLayouts = nil
    table = nil
    wasSearched = false
  }

  /// The storages of the first `count` rows; makes those that are missing.
  final func prefix(_ count: Int) -> [AnyItemStorage] {
    guard count >= built.count else { return Array(built.prefix(count)) }
    guard count > built.count else { return built }
    // A copy, because making a row may request others.
    var all = built
    all.reserveCapacity(count)
    while all.count < count { all.append(storage(at: all.count)) }
    built = all
    return all
  }

  /// The storages in a range; makes those that are missing.
  final func storages(in range: Range<Int>) -> [AnyItemStorage] {
    range.map { position in
      if position < built.count { return built[position] }
      if let item = scattered[position] { return item }
      let item = functions.storage(self, position)
      scattered[position] = item
      return item
    }
  }

  /// The storage of one row; makes only this one if it is missing.
  final func storage(at position: Int) -> AnyItemStorage {
    position < built.count
      ? built[position] : scattered[position] ?? functions.storage(self, position)
  }
}
