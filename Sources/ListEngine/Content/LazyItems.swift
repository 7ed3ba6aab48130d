/// Type-erased items that are built on demand.
///
/// It is a class, so that slices of one content share the built items.
@usableFromInline
class AnyLazyItems {
  /// The items built so far from the start.
  private var built: [AnyItemStorage] = []
  /// Items that were built individually, by position.
  private var scattered: [Int: AnyItemStorage] = [:]

  @usableFromInline
  init() {}

  @usableFromInline var count: Int { fatalError("\(Self.self) must know its count") }

  /// Builds an item again.
  @usableFromInline
  func build(at position: Int) -> AnyItemStorage { fatalError("\(Self.self) must build its items") }

  /// The identifier of an item; does not build it.
  @usableFromInline
  func identifier(at position: Int) -> AnyIdentifier {
    fatalError("\(Self.self) must know its identifiers")
  }

  /// The position of the first item with an identifier; builds none.
  @usableFromInline
  func firstIndex(of identifier: AnyIdentifier) -> Int? {
    fatalError("\(Self.self) must know its identifiers")
  }

  /// The first `count` items; builds those that are missing.
  func prefix(_ count: Int) -> [AnyItemStorage] {
    guard count >= built.count else { return Array(built.prefix(count)) }
    // A copy, because building an item may request others.
    var all = built
    all.reserveCapacity(count)
    while all.count < count { all.append(storage(at: all.count)) }
    built = all
    return all
  }

  /// The items in a range; builds those that are missing.
  func items(in range: Range<Int>) -> [AnyItemStorage] {
    range.map { position in
      if position < built.count { return built[position] }
      if let item = scattered[position] { return item }
      let item = build(at: position)
      scattered[position] = item
      return item
    }
  }

  /// One item; builds only this one if it is missing.
  func storage(at position: Int) -> AnyItemStorage {
    position < built.count ? built[position] : scattered[position] ?? build(at: position)
  }
}

/// Items of one content type, built from the elements of a collection.
@usableFromInline
final class LazyItems<Elements: RandomAccessCollection, Content: ItemContent>: AnyLazyItems {
  private let elements: Elements
  private let id: KeyPath<Elements.Element, Content.IdentifierValue>
  private let item: (Elements.Element) -> Item<Content>

  @usableFromInline
  init(
    _ elements: Elements,
    id: KeyPath<Elements.Element, Content.IdentifierValue>,
    item: @escaping (Elements.Element) -> Item<Content>
  ) {
    self.elements = elements
    self.id = id
    self.item = item
  }

  @usableFromInline override var count: Int { elements.count }

  @usableFromInline
  override func build(at position: Int) -> AnyItemStorage {
    let element = elements[elements.index(elements.startIndex, offsetBy: position)]
    let item = item(element)
    precondition(
      item.identifier.value == element[keyPath: id],
      """
      the lazy item at position \(position) has the identifier \(item.identifier.value), but the key \
      path gives \(element[keyPath: id])
      """
    )
    return item.anyStorage
  }

  @usableFromInline
  override func identifier(at position: Int) -> AnyIdentifier {
    let element = elements[elements.index(elements.startIndex, offsetBy: position)]
    return Content.Identifier(element[keyPath: id])
  }

  @usableFromInline
  override func firstIndex(of identifier: AnyIdentifier) -> Int? {
    guard let wanted = identifier as? Content.Identifier else { return nil }
    return elements.firstIndex { $0[keyPath: id] == wanted.value }
      .map { elements.distance(from: elements.startIndex, to: $0) }
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
  /// - Parameters:
  ///   - elements: The data of the rows.
  ///   - id: The key path to the `identifierValue` of the row's content.
  ///   - item: Creates the row of an element; called when the row is presented, so `elements`
  ///     should be a value.
  /// - Precondition: `id` returns the row's identifier; checked when a row is built.
  public mutating func setLazyItems<Elements: RandomAccessCollection, Content: ItemContent>(
    _ elements: Elements,
    id: KeyPath<Elements.Element, Content.IdentifierValue>,
    item: @escaping (Elements.Element) -> Item<Content>
  ) {
    storage = SectionItems()
    storage.lazy = LazyItems(elements, id: id, item: item)
  }

  /// Gives the section one row with default properties per element of a collection, on demand.
  ///
  /// To set properties of the rows, see `setLazyItems(_:id:item:)`.
  public mutating func setLazyItems<Elements: RandomAccessCollection, Content: ItemContent>(
    _ elements: Elements,
    id: KeyPath<Elements.Element, Content.IdentifierValue>,
    content: @escaping (Elements.Element) -> Content
  ) {
    setLazyItems(elements, id: id) { Item(content($0)) }
  }
}
