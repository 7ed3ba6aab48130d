import Foundation

/// The swipe actions of one row: their state and the content's offset.
struct SwipeMachine: Equatable {
  /// An event of the swipe actions.
  enum Event {
    /// A pan begins, at a velocity.
    case panBegan(velocity: CGPoint)
    /// The finger's distance to the right of its starting point, in points.
    case panMoved(translation: CGFloat)
    /// The finger is lifted, at a velocity.
    case panEnded(velocity: CGPoint)
    /// The pan was cancelled.
    case panCancelled
    /// An action of a side was tapped.
    case actionTapped(SwipeSide, index: Int)
    /// An action of a side has finished.
    case actionCompleted(SwipeSide, SwipeAction.Completion)
    /// The app requests the actions of a side.
    case show(SwipeSide)
    /// The item was applied to the row.
    case applied
    /// The list begins to scroll, a finger touches something else, or the row gets another item.
    case close
  }

  /// The row's reaction to an event.
  enum Effect: Hashable {
    /// Calls `onTap` of an action of a side.
    case perform(SwipeSide, index: Int)
  }

  /// The state of the shown actions.
  private(set) var state = SwipeState.closed
  /// The content's offset to the right of its resting position, in points.
  private(set) var offset: CGFloat = 0
  private var panStart: CGFloat = 0

  /// The fraction of the width by which a swipe may overshoot to the other side.
  private static let wrongSideRatio: CGFloat = 0.2

  /// Handles an event.
  mutating func handle(_ event: Event, in row: SwipeRow) -> Effect? {
    switch event {
    case .panBegan(let velocity): panBegan(velocity, row)
    case .panMoved(let translation): panMoved(translation, row)
    case .panEnded(let velocity): return panEnded(velocity, row)
    case .panCancelled: if case .swiping = state { rest(in: .closed, row) }
    case .actionTapped(let side, let index): return tapped(side, index, row)
    case .actionCompleted(let side, let completion):
      rest(in: state.actionCompleted(completion, on: side), row)
    case .show(let side): rest(in: state.shown(side, in: row), row)
    case .applied: rest(in: state.applied(in: row), row)
    case .close: rest(in: .closed, row)
    }
    return nil
  }

  private mutating func panBegan(_ velocity: CGPoint, _ row: SwipeRow) {
    guard let next = state.panBegan(velocity: velocity, in: row) else { return }
    panStart = offset
    if next == .closed { rest(in: next, row) } else { state = next }
  }

  private mutating func panMoved(_ translation: CGFloat, _ row: SwipeRow) {
    guard case .swiping(let side, _) = state else { return }
    let opening = side.opening(of: panStart + translation)
    let limited = max(-row.width * Self.wrongSideRatio, min(opening, row.width))
    offset = side.opening(of: limited)
    state = state.panMoved(to: offset, in: row) ?? state
  }

  private mutating func panEnded(_ velocity: CGPoint, _ row: SwipeRow) -> Effect? {
    rest(in: state.panEnded(velocity: velocity), row)
    guard case .willPerformFirstActionAutomatically(let side) = state else { return nil }
    return .perform(side, index: 0)
  }

  private func tapped(_ side: SwipeSide, _ index: Int, _ row: SwipeRow) -> Effect? {
    guard state == .open(side), let actions = row[side], (0..<actions.actionCount).contains(index)
    else {
      return nil
    }
    return .perform(side, index: index)
  }

  private mutating func rest(in next: SwipeState?, _ row: SwipeRow) {
    guard let next else { return }
    state = next
    offset = next.restingOffset(in: row)
  }
}
