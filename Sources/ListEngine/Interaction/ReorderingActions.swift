public import Foundation
import HeadlessUIKit

/// Starts, moves and ends the drag of one row; called by a drag handle in the row's content.
@preconcurrency @MainActor
public final class ReorderingActions {
  /// The end of a drag.
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

  /// True if the row is being dragged.
  public private(set) var isMoving = false

  weak var delegate: (any ReorderingActionsDelegate)?

  /// The middle of the row before the drag, in the list's content.
  private var center: CGPoint?
  /// From the finger to the middle of the row; nil until the finger is known.
  private var grip: CGPoint?

  init(delegate: (any ReorderingActionsDelegate)? = nil) {
    self.delegate = delegate
  }

  /// Starts the drag; true if it has started, now or before.
  public func start() -> Bool {
    if isMoving { return true }
    guard let delegate else { return false }
    grip = nil
    center = delegate.centerOfRow
    isMoving = delegate.beginReorder()
    return isMoving
  }

  /// Drags the row to a point of the list's content.
  public func moved(with point: CGPoint) {
    guard isMoving else { return }
    delegate?.updateReorder(to: point)
  }

  /// Drags the row by as much as a grip is dragged, wherever in the row that is.
  public func moved(with recognizer: ItemReordering.GestureRecognizer) {
    guard isMoving, let view = delegate?.viewOfContent else { return }
    let finger = recognizer.location(in: view)
    let grip = self.grip ?? distanceToCenter(of: recognizer, in: view)
    self.grip = grip
    moved(with: CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
  }

  private func distanceToCenter(
    of recognizer: ItemReordering.GestureRecognizer,
    in view: UIView
  ) -> CGPoint {
    guard let center else { return .zero }
    let (finger, way) = (recognizer.location(in: view), recognizer.translation(in: view))
    return CGPoint(x: center.x - finger.x + way.x, y: center.y - finger.y + way.y)
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
@preconcurrency @MainActor
protocol ReorderingActionsDelegate: AnyObject {
  /// The view whose coordinates are those of the list's content; nil if there is none.
  var viewOfContent: UIView? { get }
  /// The middle of the row there; nil while it is not shown.
  var centerOfRow: CGPoint? { get }
  /// Starts a drag; false if the row cannot be dragged.
  func beginReorder() -> Bool
  /// Drags the row to a point of the list's content.
  func updateReorder(to point: CGPoint)
  /// Ends the drag.
  func endReorder(_ result: ReorderingActions.Result)
  /// Moves the row one step; false if it cannot be moved there.
  func accessibilityMove(_ direction: ReorderingActions.AccessibilityMoveDirection) -> Bool
}
