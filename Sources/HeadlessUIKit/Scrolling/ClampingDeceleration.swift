import Foundation

/// The momentum of Android's lists, in closed form: shorter than that of `ScrollDeceleration`, and
/// without a long tail.
///
/// With a = ln 0.78 / ln 0.9 the distance is x(t) = d (1 − (1 − t / T)ᵃ), where d = v T / a is the
/// total. Source: Flutter's `ClampingScrollSimulation`, after Android's `OverScroller`.
public struct ClampingDeceleration: ScrollMomentum, Hashable {
  private static let exponent = log(0.78) / log(0.9)
  private static let inflexion = 0.35
  private static let friction = 0.015
  /// Gravity in metres per second squared, inches per metre, points per inch, and a tuning factor.
  private static let physicalCoefficient = 9.80665 * 39.37 * 160 * 0.84
  private static let referenceVelocity = friction * physicalCoefficient / inflexion

  /// The velocity at the start, in points per second.
  public let initialVelocity: Double
  /// The time until the content stops, in seconds; 0 without velocity.
  public let duration: Double

  /// Creates the momentum after a release at `initialVelocity` points per second.
  public init(initialVelocity: Double) {
    self.initialVelocity = initialVelocity
    let share = abs(initialVelocity) / Self.referenceVelocity
    duration = Self.exponent * Self.inflexion * pow(share, 1 / (Self.exponent - 1))
  }

  /// The total distance, in points.
  public var restDistance: Double { initialVelocity * duration / Self.exponent }

  /// The distance after `time` seconds, in points.
  public func distance(at time: Double) -> Double {
    restDistance * (1 - pow(left(at: time), Self.exponent))
  }

  /// The velocity after `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    initialVelocity * pow(left(at: time), Self.exponent - 1)
  }

  /// The time to cover `distance` points, in seconds; nil if the content stops before.
  public func time(toReach distance: Double) -> Double? {
    guard initialVelocity != 0 else { return nil }
    let share = distance / restDistance
    guard (0...1).contains(share) else { return nil }
    return duration * (1 - pow(1 - share, 1 / Self.exponent))
  }

  /// The remaining fraction of the time, from 1 to 0.
  private func left(at time: Double) -> Double {
    duration > 0 ? 1 - min(max(time / duration, 0), 1) : 0
  }
}
