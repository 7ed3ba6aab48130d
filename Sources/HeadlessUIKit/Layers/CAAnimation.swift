public import Foundation

/// An animation of a layer, which holds its data: layers have their final values at once.
@preconcurrency @MainActor
open class CAAnimation {
  /// The duration, in seconds; 0 for that of the transaction.
  public final var duration: TimeInterval = 0
  /// The start, in seconds.
  public final var beginTime: TimeInterval = 0
  /// The number of times that it runs.
  public final var repeatCount: Float = 0
  /// The time for which it repeats, in seconds.
  public final var repeatDuration: TimeInterval = 0
  /// True if it runs backwards, too.
  public final var autoreverses = false
  /// The speed, relative to that of the layer.
  public final var speed: Float = 1
  /// The distance into the animation at which it starts, in seconds.
  public final var timeOffset: TimeInterval = 0
  /// The values before and after it.
  public final var fillMode = CAMediaTimingFillMode.removed
  /// True if it is removed when it has ended.
  public final var isRemovedOnCompletion = true
  /// The speed over time; nil for an even one.
  public final var timingFunction: CAMediaTimingFunction?
  /// The object that is notified at once that it has started and ended, as it takes no time.
  public final var delegate: (any CAAnimationDelegate)?

  /// Creates an animation.
  public init() {}
}

/// An object that is notified of animations of layers.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation has started.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The path of the property.
  public final var keyPath: String?
  /// True if values are added to those of the layer.
  public final var isAdditive = false
  /// True if repetitions add up.
  public final var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  public final var fromValue: Any?
  /// The last value.
  public final var toValue: Any?
  /// The distance between them.
  public final var byValue: Any?
}

/// An animation as a spring moves.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring.
  public final var mass: CGFloat = 1
  /// The stiffness of the spring.
  public final var stiffness: CGFloat = 100
  /// The damping of the movement.
  public final var damping: CGFloat = 10
  /// The speed at first.
  public final var initialVelocity: CGFloat = 0
  /// The time until it is still, in seconds; that of the animation, here.
  public final var settlingDuration: TimeInterval { duration }
}

/// An animation along values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  public final var values: [Any]?
  /// The path that a point follows.
  public final var path: CGPath?
  /// The times of the values, as shares of the duration.
  public final var keyTimes: [NSNumber]?
  /// The speed between the values.
  public final var timingFunctions: [CAMediaTimingFunction]?
  /// The values between those given.
  public final var calculationMode = CAAnimationCalculationMode.linear
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  public final var animations: [CAAnimation]?
}

/// A change of the whole layer.
open class CATransition: CAAnimation {
  /// The kind of the change.
  public final var type = CATransitionType.fade
  /// The direction; nil for none.
  public final var subtype: CATransitionSubtype?
}

extension CALayer {
  /// Adds an animation, which takes no time: its delegate is notified at once that it has ended.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if !anim.isRemovedOnCompletion { animations[key ?? "\(ObjectIdentifier(anim))"] = anim }
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
  }

  /// The animation of a key that stays after its end; nil for none.
  public func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The keys of animations that stay after their end; nil for none.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// Removes the animation of a key.
  public func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Removes all animations, also those of the layer's view, whose blocks are completed.
  public func removeAllAnimations() {
    animations = [:]
    viewAbove?.completeAllAnimations()
  }
  /// The layer as it is on screen: itself.
  public func presentation() -> Self? { self }
}
