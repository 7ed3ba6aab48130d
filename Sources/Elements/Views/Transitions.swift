public import Foundation
public import HeadlessUIKit

/// The timing of an animation.
///
/// Here it is only data: changes happen at once.
public struct AnimationAttributes: Sendable {
  /// The curve of an animation.
  public enum Curve: Hashable, Sendable {
    /// At a constant speed.
    case linear
    /// Accelerating.
    case easeIn
    /// Decelerating.
    case easeOut
    /// Accelerating, then decelerating.
    case easeInOut
    /// A cubic Bézier curve with two control points.
    case cubicBezier(CGPoint, CGPoint)
    /// A spring with a damping ratio.
    case spring(dampingRatio: CGFloat)
    /// A spring with a mass, a stiffness and a damping.
    case physicalSpring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  /// The duration, in seconds.
  public var duration: TimeInterval
  /// The curve.
  public var curve: Curve
  /// True if touches reach the view during the animation.
  public var allowUserInteraction: Bool

  /// Creates a timing.
  public init(
    duration: TimeInterval = 0.2,
    curve: Curve = .easeInOut,
    allowUserInteraction: Bool = true
  ) {
    self.duration = duration
    self.curve = curve
    self.allowUserInteraction = allowUserInteraction
  }

  /// The timing of a spring.
  public static func spring(
    dampingRatio: CGFloat = 1,
    duration: TimeInterval = 0.2,
    allowUserInteraction: Bool = true
  ) -> AnimationAttributes {
    AnimationAttributes(
      duration: duration,
      curve: .spring(dampingRatio: dampingRatio),
      allowUserInteraction: allowUserInteraction
    )
  }
}

/// The animation of changes of a view's layout.
///
/// Here it is only data: changes happen at once.
public enum LayoutTransition: Sendable {
  /// Not at all.
  case none
  /// With a timing of its own.
  case specific(AnimationAttributes = AnimationAttributes())
  /// As those of the enclosing view.
  case inherited
  /// As those of the enclosing view; with a timing of its own if that has none.
  case inheritedWithFallback(AnimationAttributes = AnimationAttributes())
}

/// The animation in which a view appears or disappears.
///
/// Here it is only data: changes happen at once.
public struct VisibilityTransition: Sendable {
  /// The opacity of the view while it is not there.
  public var alpha: CGFloat
  /// The transform of the view while it is not there.
  public var transform: CATransform3D
  /// The timing.
  public var attributes: AnimationAttributes

  /// Creates a transition.
  public init(
    alpha: CGFloat,
    transform: CATransform3D,
    attributes: AnimationAttributes = AnimationAttributes()
  ) {
    self.alpha = alpha
    self.transform = transform
    self.attributes = attributes
  }

  /// The view fades.
  public static var fade: VisibilityTransition {
    VisibilityTransition(alpha: 0, transform: CATransform3DIdentity)
  }

  /// The view shrinks.
  public static var scale: VisibilityTransition {
    VisibilityTransition(alpha: 1, transform: CATransform3DMakeScale(0.01, 0.01, 0.01))
  }

  /// The view fades and shrinks.
  public static var scaleAndFade: VisibilityTransition {
    VisibilityTransition(alpha: 0, transform: CATransform3DMakeScale(0.01, 0.01, 0.01))
  }

  /// The transition with another timing.
  public func with(_ attributes: AnimationAttributes) -> VisibilityTransition {
    var transition = self
    transition.attributes = attributes
    return transition
  }
}
