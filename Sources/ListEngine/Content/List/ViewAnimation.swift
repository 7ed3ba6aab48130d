public import Foundation
public import HeadlessUIKit

/// The animation of changes of views.
public enum ViewAnimation: Hashable, Sendable {
  /// No animation.
  case none
  /// The animation of the surrounding code.
  case inherited
  /// For some seconds, along a curve.
  case animated(TimeInterval = 0.25, options: Set<AnimationOptions> = .default)
  /// The movement of a spring.
  case spring(UISpringTimingParameters = UISpringTimingParameters())

  /// The curve of an animation.
  public enum AnimationOptions: Hashable, Sendable, CaseIterable {
    /// Starts and ends slowly.
    case curveEaseInOut
    /// Starts slowly.
    case curveEaseIn
    /// Ends slowly.
    case curveEaseOut
    /// Constant speed.
    case curveLinear

    /// The options as views have them.
    var options: UIView.AnimationOptions {
      switch self {
      case .curveEaseInOut: .curveEaseInOut
      case .curveEaseIn: .curveEaseIn
      case .curveEaseOut: .curveEaseOut
      case .curveLinear: .curveLinear
      }
    }
  }

  /// A quarter of a second, with ease-in and ease-out.
  public static var `default`: ViewAnimation { .animated() }

  /// The duration of the animation, in seconds; nil when the surrounding code determines it.
  public var duration: TimeInterval? {
    switch self {
    case .none: 0
    case .inherited: nil
    case .animated(let duration, _): duration
    case .spring(let spring): spring.settlingDuration
    }
  }
}

extension Set<ViewAnimation.AnimationOptions> {
  /// Starts and ends slowly.
  public static var `default`: Self { [.curveEaseInOut] }
}
