public import Foundation

extension UIView {
  /// Runs a block whose changes are not animated.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    ViewAnimationBlock.$context.withValue(.disabled, operation: actions)
  }

  /// Runs a block whose changes are animated over a time, in seconds.
  ///
  /// Frames, alphas and transforms have their new values at once; what a screen would show on the way
  /// there are `presentedFrame`, `presentedAlpha` and `presentedTransform`, by the time of the run
  /// loop of the nearest window or scroll view. Views that lie in neither have no time and change at
  /// once. Inside another block the times and the curve are those of that one, as in UIKit.
  ///
  /// - Parameters:
  ///   - duration: how long the changes take; none at all when it is not positive.
  ///   - delay: how long nothing changes before.
  ///   - options: the curve.
  ///   - animations: makes the changes.
  ///   - completion: called when the time is over, at once where nothing is animated; told whether no
  ///     other animation took over.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, options: options)
    let block = ViewAnimationBlock.nested(timing, completion)
    guard let block else {
      animations()
      completion?(true)
      return
    }
    ViewAnimationBlock.$context.withValue(.block(block), operation: animations)
    block.close()
  }

  /// Runs a block whose changes are animated as a spring comes to rest, here without swinging.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      options: options.union(.curveEaseOut),
      animations: animations,
      completion: completion
    )
  }

  /// How long changes take that are made now, in seconds; 0 outside of animations.
  public static var inheritedAnimationDuration: TimeInterval {
    ViewAnimationBlock.current?.timing.duration ?? 0
  }
}
