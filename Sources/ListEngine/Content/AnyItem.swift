/// What can stand in a section: an item, or an item content.
public protocol AnyItemConvertible {
  /// The item.
  func toAnyItem() -> any AnyItem
}

/// A row of a list, whatever its content.
public protocol AnyItem: AnyItemConvertible {
  /// The identity.
  var anyIdentifier: AnyIdentifier { get }
  /// What is shown.
  var anyContent: Any { get }
  /// How the row gets its size.
  var sizing: Sizing { get set }
  /// What the layouts want to know about the row.
  var layouts: ItemLayouts { get }
  /// Which updates re-apply the content while it is on screen.
  var reappliesToVisibleView: ReappliesToVisibleView { get }

  /// Whether the other item looks the same; false for items of another type.
  func anyIsEquivalent(to other: any AnyItem) -> Bool
  /// The hint of `ItemContent.wasMoved`; true for items of another type.
  func anyWasMoved(comparedTo other: any AnyItem) -> Bool
  /// Makes what a list keeps about the item from update to update.
  func newPresentationItemState() -> PresentationItemState
}

extension Item {
  /// The identity.
  public var anyIdentifier: AnyIdentifier { identifier }
  /// What is shown.
  public var anyContent: Any { content }
  /// Which updates re-apply the content while it is on screen.
  public var reappliesToVisibleView: ReappliesToVisibleView { content.reappliesToVisibleView }
  /// Itself.
  @inlinable
  public func toAnyItem() -> any AnyItem { self }

  /// Whether the other item looks the same; false for items of another type.
  public func anyIsEquivalent(to other: any AnyItem) -> Bool {
    other.withConcrete(Item.self) { content.isEquivalent(to: $0.content) } ?? false
  }

  /// The hint of `ItemContent.wasMoved`; true for items of another type.
  public func anyWasMoved(comparedTo other: any AnyItem) -> Bool {
    other.withConcrete(Item.self) { content.wasMoved(comparedTo: $0.content) } ?? true
  }

  /// Makes what a list keeps about the item from update to update.
  public func newPresentationItemState() -> PresentationItemState {
    TypedPresentationItemState<Content>()
  }
}

extension AnyItem {
  /// Runs `body` with the item as a value of `type`, or returns nil when it is of another type.
  ///
  /// Compares two type pointers; the `as?` that it stands for looks the conformance up at run time
  /// and costs about a hundred times as much.
  package func withConcrete<Concrete, Result>(
    _ type: Concrete.Type,
    _ body: (Concrete) -> Result
  ) -> Result? {
    guard Self.self == Concrete.self else { return nil }
    return withUnsafePointer(to: self) {
      $0.withMemoryRebound(to: Concrete.self, capacity: 1) { body($0.pointee) }
    }
  }
}
