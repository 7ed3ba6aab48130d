extension SwipeAction {
  /// The state of the actions after one was tapped.
  public typealias OnDidPerformActionAnimation = Completion
  /// Called when an action is done.
  public typealias OnDidPerformAction = (OnDidPerformActionAnimation) -> Void
}

extension SwipeActionsConfiguration {
  /// Creates a configuration of a single action.
  public init(performsFirstActionWithFullSwipe: Bool, action: SwipeAction) {
    self.init(
      action: action,
      performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe
    )
  }

  /// Creates a configuration of several actions.
  public init(performsFirstActionWithFullSwipe: Bool, actions: [SwipeAction]) {
    self.init(
      actions: actions,
      performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe
    )
  }
}
