public import Foundation

extension UIView {
  /// True if changes of animation blocks are animated: by default, outside of `performWithoutAnimation`.
  public static var areAnimationsEnabled: Bool {
    if case .disabled = ViewAnimationBlock.context { false } else { allowsAnimations }
  }
  private static var allowsAnimations = true

  /// Sets whether changes of animation blocks are animated.
  public static func setAnimationsEnabled(_ enabled: Bool) { allowsAnimations = enabled }

  /// Runs a block whose changes are not animated.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    ViewAnimationBlock.$context.withValue(.disabled, operation: actions)
  }

  /// Runs a block whose changes are animated, with a duration in seconds.
  ///
  /// Frames, alphas and transforms have their new values immediately; the values on screen during
  /// the animation are `presentedFrame`, `presentedAlpha` and `presentedTransform`, at the time of
  /// the run loop of the nearest window or scroll view. Views outside of both have no time and
  /// change immediately. Inside another block, the timing and curve of the outer block apply, as in
  /// UIKit.
  ///
  /// - Parameters:
  ///   - duration: the duration of the changes, in seconds; not animated unless positive.
  ///   - delay: the delay before the changes, in seconds.
  ///   - options: the curve.
  ///   - animations: the changes.
  ///   - completion: called after the end, or immediately if nothing is animated; its argument is
  ///     false if another animation took over.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, options: options)
    animate(timing, animations, completion)
  }

  /// Runs a block whose changes move like a spring until it settles.
  package static func animate(
    with spring: UISpringTimingParameters,
    animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(AnimationTiming(spring), animations, completion)
  }

  private static func animate(
    _ timing: AnimationTiming?,
    _ animations: () -> Void,
    _ completion: ((_ finished: Bool) -> Void)?
  ) {
    let block = areAnimationsEnabled ? ViewAnimationBlock.nested(timing, completion) : nil
    guard let block else {
      animations()
      completion?(true)
      return
    }
    ViewAnimationBlock.$context.withValue(.block(block), operation: animations)
    block.close()
  }

  /// Runs a block whose changes are animated with a spring, here without oscillation.
  ///
  /// - Parameters:
  ///   - duration: the duration of the changes, in seconds.
  ///   - bounce: the oscillation, which there is none of here.
  ///   - initialSpringVelocity: the velocity at the start; not used here.
  ///   - delay: the delay before the changes, in seconds.
  ///   - options: the options of the animation.
  ///   - animations: the changes.
  ///   - completion: called after the end.
  public static func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
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

  /// Runs a block whose changes are animated with a spring, here without oscillation.
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

  /// The duration of changes made now, in seconds; 0 outside of animations.
  public static var inheritedAnimationDuration: TimeInterval {
    ViewAnimationBlock.current?.timing.duration ?? 0
  }
}
