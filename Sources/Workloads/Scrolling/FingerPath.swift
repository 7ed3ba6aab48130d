/// The way of a finger over the screen, from touch to release, as a function of time.
///
/// Ways go down the list: positive ones make the offset greater.
struct FingerPath: Hashable, Sendable {
  /// How far a finger goes before content follows it, in points; that of Flutter on iOS.
  static let threshold = 3.5
  /// The time before the release whose mean velocity the release has, in seconds.
  static let velocityWindow = 0.08

  /// How the velocity changes on the way.
  enum Course: Hashable, Sendable {
    /// From rest to rest with minimum jerk: x(s) = L (10 s³ − 15 s⁴ + 6 s⁵).
    ///
    /// T. Flash, N. Hogan, "The coordination of arm movements", 1985.
    case minimumJerk
    /// Not at all.
    case steady

    /// The share of the whole way that is gone at a share of the whole time.
    func share(at s: Double) -> Double {
      switch self {
      case .minimumJerk: s * s * s * (10 + s * (-15 + 6 * s))
      case .steady: s
      }
    }
  }

  /// How the velocity changes on the way.
  let course: Course
  /// The whole way, in points.
  let length: Double
  /// The time for the whole way, in seconds.
  let fullTime: Double
  /// How long the finger is on the screen, in seconds: shorter than `fullTime` when it lets go
  /// before, longer when it stays at the end.
  let duration: Double
  /// Whether the finger lets go where the content ends.
  var endsAtEdge = false

  /// The way of the finger `elapsed` seconds after the touch, in points.
  func way(after elapsed: Double) -> Double {
    length * course.share(at: min(max(0, min(elapsed, duration) / fullTime), 1))
  }

  /// The way of the content, which follows the finger from the threshold on.
  func contentWay(after elapsed: Double) -> Double {
    let way = way(after: elapsed)
    return way - min(max(way, -Self.threshold), Self.threshold)
  }

  /// The finger's mean velocity before the release, in points per second.
  var releaseVelocity: Double {
    (way(after: duration) - way(after: duration - Self.velocityWindow)) / Self.velocityWindow
  }
}

extension FingerPath {
  /// The part of its way after which a finger that flings lets go.
  private static let release = 0.6
  /// How long a finger stays where it is before it lets go without momentum, in seconds.
  private static let hold = 0.1

  /// A finger that lets go at `velocity` points per second, `seconds` after the touch.
  static func fling(_ velocity: Double, within seconds: Double) -> FingerPath {
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

  /// A finger that goes by `length` points and lets go at rest.
  static func drag(by length: Double, within seconds: Double) -> FingerPath {
    FingerPath(
      course: .minimumJerk,
      length: length,
      fullTime: seconds,
      duration: seconds + hold
    )
  }

  /// A finger that goes on at one velocity, to the end of the content at most, and lets go at rest.
  static func steady(_ velocity: Double, for seconds: Double) -> FingerPath {
    FingerPath(
      course: .steady,
      length: velocity * seconds,
      fullTime: seconds,
      duration: seconds + hold,
      endsAtEdge: true
    )
  }
}
