public import Diff

/// A value that can be a row of a section: an item, or its content.
public protocol AnyItemConvertible {
  /// The item.
  func toAnyItem() -> any AnyItem
}

/// A type-erased row of a list.
public protocol AnyItem: AnyItemConvertible {
  /// The identity.
  var anyIdentifier: AnyIdentifier { get }
  /// The hash of the identity; makes no identifier.
  var anyIdentifierHash: Int { get }
  /// The content.
  var anyContent: Any { get }
  /// The rule by which the row is sized.
  var sizing: Sizing { get set }
  /// The layout-specific options of the row.
  var layouts: ItemLayouts { get }
  /// The way in which the row can be selected.
  var selectionStyle: ItemSelectionStyle { get set }
  /// The animations of the row when it is inserted or removed; nil uses the layout's animations.
  var insertAndRemoveAnimations: ItemInsertAndRemoveAnimations? { get set }
  /// The actions that show when the row is swiped to the right.
  var leadingSwipeActions: SwipeActionsConfiguration? { get set }
  /// The actions that show when the row is swiped to the left.
  var trailingSwipeActions: SwipeActionsConfiguration? { get set }
  /// The reordering of the row by the user; nil if it cannot be dragged.
  var reordering: ItemReordering? { get set }
  /// The updates that re-apply the content while it is on screen.
  var reappliesToVisibleView: ReappliesToVisibleView { get }
  /// True if the row has a callback for its insertion or its removal.
  var hearsInsertionAndRemoval: Bool { get }
  /// A storage with the item, for the list.
  var anyStorage: AnyItemStorage { get }

  /// Returns whether the item has an identity; makes no identifier if it has not.
  func hasIdentifier(_ identifier: AnyIdentifier) -> Bool
  /// Compares identity and content with those of an item that replaces this one.
  ///
  /// - Precondition: at the address is an item of the same type.
  func anyComparison(withItemAt address: UnsafeRawPointer) -> ElementComparison
  /// Returns whether the other item looks the same; false for items of a different type.
  func anyIsEquivalent(to other: any AnyItem) -> Bool
  /// The hint of `ItemContent.wasMoved`; true for items of a different type.
  func anyWasMoved(comparedTo other: any AnyItem) -> Bool
}

extension Item {
  /// The identity.
  public var anyIdentifier: AnyIdentifier {
    withUnsafePointer(to: self) { Self.options($0).pointee.functions().identifier($0) }
  }
  /// The content.
  public var anyContent: Any { content }
  /// The updates that re-apply the content while it is on screen.
  public var reappliesToVisibleView: ReappliesToVisibleView { content.reappliesToVisibleView }
  /// Itself.
  @inlinable
  public func toAnyItem() -> any AnyItem { self }

  /// A storage with the item, for the list.
  public var anyStorage: AnyItemStorage {
    withUnsafePointer(to: self) { Self.options($0).pointee.functions().storage($0) }
  }

  /// The hash of the identity; makes no identifier.
  public var anyIdentifierHash: Int {
    withUnsafePointer(to: self) { Self.options($0).pointee.functions().hash($0) }
  }

  /// Returns whether the item has an identity; makes no identifier if it has not.
  public func hasIdentifier(_ identifier: AnyIdentifier) -> Bool {
    identifier.representedType == ObjectIdentifier(Content.self)
      && identifier.cachedHash == anyIdentifierHash && identifier == anyIdentifier
  }

  /// Compares identity and content with those of an item that replaces this one.
  ///
  /// - Precondition: at the address is an item of the same type.
  public func anyComparison(withItemAt address: UnsafeRawPointer) -> ElementComparison {
    withUnsafePointer(to: self) { Self.options($0).pointee.functions().compare($0, address) }
  }

  /// Returns whether the other item looks the same; false for items of a different type.
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

extension AnyItem {
  /// Compares identity and content with those of any item that replaces this one.
  func comparison(with new: any AnyItem) -> ElementComparison { new.comparison(asNewOf: self) }

  private func comparison<Old: AnyItem>(asNewOf old: Old) -> ElementComparison {
    guard Self.self == Old.self else { return .otherIdentifier }
    return withUnsafePointer(to: self) { old.anyComparison(withItemAt: $0) }
  }
}
