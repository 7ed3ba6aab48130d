import Foundation

/// The motion back from beyond an edge: a critically damped spring of mass 1 and stiffness 100.
public struct ScrollBounce: Hashable, Sendable {
  /// The maximum velocity that momentum passes on to a bounce, in points per second.
  ///
  /// Taken from Flutter; UIKit's is undocumented.
  public static let maxVelocity = 5_000.0

  /// The distance beyond the edge at the start, in points; negative before the start.
  public let initialDistance: Double
  /// The velocity at the start, in points per second.
  public let initialVelocity: Double
  private static let beta = 10.0

  /// Creates a bounce with a starting distance and velocity.
  public init(initialDistance: Double, initialVelocity: Double) {
    self.initialDistance = initialDistance
    self.initialVelocity = initialVelocity
  }

  /// The distance beyond the edge after `time` seconds, in points.
  public func distance(at time: Double) -> Double {
    exp(-Self.beta * time) * (initialDistance + drive * time)
  }

  /// The velocity after `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    exp(-Self.beta * time) * (initialVelocity - Self.beta * drive * time)
  }

  /// The time until the content stops, in seconds.
  ///
  /// After that it stays closer to the edge than `ScrollDeceleration.threshold`.
  public var duration: Double {
    guard var early = [turningTime, 0].first(where: isFar) else { return 0 }
    var late = early + 1
    while isFar(at: late) { late += 1 }
    while late - early > 1e-9 {
      let middle = (early + late) / 2
      if isFar(at: middle) { early = middle } else { late = middle }
    }
    return late
  }

  /// The part of the velocity that does not fade with the distance, in points per second.
  private var drive: Double { initialVelocity + Self.beta * initialDistance }

  /// The time when the content reverses direction, in seconds; 0 if it only approaches the edge.
  private var turningTime: Double {
    drive == 0 ? 0 : max(0, initialVelocity / (Self.beta * drive))
  }

  private func isFar(at time: Double) -> Bool {
    abs(distance(at: time)) >= ScrollDeceleration.threshold
  }
}
