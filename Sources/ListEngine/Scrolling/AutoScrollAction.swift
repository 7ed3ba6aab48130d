/// How a list scrolls by itself when its content is updated.
public enum AutoScrollAction {
  /// The list stays where it is.
  case none
  /// The list scrolls when an update inserts an item.
  case scrollToItem(onInsertOf: OnInsertedItem)
  /// The list scrolls at every update.
  case pin(to: Pin)

  /// Where an automatic scroll leads to.
  public enum ScrollDestination: Hashable {
    /// The first item of all content.
    case firstItem
    /// The last item of all content.
    case lastItem
    /// The first item with an identifier.
    case item(AnyIdentifier)

    /// The identity of the item that is meant; nil when there are no items.
    func identifier(in content: Content) -> AnyIdentifier? {
      switch self {
      case .firstItem: content.firstItem?.anyIdentifier
      case .lastItem: content.lastItem?.anyIdentifier
      case .item(let identifier): identifier
      }
    }
  }

  /// What an automatic scroll does while the user scrolls.
  public enum ScrollInterruptionPolicy: Hashable, Sendable {
    /// It is performed nevertheless.
    case performImmediately
    /// It is performed when the user's scrolling has come to rest.
    case deferDuringUserScrolling
    /// It is not performed at all.
    case skipDuringUserScrolling
  }

  /// A scroll that an inserted item causes.
  public struct OnInsertedItem {
    /// Where the list scrolls to.
    public var destination: ScrollDestination
    /// The item whose insertion causes the scroll.
    public var insertedIdentifier: AnyIdentifier
    /// Where the list scrolls to for the item.
    public var itemPosition: ListItemScrollPosition
    /// Whether the scroll is animated, if the update is.
    public var animated: Bool
    /// What happens while the user scrolls.
    public var scrollInterruptionPolicy: ScrollInterruptionPolicy
    /// Decides, right before it, whether the scroll is performed.
    public var shouldPerform: (ListScrollPositionInfo) -> Bool
    /// Called after the scroll.
    public var didPerform: (ListScrollPositionInfo) -> Void

    /// Where the item gets to stand; `.bottom` when `itemPosition` is an own rule.
    ///
    /// Setting it replaces an own rule.
    public var position: ScrollPosition {
      get { itemPosition.position }
      set { itemPosition.position = newValue }
    }
  }

  /// A scroll that every update causes.
  public struct Pin {
    /// Where the list scrolls to.
    public var destination: ScrollDestination
    /// Where the list scrolls to for the item.
    public var itemPosition: ListItemScrollPosition
    /// Whether the scroll is animated, if the update is.
    public var animated: Bool
    /// What happens while the user scrolls.
    public var scrollInterruptionPolicy: ScrollInterruptionPolicy
    /// Decides, right before it, whether the scroll is performed.
    public var shouldPerform: (ListScrollPositionInfo) -> Bool
    /// Called after the scroll.
    public var didPerform: (ListScrollPositionInfo) -> Void

    /// Where the item gets to stand; `.bottom` when `itemPosition` is an own rule.
    ///
    /// Setting it replaces an own rule.
    public var position: ScrollPosition {
      get { itemPosition.position }
      set { itemPosition.position = newValue }
    }
  }
}
