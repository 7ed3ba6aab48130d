/// Somebody who searches in haste: flings of all velocities, with turns.
struct JumpyPlan: GesturePlan {
  /// The median of the velocities at which the finger lets go, in points per second.
  static let velocity = 2_500.0
  /// How much the logarithm of the velocity varies.
  static let velocitySigma = 0.6
  /// Slower and faster flings count as these, in points per second.
  static let velocities = 100.0...8_000.0
  /// The median of the times between a release and the next touch, in seconds.
  static let pause = 0.6
  /// How much the logarithm of the pause varies.
  static let pauseSigma = 0.7
  /// How often the direction turns, as a share of all flings.
  static let turns = 0.15
  /// How long the finger is on the screen, in seconds.
  static let touchTime = 0.15
  /// How near an end of the content is met, in points.
  private static let tolerance = 1.0

  private var generator: SplitMix64
  private var goesDown = true

  /// Makes the plan of a seed.
  init(seed: UInt64) {
    generator = SplitMix64(seed: seed, scenario: "jumpy", stream: .gestures)
  }

  /// A fling, never out of the content where it ends.
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
