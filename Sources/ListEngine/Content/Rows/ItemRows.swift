public import Diff

/// Items of one content type, as an app gave them.
@usableFromInline
final class ItemRows<Content: ItemContent>: AnyRows, TypedRows {
  @usableFromInline var items: [Item<Content>]

  @inlinable
  init(_ items: [Item<Content>]) {
    self.items = items
    super.init(RowFunctions(of: ItemRows<Content>.self))
  }

  /// The rows typed for this content; nil if they are others.
  @inlinable
  static func concrete(_ rows: AnyRows?) -> ItemRows? {
    guard let rows, type(of: rows) == ItemRows<Content>.self else { return nil }
    return unsafeDowncast(rows, to: ItemRows<Content>.self)
  }

  /// Adds an item at the end.
  @inlinable
  func append(_ item: Item<Content>) {
    items.append(item)
    rowsWereAdded()
  }

  /// Adds items at the end.
  @inlinable
  func append(contentsOf items: [Item<Content>]) {
    self.items += items
    rowsWereAdded()
  }

  @usableFromInline override var count: Int { items.count }

  @usableFromInline
  override func item(at position: Int) -> any AnyItem { items[position] }

  @usableFromInline
  override func identifier(at position: Int) -> AnyIdentifier { items[position].identifier }

  @usableFromInline
  override func find(
    _ identifier: AnyIdentifier,
    _ search: (_ isIt: (Int) -> Bool) -> Int?
  ) -> Int? {
    guard let wanted = identifier as? Content.Identifier else { return nil }
    return search { items[$0].identifierValue == wanted.value }
  }

  @usableFromInline
  override func isSameArray(as other: AnyRows) -> Bool {
    guard let other = Self.concrete(other) else { return false }
    return items.isSameStorage(as: other.items)
  }

  @inlinable
  func row(at position: Int) -> Item<Content> { items[position] }

  @inlinable
  func hashes(_ range: Range<Int>) -> [Int] {
    items[range].withUnsafeBufferPointer { items in
      items.indices.map { Content.Identifier.hash(of: items[$0].identifierValue) }
    }
  }

  @inlinable
  static func isSame(_ old: ItemRows, _ new: ItemRows, _ one: Int, _ other: Int) -> Bool {
    old.items[one].identifierValue == new.items[other].identifierValue
  }

  @inlinable
  static func compareRun(
    _ old: ItemRows,
    _ new: ItemRows,
    _ oldStart: Int,
    _ newStart: Int,
    _ limit: Int
  ) -> (count: Int, end: ElementComparison) {
    let (old, new) = (old.items, new.items)
    return old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        equivalentRun(limit) { offset in
          compare(old, new, oldStart &+ offset, newStart &+ offset)
        }
      }
    }
  }

  /// Content first: it is equal most of the time.
  @inlinable @inline(__always)
  static func compare(
    _ old: UnsafeBufferPointer<Item<Content>>,
    _ new: UnsafeBufferPointer<Item<Content>>,
    _ one: Int,
    _ other: Int
  ) -> ElementComparison {
    let isEquivalent = old[one].storedContent.isEquivalent(to: new[other].storedContent)
    guard old[one].identifierValue == new[other].identifierValue else { return .otherIdentifier }
    guard isEquivalent else { return .updated }
    return old[one].selectionStyle == new[other].selectionStyle ? .equivalent : .detailChanged
  }
}

extension Array {
  /// Whether both arrays share one buffer.
  ///
  /// Constant time.
  @usableFromInline
  func isSameStorage(as other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in
        other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }
}
