/// A simulated user who searches hastily: flings of all velocities, with turns.
struct JumpyPlan: GesturePlan {
  /// The median velocity at the release, in points per second.
  static let velocity = 2_500.0
  /// The standard deviation of the logarithm of the velocity.
  static let velocitySigma = 0.6
  /// The range to which velocities are clamped, in points per second.
  static let velocities = 100.0...8_000.0
  /// The median time between a release and the next touch, in seconds.
  static let pause = 0.6
  /// The standard deviation of the logarithm of the pause.
  static let pauseSigma = 0.7
  /// The share of flings that reverse direction.
  static let turns = 0.15
  /// The contact time, in seconds.
  static let touchTime = 0.15
  /// The distance at which an end of the content counts as reached, in points.
  private static let tolerance = 1.0

  private var generator: SplitMix64
  private var goesDown = true

  /// Creates the plan of a seed.
  init(seed: UInt64) {
    generator = SplitMix64(seed: seed, scenario: "jumpy", stream: .gestures)
  }

  /// A fling, never outwards at an end of the content.
  mutating func nextMove(at offset: Double, in extent: ScrollExtent) -> GestureMove {
    let velocity = random(median: Self.velocity, sigma: Self.velocitySigma)
    let pause = random(median: Self.pause, sigma: Self.pauseSigma)
    if Double.random(in: 0..<1, using: &generator) < Self.turns { goesDown.toggle() }
    if offset <= extent.limits.lowerBound + Self.tolerance {
      goesDown = true
    } else if offset >= extent.limits.upperBound - Self.tolerance {
      goesDown = false
    }
    let range = Self.velocities
    let clipped = min(max(velocity, range.lowerBound), range.upperBound)
    return .touch(
      .fling(goesDown ? clipped : -clipped, within: Self.touchTime),
      then: .afterRelease(pause)
    )
  }

  private mutating func random(median: Double, sigma: Double) -> Double {
    Distributions.logNormal(median: median, sigma: sigma, using: &generator)
  }
}
