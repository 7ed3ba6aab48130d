package import HeadlessUIKit

/// Sections and their items by identifier: what a list shows, or shall show next.
///
/// A value: copies are independent. Sections are unique, items are unique in the whole snapshot. An
/// operation that cannot be performed changes nothing and adds to `errors`.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The sections, in order.
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The sections that are to be shown anew.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are to be replaced.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be configured again.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The operations that were not performed, and why.
  public internal(set) var errors: [DiffableDataError] = []
  /// The number of identifiers to be deleted that were not there.
  public internal(set) var ignoredDeletions = 0
  /// True if appending or inserting an item that is there already is an error; otherwise, as in
  /// UIKit, the item is moved.
  public var isStrict = false
  /// The number of items that were moved because they were appended or inserted a second time.
  public internal(set) var moveOnInsertCount = 0

  /// The key of each section in `items`.
  @usableFromInline var keys: [SectionIdentifierType: Int] = [:]
  /// The sections by their keys.
  @usableFromInline var sectionsByKey: [SectionIdentifierType] = []
  @usableFromInline var items = SnapshotItems<ItemIdentifierType>()

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: - Questions

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The number of items.
  public var numberOfItems: Int { items.count }

  /// All items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { itemIdentifiers(inSection: $0) }
  }

  /// Returns the number of items of a section; 0 if there is no such section.
  @inlinable
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    keys[identifier].map(items.count(ofSection:)) ?? 0
  }

  /// The items of a section; none if there is no such section.
  @inlinable
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    keys[identifier].map(items.items(ofSection:)) ?? []
  }

  /// The section of an item; nil if there is no such item.
  @inlinable
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    items.section(of: identifier).map { sectionsByKey[$0] }
  }

  /// The position of an item among all items; nil if there is no such item.
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionIdentifier(containingItem: identifier),
      let position = items.position(of: identifier)
    else { return nil }
    return sectionIdentifiers.prefix { $0 != section }
      .reduce(position) { $0 + numberOfItems(inSection: $1) }
  }

  /// The position of a section; nil if there is no such section.
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    keys[identifier] == nil ? nil : sectionIdentifiers.firstIndex(of: identifier)
  }

  /// Returns whether a section surely has the items of a section of another snapshot, in the same
  /// order.
  ///
  /// False also for equal items that were not taken over from one to the other.
  ///
  /// - Complexity: O(number of items / 100).
  package func sharesItems(
    ofSection identifier: SectionIdentifierType,
    with other: Self
  ) -> Bool {
    guard let key = keys[identifier], let otherKey = other.keys[identifier],
      items.count(ofSection: key) == other.items.count(ofSection: otherKey)
    else { return false }
    let shared = items.sharedCounts(ofSection: key, with: other.items, section: otherKey)
    return shared.prefix == items.count(ofSection: key)
  }

  /// The place of an item; nil if there is no such item.
  package func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item),
      let index = indexOfSection(section), let position = items.position(of: item)
    else { return nil }
    return IndexPath(item: position, section: index)
  }

  /// The position of an item in a section; nil if it is not there.
  package func position(
    of item: ItemIdentifierType,
    inSection section: SectionIdentifierType
  ) -> Int? {
    guard let key = keys[section], items.section(of: item) == key else { return nil }
    return items.position(of: item)
  }

  // MARK: - Items

  /// Adds items at the end of a section, or of the last one.
  ///
  /// Items that are there already are moved.
  ///
  /// - Parameters:
  ///   - identifiers: the items.
  ///   - sectionIdentifier: the section; nil is the last one.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !identifiers.isEmpty else { return }
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return fail(.noSections, "\(identifiers[0])")
    }
    guard let key = keys[section] else { return fail(.missingSection, "\(section)") }
    guard areUnique(identifiers), takeOut(identifiers, operation: #function) else { return }
    items.append(identifiers, toSection: key)
  }

  /// Inserts items before another one; items that are there already are moved.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: beforeIdentifier, isAfter: false)
  }

  /// Inserts items after another one; items that are there already are moved.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: afterIdentifier, isAfter: true)
  }

  /// Deletes items; those that are not there are ignored.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    finishDeletion(missing: items.delete(identifiers))
  }

  /// Deletes the items of all sections; the sections stay.
  public mutating func deleteAllItems() {
    for section in sectionIdentifiers {
      if let key = keys[section] { items.deleteAll(ofSection: key) }
    }
    dropMarks()
  }

  /// Deletes all items and sections.
  public mutating func removeAll() {
    deleteSections(sectionIdentifiers)
  }

  /// Moves an item before another one, also to another section.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, isAfter: false)
  }

  /// Moves an item after another one, also to another section.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, isAfter: true)
  }

  /// Marks items whose cells are to be replaced.
  @_specialize(where SectionIdentifierType == Int, ItemIdentifierType == Int)
  @_specialize(where SectionIdentifierType == Int, ItemIdentifierType == String)
  @_specialize(where SectionIdentifierType == String, ItemIdentifierType == Int)
  @_specialize(where SectionIdentifierType == String, ItemIdentifierType == String)
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard areThere(identifiers) else { return }
    let marked = Set(reloadedItemIdentifiers)
    reloadedItemIdentifiers += identifiers.filter { !marked.contains($0) }
    let reloaded = Set(identifiers)
    reconfiguredItemIdentifiers.removeAll { reloaded.contains($0) }
  }

  /// Marks items whose cells are to be configured again; reloaded ones stay so.
  @_specialize(where SectionIdentifierType == Int, ItemIdentifierType == Int)
  @_specialize(where SectionIdentifierType == Int, ItemIdentifierType == String)
  @_specialize(where SectionIdentifierType == String, ItemIdentifierType == Int)
  @_specialize(where SectionIdentifierType == String, ItemIdentifierType == String)
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard areThere(identifiers) else { return }
    let marked = Set(reloadedItemIdentifiers).union(reconfiguredItemIdentifiers)
    reconfiguredItemIdentifiers += identifiers.filter { !marked.contains($0) }
  }

  // MARK: - Steps

  @usableFromInline
  mutating func finishDeletion(missing: Int) {
    ignoredDeletions += missing
    dropMarks()
  }

  @usableFromInline
  mutating func noteMovesOnInsert(_ count: Int) { moveOnInsertCount += count }

  @usableFromInline
  mutating func fail(
    _ reason: DiffableDataError.Reason,
    _ identifier: String,
    operation: String = #function
  ) {
    errors.append(DiffableDataError(reason, in: operation, identifier: identifier))
  }

  /// Returns whether no identifier is given twice; notes an error otherwise.
  @inlinable
  mutating func areUnique<Identifier: Hashable>(
    _ identifiers: [Identifier],
    operation: String = #function
  ) -> Bool {
    guard identifiers.count > 1 else { return true }
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    for identifier in identifiers where !seen.insert(identifier).inserted {
      fail(.duplicateIdentifier, "\(identifier)", operation: operation)
      return false
    }
    return true
  }

  private mutating func areThere(
    _ identifiers: [ItemIdentifierType],
    operation: String = #function
  ) -> Bool {
    guard let missing = identifiers.first(where: { !items.contains($0) }) else {
      return areUnique(identifiers, operation: operation)
    }
    fail(.missingItem, "\(missing)", operation: operation)
    return false
  }

  /// Takes out items that are to be put elsewhere; false if that is an error.
  @inlinable
  mutating func takeOut(_ identifiers: [ItemIdentifierType], operation: String) -> Bool {
    let present = identifiers.filter(items.contains)
    guard let first = present.first else { return true }
    guard !isStrict else {
      fail(.duplicateIdentifier, "\(first)", operation: operation)
      return false
    }
    noteMovesOnInsert(present.count)
    _ = items.delete(present)
    return true
  }

  @inlinable
  mutating func insert(
    _ identifiers: [ItemIdentifierType],
    nextTo target: ItemIdentifierType,
    isAfter: Bool,
    operation: String = "insertItems"
  ) {
    guard items.contains(target) else {
      return fail(.missingItem, "\(target)", operation: operation)
    }
    guard areUnique(identifiers, operation: operation) else { return }
    guard !identifiers.contains(target) else {
      return fail(.relativeToItself, "\(target)", operation: operation)
    }
    guard takeOut(identifiers, operation: operation) else { return }
    items.insert(identifiers, nextTo: target, isAfter: isAfter)
  }

  @inlinable
  mutating func move(
    _ item: ItemIdentifierType,
    nextTo target: ItemIdentifierType,
    isAfter: Bool,
    operation: String = "moveItem"
  ) {
    guard item != target || !items.contains(item) else { return }
    if let missing = items.move(item, nextTo: target, isAfter: isAfter) {
      fail(.missingItem, "\(missing)", operation: operation)
    }
  }

  /// Forgets the marks of items that are no longer there.
  mutating func dropMarks() {
    guard !reloadedItemIdentifiers.isEmpty || !reconfiguredItemIdentifiers.isEmpty else { return }
    reloadedItemIdentifiers.removeAll { !items.contains($0) }
    reconfiguredItemIdentifiers.removeAll { !items.contains($0) }
  }
}
