/// A simulated user who reads: content moves slowly under a finger that stays on it.
struct SlowReadPlan: GesturePlan {
  /// The velocity of the finger, in points per second.
  static let velocity = 300.0
  /// The duration of a drag, in seconds.
  static let seconds = 60.0
  /// The time between two drags, in seconds.
  static let pause = 0.5
  /// The distance at which an end of the content counts as reached, in points.
  private static let tolerance = 1.0

  private var goesDown = false

  /// In the opposite direction to the previous move, and away from an end of the content.
  mutating func nextMove(at offset: Double, in extent: ScrollExtent) -> GestureMove {
    goesDown.toggle()
    if offset <= extent.limits.lowerBound + Self.tolerance {
      goesDown = true
    } else if offset >= extent.limits.upperBound - Self.tolerance {
      goesDown = false
    }
    return .touch(
      .steady(goesDown ? Self.velocity : -Self.velocity, for: Self.seconds),
      then: .afterRest(Self.pause)
    )
  }
}
