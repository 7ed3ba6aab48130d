public import Diff

/// Items of one content type, as an app gave them.
@usableFromInline
final class ItemRows<Content: ItemContent>: AnyRows, StoredRows {
  // Never read while it is changed: a check would cost more than a comparison.
  @exclusivity(unchecked) @usableFromInline var elements: [Item<Content>]

  @inlinable
  init(_ items: [Item<Content>]) {
    elements = items
    super.init(RowFunctions(of: ItemRows<Content>.self), count: items.count, areStored: true)
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
  func newStorage(at position: Int) -> ItemStorage<Content> {
    withElement(position) { ItemStorage(at: $0) }
  }

  @inlinable
  func visitSizings(
    _ range: Range<Int>,
    _ visit: (Sizing, ItemLayouts?, _ count: Int) -> Bool
  ) -> Bool {
    let items = elements
    precondition(range.upperBound <= items.count)
    return items.withUnsafeBufferPointer { items in
      guard let first = items.baseAddress else { return true }
      var start = range.lowerBound
      while start < range.upperBound {
        let options = Item.options(first + start)
        let end = Self.endOfEqualSizings(first, from: start, range.upperBound)
        let layouts = options.pointee.extras?.values.layouts
        guard visit(options.pointee.sizing, layouts, end &- start) else { return false }
        start = end
      }
      return true
    }
  }

  /// The end of the rows that are sized as the one at `start`; those with extras are visited alone.
  @inlinable @inline(__always)
  static func endOfEqualSizings(
    _ items: UnsafePointer<Item<Content>>,
    from start: Int,
    _ count: Int
  ) -> Int {
    let options = Item.options(items + start).pointee
    guard options.extras == nil else { return start &+ 1 }
    let sizing = options.sizing
    var end = start &+ 1
    while end < count {
      let next = Item.options(items + end)
      guard next.pointee.extras == nil, next.pointee.sizing.isSame(as: sizing) else { break }
      end &+= 1
    }
    return end
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
