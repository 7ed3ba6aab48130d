/// The row that shows an item, as far as the item's content can act on it.
protocol AppliedRow: AnyObject {
  /// Starts, moves and ends the drag of the row.
  var reorderingActions: ReorderingActions { get }
  /// Opens the actions of a side, which the item must have.
  func showSwipeActions(on side: SwipeSide)
}

/// A side of a row.
enum SwipeSide: Hashable, Sendable {
  /// The side of the leading actions.
  case left
  /// The side of the trailing actions.
  case right
}

extension ApplyItemContentInfo {
  /// Starts, moves and ends the drag of the row; does nothing where there is no row to drag.
  public var reorderingActions: ReorderingActions { row?.reorderingActions ?? ReorderingActions() }

  /// Opens the leading swipe actions, which the item must have.
  public func showLeadingSwipeActions() {
    row?.showSwipeActions(on: .left)
  }

  /// Opens the trailing swipe actions, which the item must have.
  public func showTrailingSwipeActions() {
    row?.showSwipeActions(on: .right)
  }
}
