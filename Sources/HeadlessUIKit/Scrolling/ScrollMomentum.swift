/// How content goes on after the finger has left it, as a function of the time since.
public protocol ScrollMomentum: Sendable {
  /// How long it is until the content rests, in seconds.
  var duration: Double { get }
  /// The way to the point of rest, in points.
  var restDistance: Double { get }

  /// The way gone after `time` seconds, in points.
  func distance(at time: Double) -> Double
  /// The velocity after `time` seconds, in points per second.
  func velocity(at time: Double) -> Double
  /// The time until `distance` points are gone, in seconds; nil when the content rests before.
  func time(toReach distance: Double) -> Double?
}
