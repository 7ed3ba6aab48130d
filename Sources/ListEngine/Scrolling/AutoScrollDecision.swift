/// The result of an auto-scroll action at an update.
enum AutoScrollDecision {
  /// The list stays where it is.
  case nothing
  /// The list may scroll when the user has stopped scrolling.
  case wait
  /// The list scrolls now.
  case perform(AutoScrollRequest)
}

/// An automatic scroll to perform.
struct AutoScrollRequest {
  /// The item to which the list scrolls.
  let destination: AnyIdentifier
  /// The position of the item in the view after the scroll.
  let itemPosition: ListItemScrollPosition
  /// True if the scroll is animated.
  let animated: Bool
  /// Called after the scroll, if it could start.
  let didPerform: (ListScrollPositionInfo) -> Void

  /// True if the scroll ends as soon as it has started.
  ///
  /// Then `didPerform` is called immediately, otherwise by the scroll's completion.
  var endsImmediately: Bool {
    guard case .standard = itemPosition else { return false }
    return !animated
  }
}
