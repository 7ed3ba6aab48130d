public import Foundation

// Transitions and key frames, which take no time of their own.
extension UIView {
  /// The options of animations with key frames.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Layout is animated.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Views take touches meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// From the values on screen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Backwards, too.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// In straight lines.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// In steps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At an even speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// In curves.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Runs changes at once, and calls a closure at the next turn of the run loop.
  public static func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    if let animations { performWithoutAnimation(animations) }
    finish(view, completion)
  }

  /// Replaces a view by another one at once, and calls a closure at the next turn of the run loop.
  public static func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let superview = fromView.superview
    superview?.addSubview(toView)
    fromView.removeFromSuperview()
    finish(toView, completion)
  }

  private static func finish(_ view: UIView, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    guard let window = view.window else { return completion(true) }
    window.runLoop.perform { completion(true) }
  }

  /// Runs key frames as one animation.
  public static func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      animations: animations,
      completion: completion
    )
  }

  /// Adds a key frame, whose changes take the whole duration here.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    animations()
  }

  /// Runs changes that are repeated on a device; they run once here.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    animations()
  }
}
