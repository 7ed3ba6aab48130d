public import Diff

/// Items of one content type, as an app gave them.
@usableFromInline
final class ItemRows<Content: ItemContent>: AnyRows, TypedRows {
  // Never read while it is changed: a check would cost more than a comparison.
  @exclusivity(unchecked) @usableFromInline var items: [Item<Content>]

  @inlinable
  init(_ items: [Item<Content>]) {
    self.items = items
    super.init(RowFunctions(of: ItemRows<Content>.self))
  }

  @usableFromInline override var hearsInsertionAndRemoval: Bool {
    if let givenItemsHear { return givenItemsHear }
    let hears = items.contains { $0.hearsInsertionAndRemoval }
    givenItemsHear = hears
    return hears
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

  @usableFromInline override var canRemoveLast: Bool { true }

  @usableFromInline
  override func removeLastRows(_ count: Int) { items.removeLast(count) }

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
  func visitSizings(_ visit: (Sizing, ItemLayouts?) -> Bool) -> Bool {
    let items = items
    return items.withUnsafeBufferPointer { items in
      for index in items.indices {
        let item = items.baseAddress.unsafelyUnwrapped + index
        guard visit(item.pointee.sizing, item.pointee.extras?.values.layouts) else { return false }
      }
      return true
    }
  }

  @inlinable
  func hash(_ position: Int) -> Int {
    Content.Identifier.hash(of: items[position].identifierValue)
  }

  @inlinable
  func hashes(_ range: Range<Int>) -> [Int] {
    let items = items
    let (seed, typeHash) = (IdentifierHash.seed, Content.Identifier.typeHash)
    return items.withUnsafeBufferPointer { items in
      [Int](unsafeUninitializedCapacity: range.count) { hashes, count in
        count = range.count
        guard let first = items.baseAddress else { return }
        for offset in 0..<range.count {
          hashes[offset] = Self.hash(first + (range.lowerBound &+ offset), seed) ^ typeHash
        }
      }
    }
  }

  /// The hash of an item's identifier, without its type's.
  @inlinable @inline(__always)
  static func hash(_ item: UnsafePointer<Item<Content>>, _ seed: UInt64) -> Int {
    guard !item.pointee.keepsIdentifier else { return hashOfKept(item, seed) }
    return IdentifierHash.hash(content(item).pointee.identifierValue, seed)
  }

  /// The hash of an item that kept the identifier of other content.
  @inlinable @inline(never)
  static func hashOfKept(_ item: UnsafePointer<Item<Content>>, _ seed: UInt64) -> Int {
    IdentifierHash.hash(item.pointee.identifierValue, seed)
  }

  @inlinable
  static func isSame(_ old: ItemRows, _ new: ItemRows, _ one: Int, _ other: Int) -> Bool {
    IdentifierHash.areEqual(old.items[one].identifierValue, new.items[other].identifierValue)
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

  /// Compares rows with old partners: `DiffInput.comparePairs`.
  @inlinable
  static func comparePairs(
    _ old: ItemRows,
    _ new: ItemRows,
    _ partners: [Int32],
    _ start: Int
  ) -> [ElementComparison] {
    let (old, new) = (old.items, new.items)
    return old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        comparedPairs(partners, start) { compare(old, new, $0, $1) }
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
    guard !old[one].keepsIdentifier, !new[other].keepsIdentifier else {
      return compareKept(old[one], new[other])
    }
    let (one, other) = (
      old.baseAddress.unsafelyUnwrapped + one, new.baseAddress.unsafelyUnwrapped + other
    )
    let isEquivalent = content(one).pointee.isEquivalent(to: content(other).pointee)
    guard
      IdentifierHash.areEqual(
        content(one).pointee.identifierValue,
        content(other).pointee.identifierValue
      )
    else { return .otherIdentifier }
    guard isEquivalent else { return .updated }
    return one.pointee.selectionStyle == other.pointee.selectionStyle
      ? .equivalent : .detailChanged
  }

  /// Compares items that may have kept the identifiers of other contents.
  @inlinable @inline(never)
  static func compareKept(_ old: Item<Content>, _ new: Item<Content>) -> ElementComparison {
    guard old.identifierValue == new.identifierValue else { return .otherIdentifier }
    guard old.storedContent.isEquivalent(to: new.storedContent) else { return .updated }
    return old.selectionStyle == new.selectionStyle ? .equivalent : .detailChanged
  }

  /// The content of an item, which is its first part: reading it there copies and retains nothing.
  @inlinable @inline(__always)
  static func content(_ item: UnsafePointer<Item<Content>>) -> UnsafePointer<Content> {
    UnsafeRawPointer(item).assumingMemoryBound(to: Content.self)
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
