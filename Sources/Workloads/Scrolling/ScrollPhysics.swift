import Foundation
import HeadlessUIKit

/// Whose momentum content has after a finger has left it.
public enum ScrollPhysics: String, CaseIterable, Sendable {
  /// That of `UIScrollView`.
  case ios
  /// That of Android's `OverScroller`.
  case android
}

extension ScrollPhysics {
  /// The finger's greatest velocity that counts, in points per second; Flutter's.
  static let greatestVelocity = 8_000.0
  /// The greatest velocity that is carried over, in points per second; Flutter's.
  static let greatestCarriedVelocity = 40_000.0

  /// Below this velocity, in points per second, a finger leaves no momentum; Flutter's.
  var minVelocity: Double { self == .ios ? 100 : 50 }

  /// Whether content can be pulled beyond its ends.
  var bounces: Bool { self == .ios }

  /// What a finger leaves behind that lets go at `velocity` points per second.
  func momentum(_ velocity: Double) -> any ScrollMomentum {
    switch self {
    case .ios: ScrollDeceleration(initialVelocity: velocity)
    case .android: ClampingDeceleration(initialVelocity: velocity)
    }
  }

  /// What a finger that catches content at `velocity` adds to its own velocity if it flings the same
  /// way, in points per second.
  ///
  /// Flutter's fit to iOS; nothing on Android.
  func carriedVelocity(from velocity: Double) -> Double {
    guard self == .ios else { return 0 }
    let carried = min(0.000816 * pow(abs(velocity), 1.967), Self.greatestCarriedVelocity)
    return velocity < 0 ? -carried : carried
  }

  /// The velocity of the content after a release, in points per second; 0 when it stays where it is.
  ///
  /// That of the finger, to which comes what the content was caught with; see `carriedVelocity`.
  func releaseVelocity(finger: Double, carried: Double) -> Double {
    guard abs(finger) >= minVelocity else { return 0 }
    let own = min(max(finger, -Self.greatestVelocity), Self.greatestVelocity)
    return own * carried > 0 ? own + carried : own
  }
}
