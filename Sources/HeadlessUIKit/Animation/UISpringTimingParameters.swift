public import Foundation

/// The movement of a mass on a spring, from one end of an animation to the other.
public struct UISpringTimingParameters: Hashable, Sendable {
  /// The velocity at the start, in animated distances per second.
  public var initialVelocity: CGVector
  /// The share of critical damping: below 1 the spring oscillates.
  private let dampingRatio: Double
  /// The frequency without damping, in radians per second.
  private let frequency: Double

  /// Creates a spring that settles within half a second, without oscillation.
  public init() {
    self.init(dampingRatio: 1)
  }

  /// Creates a spring that settles within half a second.
  ///
  /// - Parameters:
  ///   - ratio: The share of critical damping: below 1 the spring oscillates.
  ///   - velocity: The velocity at the start, in animated distances per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio.isFinite ? max(0.05, ratio) : 1
    initialVelocity = velocity
    frequency = Self.settlingPhase(dampingRatio: dampingRatio) / 0.5
  }

  /// Creates the spring of a mass, a stiffness and a damping coefficient.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector = .zero
  ) {
    let isPhysical = mass > 0 && stiffness > 0 && damping > 0 && (stiffness / mass).isFinite
    frequency = isPhysical ? (stiffness / mass).squareRoot() : 18.5
    dampingRatio = isPhysical ? max(0.05, damping / (2 * (stiffness * mass).squareRoot())) : 1
    initialVelocity = velocity
  }

  /// The time after which the spring is within a thousandth of its end, in seconds.
  package var settlingDuration: TimeInterval {
    Self.settlingPhase(dampingRatio: dampingRatio) / frequency
  }

  /// The settling duration at a frequency of 1.
  private static func settlingPhase(dampingRatio ratio: Double) -> Double {
    // Near critical damping the exponential has a factor that is linear in time.
    let limit = ratio > 0.9 && ratio < 1.1 ? 9.24 : log(1000)
    return limit / (ratio <= 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot())
  }

  /// The completed fraction some seconds after the start; more than 1 where it overshoots.
  ///
  /// The solution of x″ + 2ζωx′ + ω²x = 0 with x(0) = 1 and x′(0) = −velocity.
  func progress(after seconds: TimeInterval) -> CGFloat {
    guard seconds > 0 else { return 0 }
    guard seconds < settlingDuration else { return 1 }
    let (ratio, omega) = (dampingRatio, frequency)
    let velocity = max(initialVelocity.dx.magnitude, initialVelocity.dy.magnitude)
    let decay = exp(-ratio * omega * seconds)
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let sine = (ratio * omega - velocity) / damped * sin(damped * seconds)
      return 1 - decay * (cos(damped * seconds) + sine)
    }
    guard ratio > 1 else { return 1 - decay * (1 + (omega - velocity) * seconds) }
    let root = omega * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (ratio * omega - root, ratio * omega + root)
    let share = (fast - velocity) / (fast - slow)
    return 1 - share * exp(-slow * seconds) - (1 - share) * exp(-fast * seconds)
  }
}
