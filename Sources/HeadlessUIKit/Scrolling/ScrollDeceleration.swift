import Foundation

/// The momentum of a scroll view after the finger has left it, in closed form.
///
/// With d the deceleration rate a millisecond and k = 1000 ln d, the velocity is
/// v(t) = v₀ d^(1000 t) and the way x(t) = v₀ (d^(1000 t) − 1) / k. Source: I. Lobanov,
/// "How UIScrollView works", and the code of ScrollMechanics that comes with it.
public struct ScrollDeceleration: Hashable, Sendable {
  /// How much of its velocity content keeps, a millisecond.
  public struct Rate: Hashable, Sendable {
    /// The factor a millisecond, between 0 and 1.
    public let perMillisecond: Double
    /// `UIScrollView.DecelerationRate.normal`.
    public static let normal = Rate(perMillisecond: 0.998)
    /// `UIScrollView.DecelerationRate.fast`.
    public static let fast = Rate(perMillisecond: 0.99)
  }

  /// Below this distance from rest, in points, content stands still.
  public static let threshold = 0.5

  /// The velocity at the begin, in points a second.
  public let initialVelocity: Double
  /// How quickly velocity is lost.
  public let rate: Rate

  /// Describes the momentum that follows a release at `initialVelocity` points a second.
  public init(initialVelocity: Double, rate: Rate = .normal) {
    self.initialVelocity = initialVelocity
    self.rate = rate
  }

  private var k: Double { 1000 * log(rate.perMillisecond) }

  /// The velocity after `time` seconds, in points a second.
  public func velocity(at time: Double) -> Double {
    initialVelocity * pow(rate.perMillisecond, 1000 * time)
  }

  /// The way gone after `time` seconds, in points.
  public func distance(at time: Double) -> Double {
    initialVelocity * (pow(rate.perMillisecond, 1000 * time) - 1) / k
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

/// The way back from beyond an edge: a critically damped spring of mass 1 and stiffness 100.
public struct ScrollBounce: Hashable, Sendable {
  /// The distance beyond the edge at the begin, in points; negative before the start.
  public let initialDistance: Double
  /// The velocity at the begin, in points a second.
  public let initialVelocity: Double
  private static let beta = 10.0

  /// Describes the bounce that begins with a distance and a velocity.
  public init(initialDistance: Double, initialVelocity: Double) {
    self.initialDistance = initialDistance
    self.initialVelocity = initialVelocity
  }

  /// The distance beyond the edge after `time` seconds, in points.
  public func distance(at time: Double) -> Double {
    exp(-Self.beta * time)
      * (initialDistance + (initialVelocity + Self.beta * initialDistance) * time)
  }

  /// Whether the content has come so near to the edge, after `time` seconds, that it stops.
  ///
  /// Looked at only once the spring's turning point is past.
  public func isAtRest(at time: Double) -> Bool {
    time > 1 / Self.beta && abs(distance(at: time)) < ScrollDeceleration.threshold
  }
}

/// The resistance of content that is dragged beyond an edge.
public enum RubberBand {
  /// The distance that shows for a pull of `pull` points, in a view of `dimension` points.
  ///
  /// b(x) = (1 − 1 / (x c / D + 1)) D with c = 0.55.
  public static func distance(pull: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let distance = (1 - 1 / (abs(pull) * 0.55 / dimension + 1)) * dimension
    return pull < 0 ? -distance : distance
  }
}
