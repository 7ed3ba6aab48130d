import Foundation

/// The momentum of a scroll view after the finger is lifted, in closed form.
///
/// With d the deceleration rate per millisecond and k = 1000 ln d, the velocity is
/// v(t) = v₀ d^(1000 t) and the distance x(t) = v₀ (d^(1000 t) − 1) / k. Source: I. Lobanov,
/// "How UIScrollView works", and its accompanying code, ScrollMechanics.
public struct ScrollDeceleration: ScrollMomentum, Hashable {
  /// Content stops when its remaining distance is below this threshold, in points.
  public static let threshold = 0.5

  /// The velocity at the start, in points per second.
  public let initialVelocity: Double
  /// The deceleration rate.
  public let rate: UIScrollView.DecelerationRate

  /// Creates the momentum after a release at `initialVelocity` points per second.
  public init(initialVelocity: Double, rate: UIScrollView.DecelerationRate = .normal) {
    self.initialVelocity = initialVelocity
    self.rate = rate
  }

  /// Creates the momentum that stops after a distance, in points, which determines its rate; nil if
  /// the velocity cannot lead there.
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

  /// The distance after `time` seconds, in points.
  public func distance(at time: Double) -> Double {
    initialVelocity * (pow(rate.rawValue, 1000 * time) - 1) / k
  }

  /// The total distance, in points.
  public var restDistance: Double { -initialVelocity / k }

  /// The time until less than `threshold` is left, in seconds; 0 for velocities too small to move.
  public var duration: Double {
    guard initialVelocity != 0 else { return 0 }
    return max(0, log(-k * Self.threshold / abs(initialVelocity)) / k)
  }

  /// The time to cover `distance` points, in seconds; nil if the content stops before.
  public func time(toReach distance: Double) -> Double? {
    let ratio = 1 + k * distance / initialVelocity
    guard initialVelocity != 0, ratio > 0, ratio <= 1 else { return nil }
    return log(ratio) / k
  }
}
