import Foundation

/// What the rules of swiping need to know about a row.
struct SwipeRow {
  /// What the row has on one side.
  struct Side: Equatable {
    /// How many actions there are; at least one.
    var actionCount: Int
    /// How wide all actions are together, in points.
    var actionsWidth: CGFloat
    /// Whether a swipe over most of the row performs the first action.
    var performsFirstAction: Bool

    /// Describes a side; nil where there are no actions.
    init?(_ configuration: SwipeActionsConfiguration?, actionsWidth: CGFloat) {
      guard let configuration, !configuration.actions.isEmpty else { return nil }
      actionCount = configuration.actions.count
      performsFirstAction = configuration.performsFirstActionWithFullSwipe
      self.actionsWidth = actionsWidth
    }
  }

  /// How wide the row is, in points.
  var width: CGFloat
  /// The side of the leading actions; nil without such.
  var left: Side?
  /// The side of the trailing actions; nil without such.
  var right: Side?

  subscript(_ side: SwipeSide) -> Side? { side == .left ? left : right }

  /// Whether content that is `distance` points open has passed the mark of a full swipe.
  func isFullSwipe(to distance: CGFloat, on side: SwipeSide) -> Bool {
    guard let actions = self[side], actions.performsFirstAction else { return false }
    return distance > width * (actions.actionCount == 1 ? 0.5 : 0.7)
  }
}

extension SwipeSide {
  /// The side whose actions show when the content moves in a direction; nil without one.
  init?(openedBy movement: CGFloat) {
    switch movement {
    case ..<0: self = .right
    case _ where movement > 0: self = .left
    default: return nil
    }
  }

  /// How far a movement to the right, in points, opens the side; negative when it closes it.
  func opening(of movement: CGFloat) -> CGFloat { self == .left ? movement : -movement }
}
