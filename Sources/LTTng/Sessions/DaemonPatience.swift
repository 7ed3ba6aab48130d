/// The time that a recording waits for daemons that hang without being stopped.
///
/// A recording takes its run and at most 15 s: these 10.5, one to end the daemons by force, and three
/// to read what is left in the buffers.
struct DaemonPatience {
  private static let seconds = 10.5
  private static let mostForStart = 5.0
  private static let mostForRegistration = 4.0
  private static let mostForEnd = 6.0
  /// The time that is always left for the end, when a slow start has used up the rest.
  private static let leastForEnd = 3.0

  private let start = ContinuousClock.now
  /// The time until the program could be started.
  private var secondsUsed = mostForStart

  private var elapsed: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// The seconds left in which daemon and session have to start.
  var secondsToStart: Double { max(0.1, Self.mostForStart - elapsed) }

  /// The time that the program waits in its first moment until the session daemon knows it.
  var secondsToRegister: Double {
    min(Self.mostForRegistration, max(1, Self.seconds - Self.leastForEnd - secondsUsed))
  }

  /// The seconds in which the session has to end, after a program that has registered in vain.
  var secondsToEnd: Double {
    let left = Self.seconds - secondsUsed - secondsToRegister
    return min(Self.mostForEnd, max(Self.leastForEnd, left))
  }

  /// Notes that the program can be started now.
  mutating func endStart() { endStart(after: elapsed) }

  /// Notes that the program could be started `seconds` after the start.
  mutating func endStart(after seconds: Double) { secondsUsed = seconds }
}
