/// The path of a finger over the screen, from touch to release, as a function of time.
///
/// Paths go down the list: positive distances increase the offset.
package struct FingerPath: Hashable, Sendable {
  /// The distance before content follows the finger, in points; from Flutter on iOS.
  package static let threshold = 3.5
  /// The time before the release over which its velocity is averaged, in seconds.
  package static let velocityWindow = 0.08

  /// The velocity profile of the path.
  package enum Course: Hashable, Sendable {
    /// From rest to rest with minimum jerk: x(s) = L (10 s³ − 15 s⁴ + 6 s⁵).
    ///
    /// T. Flash, N. Hogan, "The coordination of arm movements", 1985.
    case minimumJerk
    /// Constant velocity.
    case steady

    /// The fraction of the path that is covered at a fraction of the time.
    func share(at s: Double) -> Double {
      switch self {
      case .minimumJerk: s * s * s * (10 + s * (-15 + 6 * s))
      case .steady: s
      }
    }
  }

  /// The velocity profile of the path.
  package let course: Course
  /// The total length, in points.
  package let length: Double
  /// The time for the total length, in seconds.
  package let fullTime: Double
  /// The contact time, in seconds: shorter than `fullTime` if the finger is lifted early, longer if
  /// it stays at the end.
  package let duration: Double
  /// True if the finger is lifted where the content ends.
  package var endsAtEdge = false

  /// The distance of the finger `elapsed` seconds after the touch, in points.
  package func way(after elapsed: Double) -> Double {
    length * course.share(at: min(max(0, min(elapsed, duration) / fullTime), 1))
  }

  /// The distance of the content, which follows the finger after the threshold.
  package func contentWay(after elapsed: Double) -> Double {
    let way = way(after: elapsed)
    return way - min(max(way, -Self.threshold), Self.threshold)
  }

  /// The finger's mean velocity before the release, in points per second.
  package var releaseVelocity: Double {
    (way(after: duration) - way(after: duration - Self.velocityWindow)) / Self.velocityWindow
  }
}

extension FingerPath {
  /// The fraction of its path after which a flinging finger is lifted.
  private static let release = 0.6
  /// The time that a finger stays still before it is lifted without momentum, in seconds.
  private static let hold = 0.1

  /// A finger lifted at `velocity` points per second, `seconds` after the touch.
  package static func fling(_ velocity: Double, within seconds: Double) -> FingerPath {
    let fullTime = seconds / release
    let course = Course.minimumJerk
    let window = course.share(at: release) - course.share(at: release - velocityWindow / fullTime)
    return FingerPath(
      course: course,
      length: velocity * velocityWindow / window,
      fullTime: fullTime,
      duration: seconds
    )
  }

  /// A finger that moves by `length` points and is lifted at rest.
  package static func drag(by length: Double, within seconds: Double) -> FingerPath {
    FingerPath(
      course: .minimumJerk,
      length: length,
      fullTime: seconds,
      duration: seconds + hold
    )
  }

  /// A finger that moves steadily, at most to the end of the content, and is lifted at rest.
  package static func steady(_ velocity: Double, for seconds: Double) -> FingerPath {
    FingerPath(
      course: .steady,
      length: velocity * seconds,
      fullTime: seconds,
      duration: seconds + hold,
      endsAtEdge: true
    )
  }
}
