public import Foundation
public import HeadlessUIKit

/// How changes of views are animated.
public enum ViewAnimation: Hashable, Sendable {
  /// Not at all.
  case none
  /// The animation of the surrounding code.
  case inherited
  /// For some seconds, along a curve.
  case animated(TimeInterval = 0.25, options: UIView.AnimationOptions = .curveEaseInOut)
  /// A spring animation.
  case spring

  /// A quarter of a second, with ease-in and ease-out.
  public static var `default`: ViewAnimation { .animated() }

  /// The duration of the animation, in seconds; nil when the surrounding code determines it.
  public var duration: TimeInterval? {
    switch self {
    case .none: 0
    case .inherited, .spring: nil
    case .animated(let duration, _): duration
    }
  }
}
