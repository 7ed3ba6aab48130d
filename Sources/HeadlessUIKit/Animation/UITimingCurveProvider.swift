public import Foundation

/// The speed of an animator's changes over time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider {
  /// The nearest of the standard curves.
  var nearestCurve: UIView.AnimationCurve { get }
}

extension UISpringTimingParameters: UITimingCurveProvider {
  /// The curve without oscillation.
  public var nearestCurve: UIView.AnimationCurve { .easeOut }
}

/// A speed over time as a curve.
public struct UICubicTimingParameters: UITimingCurveProvider, Hashable, Sendable {
  /// The default curve; that of the system for control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  /// Creates the curve of the system.
  public init() { self.init(animationCurve: .easeInOut) }

  /// Creates a standard curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    let end = CGPoint(x: 1, y: 1)
    animationCurve = curve
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), end)
      case .easeOut: (.zero, CGPoint(x: 0.58, y: 1))
      case .linear: (.zero, end)
      }
  }

  /// Creates a curve between control points, here one of the standard curves.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
  }

  /// The default curve.
  public var nearestCurve: UIView.AnimationCurve { animationCurve }
}

extension UIViewPropertyAnimator {
  /// Creates an animation with a speed over time, here without oscillation.
  public convenience init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    self.init(duration: duration, curve: timingParameters.nearestCurve)
  }
}
