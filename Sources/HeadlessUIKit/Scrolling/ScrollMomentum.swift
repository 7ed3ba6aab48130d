/// The motion of content after the finger is lifted, as a function of time.
public protocol ScrollMomentum: Sendable {
  /// The time until the content stops, in seconds.
  var duration: Double { get }
  /// The total distance, in points.
  var restDistance: Double { get }

  /// The distance after `time` seconds, in points.
  func distance(at time: Double) -> Double
  /// The velocity after `time` seconds, in points per second.
  func velocity(at time: Double) -> Double
  /// The time to cover `distance` points, in seconds; nil if the content stops before.
  func time(toReach distance: Double) -> Double?
}
