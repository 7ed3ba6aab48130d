public import Foundation
import HeadlessUIKit

/// Starts, moves and ends the drag of one row; called by a drag handle in the row's content.
public final class ReorderingActions {
  /// How a drag ends.
  public enum Result: Hashable, Sendable {
    /// The row stays at its new position.
    case finished
    /// The row returns to its original position.
    case cancelled
  }

  /// A step that assistive technologies offer instead of a drag.
  public enum AccessibilityMoveDirection: Hashable, Sendable {
    /// Towards the start of the list.
    case up
    /// Towards the end of the list.
    case down
  }

  /// Whether the row is being dragged.
  public private(set) var isMoving = false

  weak var delegate: (any ReorderingActionsDelegate)?

  init(delegate: (any ReorderingActionsDelegate)? = nil) {
    self.delegate = delegate
  }

  /// Starts the drag; true if it has started, now or before.
  public func start() -> Bool {
    if isMoving { return true }
    guard let delegate else { return false }
    isMoving = delegate.beginReorder()
    return isMoving
  }

  /// Drags the row to a point of the list's content.
  public func moved(with point: CGPoint) {
    guard isMoving else { return }
    delegate?.updateReorder(to: point)
  }

  /// Drags the row to where a grip is dragged.
  public func moved(with recognizer: ItemReordering.GestureRecognizer) {
    guard isMoving, let view = delegate?.viewOfContent else { return }
    moved(with: recognizer.location(in: view))
  }

  /// Ends the drag.
  public func end(_ result: Result) {
    guard isMoving else { return }
    isMoving = false
    delegate?.endReorder(result)
  }

  /// Moves the row one step; false if it cannot be moved there.
  public func accessibilityMove(direction: AccessibilityMoveDirection) -> Bool {
    delegate?.accessibilityMove(direction) ?? false
  }
}

/// The object that moves the row: a list.
protocol ReorderingActionsDelegate: AnyObject {
  /// The view whose coordinates are those of the list's content; nil if there is none.
  var viewOfContent: UIView? { get }
  /// Starts a drag; false if the row cannot be dragged.
  func beginReorder() -> Bool
  /// Drags the row to a point of the list's content.
  func updateReorder(to point: CGPoint)
  /// Ends the drag.
  func endReorder(_ result: ReorderingActions.Result)
  /// Moves the row one step; false if it cannot be moved there.
  func accessibilityMove(_ direction: ReorderingActions.AccessibilityMoveDirection) -> Bool
}
