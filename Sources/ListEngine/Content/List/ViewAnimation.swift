public import Foundation
public import HeadlessUIKit

/// How changes of views are animated.
public enum ViewAnimation: Hashable, Sendable {
  /// Not at all.
  case none
  /// As whatever surrounds the changes.
  case inherited
  /// For some seconds, along a curve.
  case animated(TimeInterval = 0.25, options: UIView.AnimationOptions = .curveEaseInOut)
  /// As a spring comes to rest.
  case spring

  /// A quarter of a second, with a slow begin and end.
  public static var `default`: ViewAnimation { .animated() }

  /// How long the changes take, in seconds; nil when that is not the animation's to say.
  public var duration: TimeInterval? {
    switch self {
    case .none: 0
    case .inherited, .spring: nil
    case .animated(let duration, _): duration
    }
  }
}
