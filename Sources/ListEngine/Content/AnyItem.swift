/// A value that can be a row of a section: an item, or its content.
public protocol AnyItemConvertible {
  /// The item.
  func toAnyItem() -> any AnyItem
}

/// A type-erased row of a list.
public protocol AnyItem: AnyItemConvertible {
  /// The identity.
  var anyIdentifier: AnyIdentifier { get }
  /// The content.
  var anyContent: Any { get }
  /// How the row is sized.
  var sizing: Sizing { get set }
  /// The layout-specific options of the row.
  var layouts: ItemLayouts { get }
  /// How the row can be selected.
  var selectionStyle: ItemSelectionStyle { get set }
  /// How the row is animated when it is inserted or removed; nil uses the layout's animations.
  var insertAndRemoveAnimations: ItemInsertAndRemoveAnimations? { get set }
  /// The actions that show when the row is swiped to the right.
  var leadingSwipeActions: SwipeActionsConfiguration? { get set }
  /// The actions that show when the row is swiped to the left.
  var trailingSwipeActions: SwipeActionsConfiguration? { get set }
  /// Where the user may drag the row; nil if it cannot be dragged.
  var reordering: ItemReordering? { get set }
  /// Which updates re-apply the content while it is on screen.
  var reappliesToVisibleView: ReappliesToVisibleView { get }
  /// A storage with the item, for the list.
  var anyStorage: AnyItemStorage { get }

  /// Whether the other item looks the same; false for items of a different type.
  func anyIsEquivalent(to other: any AnyItem) -> Bool
  /// The hint of `ItemContent.wasMoved`; true for items of a different type.
  func anyWasMoved(comparedTo other: any AnyItem) -> Bool
}

extension Item {
  /// The identity.
  public var anyIdentifier: AnyIdentifier { identifier }
  /// The content.
  public var anyContent: Any { content }
  /// Which updates re-apply the content while it is on screen.
  public var reappliesToVisibleView: ReappliesToVisibleView { content.reappliesToVisibleView }
  /// Itself.
  @inlinable
  public func toAnyItem() -> any AnyItem { self }

  /// A storage with the item, for the list.
  @inlinable public var anyStorage: AnyItemStorage { ItemStorage(self) }

  /// Whether the other item looks the same; false for items of a different type.
  public func anyIsEquivalent(to other: any AnyItem) -> Bool {
    guard let other = other as? Item else { return false }
    return content.isEquivalent(to: other.content)
  }

  /// The hint of `ItemContent.wasMoved`; true for items of a different type.
  public func anyWasMoved(comparedTo other: any AnyItem) -> Bool {
    guard let other = other as? Item else { return true }
    return content.wasMoved(comparedTo: other.content)
  }
}
