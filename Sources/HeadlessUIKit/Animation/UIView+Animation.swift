public import Foundation

extension UIView {
  /// Runs a block whose changes are not animated.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    actions()
  }

  /// Runs a block whose changes would be animated on a screen.
  ///
  /// Views here have no pictures between two states: the block and then the completion run at once,
  /// and `duration`, in seconds, is not waited for.
  public static func animate(
    withDuration duration: TimeInterval,
    animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}
