/// The actions on one side of a row.
public struct SwipeActionsConfiguration {
  /// The actions; the first one is the outermost.
  public var actions: [SwipeAction]
  /// Whether a swipe over most of the row performs the first action.
  public var performsFirstActionWithFullSwipe: Bool

  /// Several actions.
  public init(actions: [SwipeAction], performsFirstActionWithFullSwipe: Bool = false) {
    self.actions = actions
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
  }

  /// A single action.
  public init(action: SwipeAction, performsFirstActionWithFullSwipe: Bool = false) {
    self.init(
      actions: [action],
      performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe
    )
  }

  /// Listed actions.
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
