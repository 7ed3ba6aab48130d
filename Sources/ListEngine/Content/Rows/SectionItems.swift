/// The items of a section: as they were given, or built where they are presented.
@usableFromInline
struct SectionItems {
  /// Built items; empty if they are in another form.
  @usableFromInline var built: [AnyItemStorage] = []
  /// Items as they were given; `built` is then empty.
  @usableFromInline var rows: AnyRows?
  /// The part of the rows that is presented; nil for all of them.
  @usableFromInline private(set) var part: Range<Int>?

  @inlinable
  init(_ built: [AnyItemStorage] = []) {
    self.built = built
  }

  /// Items of several types.
  @inlinable
  init(mixed items: [any AnyItem]) {
    if !items.isEmpty { rows = MixedRows(items) }
  }

  @inlinable var count: Int { part?.count ?? rows?.count ?? built.count }

  /// The position of the first item in the rows as they were given.
  var start: Int { part?.lowerBound ?? 0 }
  /// The positions of the items in the rows as they were given.
  var range: Range<Int> { part ?? 0..<count }

  /// All items, built.
  ///
  /// Constant time for built items, otherwise linear.
  var all: [AnyItemStorage] { prefix(count) }

  /// All items, without their storages where they have none.
  @usableFromInline var items: [any AnyItem] {
    guard let rows else { return built.map(\.item) }
    return part.map { $0.map { rows.item(at: $0) } } ?? rows.items
  }

  /// The first `count` items, built.
  func prefix(_ count: Int) -> [AnyItemStorage] {
    if let rows { return rows.storages(in: start..<start + min(count, self.count)) }
    return count < built.count ? Array(built.prefix(count)) : built
  }

  /// The items in a range, for a list to present them: stored ones stay as they are, others are built.
  func presented(_ range: Range<Int>) -> SectionItems {
    guard let rows, rows.areStored else { return SectionItems(items(in: range)) }
    var items = self
    items.part = (start + range.lowerBound)..<(start + range.upperBound)
    rows.keepStorages(in: items.part ?? range)
    return items
  }

  /// The items in a range, built.
  func items(in range: Range<Int>) -> [AnyItemStorage] {
    if range.lowerBound == 0 { return prefix(range.upperBound) }
    guard let rows else { return Array(built[range]) }
    return rows.storages(in: (start + range.lowerBound)..<(start + range.upperBound))
  }

  /// The identifier of an item; does not build one that is not presented.
  func identifier(at position: Int) -> AnyIdentifier {
    // A row that is presented keeps the identifier that was made.
    guard let rows, part == nil else { return self[position].identifier }
    return rows.identifier(at: position)
  }

  /// One item; does not build it.
  func item(at position: Int) -> any AnyItem {
    rows?.item(at: start + position) ?? built[position].item
  }

  /// One item, built.
  subscript(position: Int) -> AnyItemStorage {
    rows?.storage(at: start + position) ?? built[position]
  }

  /// Passes on how the rows are sized, their layout values, if any, and the number of consecutive rows of
  /// which both are the same; builds no stored row.
  func visitOptions(_ visit: (Sizing, ItemLayouts?, _ count: Int) -> Void) {
    guard let rows else {
      for storage in built { visit(storage.sizing, storage.layouts, 1) }
      return
    }
    let knowsSizings = rows.functions.visitSizings(rows, range) {
      visit($0, $1, $2)
      return true
    }
    guard !knowsSizings else { return }
    for position in range {
      let (sizing, layouts) = rows.functions.options(rows, position)
      visit(sizing, layouts, 1)
    }
  }

  /// True if any row has a callback for its insertion or its removal.
  ///
  /// Of rows that are made on demand only those count that were made.
  ///
  /// - Complexity: O(1) if no row with content of their type has one, or, for items of several types,
  ///   no row at all; otherwise O(rows).
  var hearsInsertionAndRemoval: Bool {
    if let rows, part == nil { return rows.hearsInsertionAndRemoval }
    if rows != nil {
      return InsertionListeners.mayExist(nil)
        && (0..<count).contains { self[$0].hearsInsertionAndRemoval }
    }
    return InsertionListeners.mayExist(nil) && built.contains { $0.hearsInsertionAndRemoval }
  }

  /// The position of the first item with an identifier; builds none.
  func firstIndex(of identifier: AnyIdentifier) -> Int? {
    guard let rows else { return built.firstIndex { $0.identifier == identifier } }
    guard let found = rows.firstIndex(of: identifier) else { return nil }
    guard let part else { return found }
    guard found < part.lowerBound else { return part.contains(found) ? found - start : nil }
    return part.first { rows.identifier(at: $0) == identifier }.map { $0 - start }
  }

  /// Converts items to built ones.
  mutating func build() {
    if rows != nil { self = SectionItems(all) }
  }

  /// Returns whether both hold the same array of the app, and the rows of the other can take its place.
  ///
  /// Then no row needs new storage, and no comparison.
  func canReuse(_ old: SectionItems) -> Bool {
    guard let rows, let others = old.rows, rows !== others, part == old.part else { return false }
    return rows.isSameArray(as: others)
  }
}

extension Section {
  /// Returns whether one of the first `count` rows has a fixed size, as far as that is known
  /// without making rows.
  ///
  /// - Complexity: O(`count`).
  public func hasFixedSize(inFirst count: Int) -> Bool {
    var seen = 0
    var isFound = false
    _ = visitSizings { sizing, _, rows in
      seen += rows
      if case .fixed = sizing { isFound = true }
      return !isFound && seen < count
    }
    return isFound
  }

  /// True if no row has layout-specific options, as far as that is known without making rows.
  ///
  /// - Complexity: O(rows) the first time, then O(1).
  public var hasDefaultItemLayouts: Bool { storage.rows?.hasDefaultLayouts ?? false }

  /// Passes on how rows are sized, their layout values, if any, and the number of consecutive rows of
  /// which both are the same, until `visit` returns false; it makes no row.
  ///
  /// - Returns: whether it came to the end; false also if rows would have to be made.
  /// - Complexity: O(rows).
  public func visitSizings(_ visit: (Sizing, ItemLayouts?, _ count: Int) -> Bool) -> Bool {
    storage.visitSizings(visit)
  }
}

extension SectionItems {
  fileprivate func visitSizings(_ visit: (Sizing, ItemLayouts?, _ count: Int) -> Bool) -> Bool {
    if let rows { return rows.functions.visitSizings(rows, range, visit) }
    for storage in built where !visit(storage.sizing, storage.layouts, 1) { return false }
    return true
  }
}
