/// The automatic scrolling of a list whose content is updated.
public enum AutoScrollAction {
  /// The list stays where it is.
  case none
  /// The list scrolls when an update inserts an item.
  case scrollToItem(onInsertOf: OnInsertedItem)
  /// The list scrolls at every update.
  case pin(to: Pin)

  /// The destination of an automatic scroll.
  public enum ScrollDestination: Hashable {
    /// The first item of all content.
    case firstItem
    /// The last item of all content.
    case lastItem
    /// The first item with an identifier.
    case item(AnyIdentifier)

    /// The identifier of the destination's item; nil if there are no items.
    func identifier(in content: Content) -> AnyIdentifier? {
      switch self {
      case .firstItem: content.firstItem?.anyIdentifier
      case .lastItem: content.lastItem?.anyIdentifier
      case .item(let identifier): identifier
      }
    }
  }

  /// The behaviour of an automatic scroll while the user scrolls.
  public enum ScrollInterruptionPolicy: Hashable, Sendable {
    /// It is performed anyway.
    case performImmediately
    /// It is performed when the user's scrolling has ended.
    case deferDuringUserScrolling
    /// It is not performed.
    case skipDuringUserScrolling
  }

  /// The settings that all automatic scrolls have.
  public protocol Configuration {
    /// The destination of the scroll.
    var destination: ScrollDestination { get set }
    /// The position of the item in the view after the scroll.
    var position: ScrollPosition { get set }
    /// True if the scroll is animated, if the update is.
    var animated: Bool { get set }
    /// Decides, immediately before it, whether the scroll is performed.
    var shouldPerform: (ListScrollPositionInfo) -> Bool { get set }
    /// Called after the scroll.
    var didPerform: (ListScrollPositionInfo) -> Void { get set }
  }

  /// An automatic scroll caused by an inserted item.
  public struct OnInsertedItem: Configuration {
    /// The destination of the scroll.
    public var destination: ScrollDestination
    /// The item whose insertion causes the scroll.
    public var insertedIdentifier: AnyIdentifier
    /// The position of the item in the view after the scroll.
    public var itemPosition: ListItemScrollPosition
    /// True if the scroll is animated, if the update is.
    public var animated: Bool
    /// The behaviour while the user scrolls.
    public var scrollInterruptionPolicy: ScrollInterruptionPolicy
    /// Decides, immediately before it, whether the scroll is performed.
    public var shouldPerform: (ListScrollPositionInfo) -> Bool
    /// Called after the scroll.
    public var didPerform: (ListScrollPositionInfo) -> Void

    /// The position of the item; `.bottom` if `itemPosition` is a custom rule.
    ///
    /// Setting it replaces a custom rule.
    public var position: ScrollPosition {
      get { itemPosition.position }
      set { itemPosition.position = newValue }
    }
  }

  /// An automatic scroll at every update.
  public struct Pin: Configuration {
    /// The destination of the scroll.
    public var destination: ScrollDestination
    /// The position of the item in the view after the scroll.
    public var itemPosition: ListItemScrollPosition
    /// True if the scroll is animated, if the update is.
    public var animated: Bool
    /// The behaviour while the user scrolls.
    public var scrollInterruptionPolicy: ScrollInterruptionPolicy
    /// Decides, immediately before it, whether the scroll is performed.
    public var shouldPerform: (ListScrollPositionInfo) -> Bool
    /// Called after the scroll.
    public var didPerform: (ListScrollPositionInfo) -> Void

    /// The position of the item; `.bottom` if `itemPosition` is a custom rule.
    ///
    /// Setting it replaces a custom rule.
    public var position: ScrollPosition {
      get { itemPosition.position }
      set { itemPosition.position = newValue }
    }
  }
}
