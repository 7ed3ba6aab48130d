import Foundation

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
