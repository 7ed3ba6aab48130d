import Foundation

/// The momentum of a scroll view after the finger has left it, in closed form.
///
/// With d the deceleration rate a millisecond and k = 1000 ln d, the velocity is
/// v(t) = v₀ d^(1000 t) and the way x(t) = v₀ (d^(1000 t) − 1) / k. Source: I. Lobanov,
/// "How UIScrollView works", and the code of ScrollMechanics that comes with it.
public struct ScrollDeceleration: ScrollMomentum, Hashable {
  /// Below this distance from rest, in points, content stands still.
  public static let threshold = 0.5

  /// The velocity at the start, in points per second.
  public let initialVelocity: Double
  /// How quickly velocity is lost.
  public let rate: UIScrollView.DecelerationRate

  /// Describes the momentum that follows a release at `initialVelocity` points per second.
  public init(initialVelocity: Double, rate: UIScrollView.DecelerationRate = .normal) {
    self.initialVelocity = initialVelocity
    self.rate = rate
  }

  /// Describes the momentum that comes to rest at a distance, in points, of which it gets its rate;
  /// nil where the velocity does not lead there.
  public init?(initialVelocity: Double, restDistance: Double) {
    guard initialVelocity * restDistance > 0 else { return nil }
    let rate = exp(-initialVelocity / restDistance / 1000)
    self.init(initialVelocity: initialVelocity, rate: .init(rawValue: rate))
  }

  private var k: Double { 1000 * log(rate.rawValue) }

  /// The velocity after `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    initialVelocity * pow(rate.rawValue, 1000 * time)
  }

  /// The way gone after `time` seconds, in points.
  public func distance(at time: Double) -> Double {
    initialVelocity * (pow(rate.rawValue, 1000 * time) - 1) / k
  }

  /// The way to the point of rest, in points.
  public var restDistance: Double { -initialVelocity / k }

  /// The time until less than `threshold` is left, in seconds; 0 for velocities too small to move.
  public var duration: Double {
    guard initialVelocity != 0 else { return 0 }
    return max(0, log(-k * Self.threshold / abs(initialVelocity)) / k)
  }

  /// The time until `distance` points are gone, in seconds; nil when the content rests before.
  public func time(toReach distance: Double) -> Double? {
    let ratio = 1 + k * distance / initialVelocity
    guard initialVelocity != 0, ratio > 0, ratio <= 1 else { return nil }
    return log(ratio) / k
  }
}
