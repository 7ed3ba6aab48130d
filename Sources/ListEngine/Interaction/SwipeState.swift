import Foundation

/// The state of a row's swipe actions.
///
/// Each function returns the state after an event; nil if the event changes nothing.
enum SwipeState: Hashable {
  /// No actions are shown.
  case closed
  /// The actions of a side are shown.
  case open(SwipeSide)
  /// A finger moves the content; with `willPerformAction`, lifting it performs the first action.
  case swiping(SwipeSide, willPerformAction: Bool)
  /// A full swipe has performed the first action, which has not finished yet.
  case willPerformFirstActionAutomatically(SwipeSide)
  /// An action is expanded over the whole row.
  case expandActions(SwipeSide)

  /// The side whose actions are shown; nil for none.
  var side: SwipeSide? {
    switch self {
    case .closed: nil
    case .open(let side), .swiping(let side, _), .willPerformFirstActionAutomatically(let side),
      .expandActions(let side):
      side
    }
  }

  /// True if the row's content receives touches.
  var contentTakesTouches: Bool { self == .closed }

  /// The content's resting offset in this state, in points.
  ///
  /// Positive is to the right. While the finger swipes, its position counts instead.
  func restingOffset(in row: SwipeRow) -> CGFloat {
    switch self {
    case .closed, .swiping: 0
    case .open(let side): side.opening(of: row[side]?.actionsWidth ?? 0)
    case .willPerformFirstActionAutomatically(let side), .expandActions(let side):
      side.opening(of: row.width)
    }
  }

  /// A pan begins; it is a swipe only if it goes across the list and towards actions.
  ///
  /// A swipe away from open actions closes them.
  func panBegan(velocity: CGPoint, in row: SwipeRow) -> SwipeState? {
    guard abs(velocity.y) <= abs(velocity.x), let side = SwipeSide(openedBy: velocity.x) else {
      return nil
    }
    switch self {
    case .closed where row[side] != nil, .open(side):
      return .swiping(side, willPerformAction: false)
    case .open: return .closed
    default: return nil
    }
  }

  /// The finger has moved the content to an offset.
  func panMoved(to offset: CGFloat, in row: SwipeRow) -> SwipeState? {
    guard case .swiping(let side, _) = self else { return nil }
    let isFull = row.isFullSwipe(to: side.opening(of: offset), on: side)
    return .swiping(side, willPerformAction: isFull)
  }

  /// The finger is lifted, at a velocity whose direction decides.
  ///
  /// In the state `willPerformFirstActionAutomatically` the first action must be performed.
  func panEnded(velocity: CGPoint) -> SwipeState? {
    guard case .swiping(let side, let willPerform) = self else { return nil }
    guard side.opening(of: velocity.x) > 0 else { return .closed }
    return willPerform ? .willPerformFirstActionAutomatically(side) : .open(side)
  }

  /// An action of a side has finished.
  func actionCompleted(_ completion: SwipeAction.Completion, on side: SwipeSide) -> SwipeState? {
    switch self {
    case .open(side), .willPerformFirstActionAutomatically(side):
      completion == .closeActions ? .closed : .expandActions(side)
    // Completed twice, or after the row was closed and may show another item.
    default: nil
    }
  }

  /// The app requests the actions of a side; ignored while a finger or an action is active.
  func shown(_ side: SwipeSide, in row: SwipeRow) -> SwipeState? {
    guard row[side] != nil else { return nil }
    switch self {
    case .closed, .open: return .open(side)
    default: return nil
    }
  }

  /// The item was applied: actions that no longer exist are closed.
  func applied(in row: SwipeRow) -> SwipeState? {
    guard let side, row[side] == nil else { return nil }
    return .closed
  }
}
