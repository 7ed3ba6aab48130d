/// What comes of an auto-scroll action at an update.
enum AutoScrollDecision {
  /// The list stays where it is.
  case nothing
  /// The list may scroll when the user has ended scrolling.
  case wait
  /// The list scrolls now.
  case perform(AutoScrollRequest)
}

/// An automatic scroll that is due.
struct AutoScrollRequest {
  /// The item to which the list scrolls.
  let destination: AnyIdentifier
  /// Where the list scrolls to for the item.
  let itemPosition: ListItemScrollPosition
  /// Whether the scroll is animated.
  let animated: Bool
  /// Called after the scroll, if it could begin.
  let didPerform: (ListScrollPositionInfo) -> Void

  /// Whether the scroll is done as soon as it has begun.
  ///
  /// Then `didPerform` is called at once, otherwise by the scroll's completion.
  var isDoneAtOnce: Bool {
    guard case .standard = itemPosition else { return false }
    return !animated
  }
}
