public import Diff

/// Contents of one type, as an app gave them; their items have default properties.
@usableFromInline
final class ContentRows<Content: ItemContent>: AnyRows, StoredRows {
  // Never read while it is changed: as in `ItemRows`.
  @exclusivity(unchecked) @usableFromInline var elements: [Content]

  @inlinable
  init(_ contents: [Content]) {
    elements = contents
    super.init(RowFunctions(of: ContentRows<Content>.self), count: contents.count, areStored: true)
  }

  /// Adds contents at the end.
  @inlinable
  func append(contentsOf contents: [Content]) {
    elements += contents
    rowsWereAdded(contents.count)
  }

  @usableFromInline
  override func item(at position: Int) -> any AnyItem { row(at: position) }

  @usableFromInline
  override func isSameArray(as other: AnyRows) -> Bool { holdsArray(of: other) }

  @inlinable
  func row(at position: Int) -> Item<Content> { Item(elements[position]) }

  @inlinable
  func options(at position: Int) -> (sizing: Sizing, layouts: ItemLayouts?) {
    let defaults = elements[position].defaultItemProperties
    return (defaults.sizing ?? .thatFits(.noConstraint), defaults.extras?.values.layouts)
  }

  @inlinable @inline(__always)
  static func identify<Result>(
    _ content: UnsafePointer<Content>,
    _ body: (Content.IdentifierValue) -> Result
  ) -> Result {
    body(content.pointee.identifierValue)
  }

  /// Content first: it is equal most of the time.
  @inlinable @inline(__always)
  static func compare(
    _ old: UnsafePointer<Content>,
    _ new: UnsafePointer<Content>
  ) -> ElementComparison {
    guard old.pointee.isEquivalent(to: new.pointee) else { return Item.compareOther(old, new) }
    guard IdentifierHash.areEqual(old.pointee.identifierValue, new.pointee.identifierValue) else {
      return .otherIdentifier
    }
    let styles = (
      old.pointee.defaultItemProperties.selectionStyle,
      new.pointee.defaultItemProperties.selectionStyle
    )
    if styles.0 == nil, styles.1 == nil { return .equivalent }
    return styles.0 ?? .notSelectable == styles.1 ?? .notSelectable ? .equivalent : .detailChanged
  }
}
