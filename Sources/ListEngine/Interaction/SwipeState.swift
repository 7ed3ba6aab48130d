import Foundation

/// Whether the swipe actions of a row show.
///
/// The functions say what an event makes of a state; nil means that the event changes nothing.
enum SwipeState: Hashable {
  /// No actions show.
  case closed
  /// The actions of a side show.
  case open(SwipeSide)
  /// A finger moves the content; `willPerformAction` when letting go performs the first action.
  case swiping(SwipeSide, willPerformAction: Bool)
  /// A full swipe has performed the first action, which is not done yet.
  case willPerformFirstActionAutomatically(SwipeSide)
  /// An action spreads over the whole row.
  case expandActions(SwipeSide)

  /// The side whose actions show; nil when none do.
  var side: SwipeSide? {
    switch self {
    case .closed: nil
    case .open(let side), .swiping(let side, _), .willPerformFirstActionAutomatically(let side),
      .expandActions(let side):
      side
    }
  }

  /// Whether the row's content takes touches.
  var contentTakesTouches: Bool { self == .closed }

  /// Where the content rests in this state, as a distance from its place, in points.
  ///
  /// Positive is to the right. A finger decides about it while it swipes.
  func restingOffset(in row: SwipeRow) -> CGFloat {
    switch self {
    case .closed, .swiping: 0
    case .open(let side): side.opening(of: row[side]?.actionsWidth ?? 0)
    case .willPerformFirstActionAutomatically(let side), .expandActions(let side):
      side.opening(of: row.width)
    }
  }

  /// A finger begins to move; only across the list, and towards actions, does it swipe.
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

  /// The finger leaves the row, at a speed whose direction decides.
  ///
  /// In the state `willPerformFirstActionAutomatically` the first action is to be performed.
  func panEnded(velocity: CGPoint) -> SwipeState? {
    guard case .swiping(let side, let willPerform) = self else { return nil }
    guard side.opening(of: velocity.x) > 0 else { return .closed }
    return willPerform ? .willPerformFirstActionAutomatically(side) : .open(side)
  }

  /// An action of a side is done.
  func actionCompleted(_ completion: SwipeAction.Completion, on side: SwipeSide) -> SwipeState? {
    switch self {
    case .open(side), .willPerformFirstActionAutomatically(side):
      completion == .closeActions ? .closed : .expandActions(side)
    // Completed twice, or after the row was closed and perhaps shows another item.
    default: nil
    }
  }

  /// The app asks for the actions of a side; not while a finger or an action is at work.
  func shown(_ side: SwipeSide, in row: SwipeRow) -> SwipeState? {
    guard row[side] != nil else { return nil }
    switch self {
    case .closed, .open: return .open(side)
    default: return nil
    }
  }

  /// The item was applied: actions that are gone do not show any more.
  func applied(in row: SwipeRow) -> SwipeState? {
    guard let side, row[side] == nil else { return nil }
    return .closed
  }
}
