public import Diff

/// Contents of one type, as an app gave them; their items have default properties.
@usableFromInline
final class ContentRows<Content: ItemContent>: AnyRows, TypedRows {
  @usableFromInline let contents: [Content]

  @inlinable
  init(_ contents: [Content]) {
    self.contents = contents
    super.init(RowFunctions(of: ContentRows<Content>.self))
  }

  /// The rows typed for this content; nil if they are others.
  @inlinable
  static func concrete(_ rows: AnyRows?) -> ContentRows? {
    guard let rows, type(of: rows) == ContentRows<Content>.self else { return nil }
    return unsafeDowncast(rows, to: ContentRows<Content>.self)
  }

  @usableFromInline override var count: Int { contents.count }

  @usableFromInline
  override func item(at position: Int) -> any AnyItem { Item(contents[position]) }

  @usableFromInline
  override func identifier(at position: Int) -> AnyIdentifier { contents[position].identifier }

  @usableFromInline
  override func find(
    _ identifier: AnyIdentifier,
    _ search: (_ isIt: (Int) -> Bool) -> Int?
  ) -> Int? {
    guard let wanted = identifier as? Content.Identifier else { return nil }
    return search { contents[$0].identifierValue == wanted.value }
  }

  @usableFromInline
  override func isSameArray(as other: AnyRows) -> Bool {
    guard let other = Self.concrete(other) else { return false }
    return contents.isSameStorage(as: other.contents)
  }

  @inlinable
  func row(at position: Int) -> Item<Content> { Item(contents[position]) }

  @inlinable
  func hash(_ position: Int) -> Int {
    Content.Identifier.hash(of: contents[position].identifierValue)
  }

  @inlinable
  func hashes(_ range: Range<Int>) -> [Int] {
    let (seed, typeHash) = (IdentifierHash.seed, Content.Identifier.typeHash)
    return contents.withUnsafeBufferPointer { contents in
      [Int](unsafeUninitializedCapacity: range.count) { hashes, count in
        count = range.count
        for offset in 0..<range.count {
          let value = contents[range.lowerBound &+ offset].identifierValue
          hashes[offset] = IdentifierHash.hash(value, seed) ^ typeHash
        }
      }
    }
  }

  @inlinable
  static func isSame(_ old: ContentRows, _ new: ContentRows, _ one: Int, _ other: Int) -> Bool {
    IdentifierHash.areEqual(old.contents[one].identifierValue, new.contents[other].identifierValue)
  }

  @inlinable
  static func compareRun(
    _ old: ContentRows,
    _ new: ContentRows,
    _ oldStart: Int,
    _ newStart: Int,
    _ limit: Int
  ) -> (count: Int, end: ElementComparison) {
    old.contents.withUnsafeBufferPointer { old in
      new.contents.withUnsafeBufferPointer { new in
        equivalentRun(limit) { offset in
          compare(old, new, oldStart &+ offset, newStart &+ offset)
        }
      }
    }
  }

  /// Compares rows with old partners: `DiffInput.comparePairs`.
  @inlinable
  static func comparePairs(
    _ old: ContentRows,
    _ new: ContentRows,
    _ partners: [Int32],
    _ start: Int
  ) -> [ElementComparison] {
    old.contents.withUnsafeBufferPointer { old in
      new.contents.withUnsafeBufferPointer { new in
        comparedPairs(partners, start) { compare(old, new, $0, $1) }
      }
    }
  }

  /// Content first: it is equal most of the time.
  @inlinable @inline(__always)
  static func compare(
    _ old: UnsafeBufferPointer<Content>,
    _ new: UnsafeBufferPointer<Content>,
    _ one: Int,
    _ other: Int
  ) -> ElementComparison {
    let isEquivalent = old[one].isEquivalent(to: new[other])
    guard IdentifierHash.areEqual(old[one].identifierValue, new[other].identifierValue) else {
      return .otherIdentifier
    }
    guard isEquivalent else { return .updated }
    let styles = (
      old[one].defaultItemProperties.selectionStyle,
      new[other].defaultItemProperties.selectionStyle
    )
    if styles.0 == nil, styles.1 == nil { return .equivalent }
    return styles.0 ?? .notSelectable == styles.1 ?? .notSelectable ? .equivalent : .detailChanged
  }
}
