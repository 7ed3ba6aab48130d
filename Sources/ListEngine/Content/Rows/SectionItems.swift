/// The items of a section, in the form in which they were given.
@usableFromInline
struct SectionItems {
  /// Items of several types; empty if they are in another form.
  @usableFromInline var built: [AnyItemStorage] = []
  /// Items that were modified as an array; `built` is then empty.
  @usableFromInline var edited: [any AnyItem]?
  /// Items of one type; `built` is then empty.
  @usableFromInline var rows: AnyRows?

  @inlinable
  init(_ built: [AnyItemStorage] = []) {
    self.built = built
  }

  @inlinable var count: Int { rows?.count ?? edited?.count ?? built.count }

  /// All items, built.
  ///
  /// Constant time for built items, otherwise linear.
  var all: [AnyItemStorage] { prefix(count) }

  /// All items, without their storages where they have none.
  var items: [any AnyItem] {
    if let edited { return edited }
    if let rows { return (0..<rows.count).map { rows.item(at: $0) } }
    return built.map(\.item)
  }

  /// The first `count` items, built.
  func prefix(_ count: Int) -> [AnyItemStorage] {
    if let rows { return rows.prefix(count) }
    if let edited { return edited.prefix(count).map(\.anyStorage) }
    return count < built.count ? Array(built.prefix(count)) : built
  }

  /// The items in a range, built.
  func items(in range: Range<Int>) -> [AnyItemStorage] {
    if range.lowerBound == 0 { return prefix(range.upperBound) }
    if let rows { return rows.storages(in: range) }
    if let edited { return edited[range].map(\.anyStorage) }
    return Array(built[range])
  }

  /// The identifier of an item; does not build it.
  func identifier(at position: Int) -> AnyIdentifier {
    if let rows { return rows.identifier(at: position) }
    if let edited { return edited[position].anyIdentifier }
    return built[position].identifier
  }

  /// One item; does not build it.
  func item(at position: Int) -> any AnyItem {
    if let rows { return rows.item(at: position) }
    return edited?[position] ?? built[position].item
  }

  /// One item, built.
  subscript(position: Int) -> AnyItemStorage {
    if let rows { return rows.storage(at: position) }
    if let edited { return edited[position].anyStorage }
    return built[position]
  }

  /// Whether any row has a callback for its insertion or its removal.
  ///
  /// Of rows that are made on demand only those count that were made.
  ///
  /// - Complexity: O(1) if no row with their content type, or of any for items of several types, has one; otherwise O(rows).
  var hearsInsertionAndRemoval: Bool {
    if let rows { return rows.hearsInsertionAndRemoval }
    return InsertionListeners.exist && all.contains { $0.hearsInsertionAndRemoval }
  }

  /// The position of the first item with an identifier; builds none.
  func firstIndex(of identifier: AnyIdentifier) -> Int? {
    if let rows { return rows.firstIndex(of: identifier) }
    if let edited { return edited.firstIndex { $0.anyIdentifier == identifier } }
    return built.firstIndex { $0.identifier == identifier }
  }

  /// Converts items given in another form to built ones.
  @usableFromInline
  mutating func build() {
    guard edited != nil || rows != nil else { return }
    self = SectionItems(all)
  }

  /// Converts items modified as an array to built ones; others stay as they are.
  mutating func endEditing() {
    if edited != nil { build() }
  }

  /// Takes over the rows of other items if both hold the same array of the app.
  ///
  /// Then no row needs new storage, and no comparison.
  mutating func reuse(_ old: SectionItems) {
    guard let rows, let others = old.rows, rows !== others, rows.isSameArray(as: others) else {
      return
    }
    self.rows = others
  }
}

extension Section {
  /// Whether one of the first `count` rows has a fixed size, as far as that is known without making
  /// rows.
  ///
  /// - Complexity: O(`count`).
  public func hasFixedSize(inFirst count: Int) -> Bool {
    var seen = 0
    var isFound = false
    _ = visitSizings { sizing, _ in
      seen += 1
      if case .fixed = sizing { isFound = true }
      return !isFound && seen < count
    }
    return isFound
  }

  /// Whether no row has layout-specific options, as far as that is known without making rows.
  ///
  /// - Complexity: O(rows) the first time, then O(1).
  public var hasDefaultItemLayouts: Bool { storage.rows?.hasDefaultLayouts ?? false }

  /// Passes on how rows are sized and their layout values, if any, until `visit` returns false; it
  /// makes no row.
  ///
  /// - Returns: whether it came to the end; false also if rows would have to be made.
  /// - Complexity: O(rows).
  public func visitSizings(_ visit: (Sizing, ItemLayouts?) -> Bool) -> Bool {
    storage.visitSizings(visit)
  }
}

extension SectionItems {
  fileprivate func visitSizings(_ visit: (Sizing, ItemLayouts?) -> Bool) -> Bool {
    if let rows { return rows.functions.visitSizings(rows, visit) }
    guard edited == nil else { return false }
    for storage in built where !visit(storage.sizing, storage.layouts) { return false }
    return true
  }
}
