public import Diff

/// Items of one content type, made from the elements of a collection.
@usableFromInline
final class LazyItems<Elements: RandomAccessCollection, Content: ItemContent>: AnyRows, TypedRows {
  @usableFromInline let elements: Elements
  @usableFromInline let id: KeyPath<Elements.Element, Content.IdentifierValue>
  /// The app's closure that makes the row of an element.
  @usableFromInline let item: (Elements.Element) -> Item<Content>
  /// The identity of the app's closure.
  @usableFromInline let identity: ClosureIdentity
  /// One row of a collection, for comparing.
  ///
  /// The app's closure may be compiled into it, which saves a copy of the element.
  @usableFromInline let itemOfElements: (Elements, Int) -> Item<Content>
  /// The parts of an element; nil as long as they were not needed.
  @exclusivity(unchecked) @usableFromInline var knownParts: StoredParts?
  /// The position of an identifier, none of which is there twice; nil, also as the result, if the rows have to be
  /// searched.
  @usableFromInline let position: ((Content.IdentifierValue) -> Int??)?

  // Inlined, so that the app's closure is known where it is called.
  @inlinable @inline(__always)
  init(
    _ elements: Elements,
    id: KeyPath<Elements.Element, Content.IdentifierValue>,
    position: ((Content.IdentifierValue) -> Int??)? = nil,
    identity: ClosureIdentity,
    item: @escaping (Elements.Element) -> Item<Content>
  ) {
    self.elements = elements
    self.id = id
    self.position = position
    self.identity = identity
    self.item = item
    itemOfElements = { elements, position in
      item(elements[elements.index(elements.startIndex, offsetBy: position)])
    }
    super.init(RowFunctions(of: LazyItems<Elements, Content>.self), count: elements.count)
  }

  @usableFromInline
  override func item(at position: Int) -> any AnyItem { row(at: position) }

  @usableFromInline override var areMadeWhenNeeded: Bool { true }

  @usableFromInline
  override func knownIndex(of identifier: AnyIdentifier) -> Int?? {
    guard let position else { return nil }
    guard type(of: identifier) == Content.Identifier.self else { return .some(nil) }
    return position(unsafeDowncast(identifier, to: Content.Identifier.self).value)
  }

  /// The parts of an element.
  @inlinable
  var parts: StoredParts {
    if let knownParts { return knownParts }
    let parts = StoredParts(of: Elements.Element.self)
    knownParts = parts
    return parts
  }

  @inlinable
  func element(at position: Int) -> Elements.Element {
    elements[elements.index(elements.startIndex, offsetBy: position)]
  }

  @inlinable
  func row(at position: Int) -> Item<Content> {
    let element = element(at: position)
    let item = item(element)
    precondition(
      item.identifierValue == element[keyPath: id],
      """
      the lazy item at position \(position) has the identifier \(item.identifierValue), but the key \
      path gives \(element[keyPath: id])
      """
    )
    return item
  }

  @inlinable @inline(__always)
  func identify<Result>(
    _ position: Int,
    _ body: (Content.IdentifierValue) -> Result
  ) -> Result {
    body(element(at: position)[keyPath: id])
  }

  @inlinable
  func hash(_ position: Int) -> Int {
    Content.Identifier.hash(of: element(at: position)[keyPath: id])
  }

  @inlinable
  func hashes(_ range: Range<Int>) -> [Int] {
    Content.Identifier.hashes(range) { position, seed in
      IdentifierHash.hash(element(at: position)[keyPath: id], seed)
    }
  }

  @inlinable
  static func areRepeated(
    _ old: LazyItems,
    _ new: LazyItems,
    _ skipped: SkippedElements,
    _ start: Int
  ) -> Bool {
    new.position == nil && skipped.areRepeated(in: new.hashes(start..<new.count), from: start)
  }

  @inlinable
  static func isSame(_ old: LazyItems, _ new: LazyItems, _ one: Int, _ other: Int) -> Bool {
    IdentifierHash.areEqual(
      old.element(at: one)[keyPath: old.id],
      new.element(at: other)[keyPath: new.id]
    )
  }

  @inlinable
  static func compareRun(
    _ old: LazyItems,
    _ new: LazyItems,
    _ oldStart: Int,
    _ newStart: Int,
    _ limit: Int
  ) -> (count: Int, end: ElementComparison) {
    let comparison = LazyComparison(old, new)
    return equivalentRun(limit) { comparison.compare(oldStart &+ $0, newStart &+ $0) }
  }

  /// Compares rows with old partners: `DiffInput.comparePairs`.
  @inlinable
  static func comparePairs(
    _ old: LazyItems,
    _ new: LazyItems,
    _ partners: [Int32],
    _ start: Int
  ) -> [ElementComparison] {
    let comparison = LazyComparison(old, new)
    return comparedPairs(partners, start) { comparison.compare($0, $1) }
  }
}

extension Section {
  /// Gives the section one row for each element of a collection, built on demand.
  ///
  /// ```swift
  /// section.setLazyItems(products, id: \.sku) { ProductRow(product: $0) }
  /// ```
  /// Replaces the section's rows. Only rows that an update presents are built; a search for an
  /// identifier builds none. Reading `items`, or adding rows to the section, builds all.
  ///
  /// An update builds the old row and the new row of an element to compare them. It builds one for an element of an
  /// array whose stored values are as before, if `item` captures nothing, or only an object or a variable that is the same
  /// as before; what such an object or variable holds is not looked at.
  /// Texts count as before if they are equal; arrays, objects and payloads of enumerations only if they are the same
  /// in memory.
  ///
  /// - Parameters:
  ///   - elements: The data of the rows.
  ///   - id: The key path to the `identifierValue` of the row's content.
  ///   - item: Creates the row of an element; called when the row is presented, so `elements`
  ///     should be a value.
  /// - Precondition: `id` returns the row's identifier; checked when a row is built. Two calls of `item` with one
  ///   element return equal rows.
  @inlinable @inline(__always)
  public mutating func setLazyItems<Elements: RandomAccessCollection, Content: ItemContent>(
    _ elements: Elements,
    id: KeyPath<Elements.Element, Content.IdentifierValue>,
    item: @escaping (Elements.Element) -> Item<Content>
  ) {
    storage = SectionItems()
    storage.rows = LazyItems(elements, id: id, identity: ClosureIdentity(item), item: item)
  }

  /// Gives the section one row for each element of a collection, in which no identifier is there twice.
  ///
  /// - Parameters:
  ///   - elements: the data of the rows.
  ///   - id: the key path to the identifier.
  ///   - position: the position of an identifier, which is nil if it is not there; nil if the rows have to be
  ///     searched.
  ///   - item: creates the row of an element.
  package mutating func setLazyItems<Elements: RandomAccessCollection, Content: ItemContent>(
    _ elements: Elements,
    id: KeyPath<Elements.Element, Content.IdentifierValue>,
    position: @escaping (Content.IdentifierValue) -> Int??,
    item: @escaping (Elements.Element) -> Item<Content>
  ) {
    storage = SectionItems()
    storage.rows = LazyItems(
      elements,
      id: id,
      position: position,
      identity: ClosureIdentity(item),
      item: item
    )
  }

  /// Gives the section one row with default properties per element of a collection, on demand.
  ///
  /// To set properties of the rows, see `setLazyItems(_:id:item:)`.
  @inlinable @inline(__always)
  public mutating func setLazyItems<Elements: RandomAccessCollection, Content: ItemContent>(
    _ elements: Elements,
    id: KeyPath<Elements.Element, Content.IdentifierValue>,
    content: @escaping (Elements.Element) -> Content
  ) {
    storage = SectionItems()
    storage.rows = LazyItems(elements, id: id, identity: ClosureIdentity(content)) {
      Item(content($0))
    }
  }
}
