public import Diff

/// Items of one content type, as an app gave them.
@usableFromInline
final class ItemRows<Content: ItemContent>: AnyRows, StoredRows {
  // Never read while it is changed: a check would cost more than a comparison.
  @exclusivity(unchecked) @usableFromInline var elements: [Item<Content>]

  @inlinable
  init(_ items: [Item<Content>]) {
    elements = items
    super.init(RowFunctions(of: ItemRows<Content>.self), count: items.count)
  }

  @usableFromInline override var hearsInsertionAndRemoval: Bool {
    guard InsertionListeners.mayExist(functions.contentType) else { return false }
    if let givenItemsHear { return givenItemsHear }
    let hears = elements.contains { $0.hearsInsertionAndRemoval }
    givenItemsHear = hears
    return hears
  }

  /// Adds an item at the end.
  @inlinable
  func append(_ item: Item<Content>) {
    elements.append(item)
    rowsWereAdded(1)
  }

  /// Adds items at the end.
  @inlinable
  func append(contentsOf items: [Item<Content>]) {
    elements += items
    rowsWereAdded(items.count)
  }

  @usableFromInline override var canRemoveLast: Bool { true }

  @usableFromInline
  override func removeLastRows(_ count: Int) { elements.removeLast(count) }

  @usableFromInline
  override func item(at position: Int) -> any AnyItem { elements[position] }

  @usableFromInline
  override func isSameArray(as other: AnyRows) -> Bool { holdsArray(of: other) }

  @inlinable
  func row(at position: Int) -> Item<Content> { elements[position] }

  @inlinable
  func visitSizings(_ visit: (Sizing, ItemLayouts?) -> Bool) -> Bool {
    let items = elements
    return items.withUnsafeBufferPointer { items in
      for index in items.indices {
        let options = Item.options(items.baseAddress.unsafelyUnwrapped + index)
        guard visit(options.pointee.sizing, options.pointee.extras?.values.layouts) else {
          return false
        }
      }
      return true
    }
  }

  @inlinable @inline(__always)
  static func identify<Result>(
    _ item: UnsafePointer<Item<Content>>,
    _ body: (Content.IdentifierValue) -> Result
  ) -> Result {
    Item.identify(item, body)
  }

  @inlinable @inline(__always)
  static func compare(
    _ old: UnsafePointer<Item<Content>>,
    _ new: UnsafePointer<Item<Content>>
  ) -> ElementComparison {
    Item.compare(old, new)
  }
}
