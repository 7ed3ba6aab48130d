/// The actions on one side of a row.
public struct SwipeActionsConfiguration {
  /// The actions; the first one is at the edge of the row.
  public var actions: [SwipeAction]
  /// True if a full swipe performs the first action.
  public var performsFirstActionWithFullSwipe: Bool

  /// Creates a configuration of several actions.
  public init(actions: [SwipeAction], performsFirstActionWithFullSwipe: Bool = false) {
    self.actions = actions
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
  }

  /// Creates a configuration of a single action.
  public init(action: SwipeAction, performsFirstActionWithFullSwipe: Bool = false) {
    self.init(
      actions: [action],
      performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe
    )
  }

  /// Creates a configuration of listed actions.
  public init(
    performsFirstActionWithFullSwipe: Bool = false,
    @ListableBuilder<SwipeAction> actions: () -> [SwipeAction]
  ) {
    self.init(
      actions: actions(),
      performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe
    )
  }
}
