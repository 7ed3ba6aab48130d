import Foundation

/// The properties of a row that the swipe rules depend on.
struct SwipeRow {
  /// The swipe actions on one side of a row.
  struct Side: Equatable {
    /// The number of actions; at least one.
    var actionCount: Int
    /// The width of all actions together, in points.
    var actionsWidth: CGFloat
    /// True if a full swipe performs the first action.
    var performsFirstAction: Bool

    /// Creates a side; nil without actions.
    init?(_ configuration: SwipeActionsConfiguration?, actionsWidth: CGFloat) {
      guard let configuration, !configuration.actions.isEmpty else { return nil }
      actionCount = configuration.actions.count
      performsFirstAction = configuration.performsFirstActionWithFullSwipe
      self.actionsWidth = actionsWidth
    }
  }

  /// The width of the row, in points.
  var width: CGFloat
  /// The side of the leading actions; nil without any.
  var left: Side?
  /// The side of the trailing actions; nil without any.
  var right: Side?

  subscript(_ side: SwipeSide) -> Side? { side == .left ? left : right }

  /// Returns whether content opened by `distance` points has passed the threshold of a full swipe.
  func isFullSwipe(to distance: CGFloat, on side: SwipeSide) -> Bool {
    guard let actions = self[side], actions.performsFirstAction else { return false }
    return distance > width * (actions.actionCount == 1 ? 0.5 : 0.7)
  }
}

extension SwipeSide {
  /// The side whose actions are revealed when the content moves in a direction; nil for none.
  init?(openedBy movement: CGFloat) {
    switch movement {
    case ..<0: self = .right
    case _ where movement > 0: self = .left
    default: return nil
    }
  }

  /// By how much a movement to the right, in points, opens the side; negative if it closes it.
  func opening(of movement: CGFloat) -> CGFloat { self == .left ? movement : -movement }
}
