import Foundation
package import HeadlessUIKit

/// The platform whose momentum is simulated.
public enum ScrollPhysics: String, CaseIterable, Sendable {
  /// The momentum of `UIScrollView`.
  case ios
  /// The momentum of Android's `OverScroller`.
  case android
}

extension ScrollPhysics {
  /// The maximum velocity of a finger, in points per second; from Flutter.
  package static let maxVelocity = 8_000.0
  /// The maximum velocity that is carried over, in points per second; from Flutter.
  package static let maxCarriedVelocity = 40_000.0

  /// The minimum velocity of a finger that causes momentum, in points per second; from Flutter.
  package var minVelocity: Double { self == .ios ? 100 : 50 }

  /// True if content can be pulled beyond its ends.
  package var bounces: Bool { self == .ios }

  /// The momentum after a release at `velocity` points per second.
  package func momentum(_ velocity: Double) -> any ScrollMomentum {
    switch self {
    case .ios: ScrollDeceleration(initialVelocity: velocity)
    case .android: ClampingDeceleration(initialVelocity: velocity)
    }
  }

  /// The velocity that is added when a finger catches content moving at `velocity` and flings it in
  /// the same direction, in points per second.
  ///
  /// Flutter's fit to iOS; 0 on Android.
  package func carriedVelocity(from velocity: Double) -> Double {
    guard self == .ios else { return 0 }
    let carried = min(0.000816 * pow(abs(velocity), 1.967), Self.maxCarriedVelocity)
    return velocity < 0 ? -carried : carried
  }

  /// The velocity of the content after a release, in points per second; 0 if it stays where it is.
  ///
  /// The velocity of the finger, plus the carried one; see `carriedVelocity`.
  package func releaseVelocity(finger: Double, carried: Double) -> Double {
    guard abs(finger) >= minVelocity else { return 0 }
    let own = min(max(finger, -Self.maxVelocity), Self.maxVelocity)
    return own * carried > 0 ? own + carried : own
  }
}
