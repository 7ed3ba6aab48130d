public import Foundation

/// The state of a transition between view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// True if the transition is animated.
  var isAnimated: Bool { get }
  /// True if the transition was cancelled, as by a swipe that ends where it began.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
}

/// Animates changes alongside a transition between view controllers.
///
/// There are no transitions here; code that simulates one implements the protocol.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes alongside the transition, and a completion when it ends or is cancelled.
  ///
  /// - Returns: Whether the changes are animated.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes alongside the transition.
  ///
  /// - Returns: Whether the changes are animated.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
