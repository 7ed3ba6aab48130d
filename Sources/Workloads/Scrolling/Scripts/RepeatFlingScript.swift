/// Flings in so quick succession that each is faster than the one before.
enum RepeatFlingScript {
  /// The velocity at which the finger lets go, in points per second.
  static let velocity = 2_500.0
  /// How long the finger is on the screen, in seconds.
  static let touchTime = 0.15
  /// The time between a release and the next touch, in seconds: a fling begins every 250 ms.
  static let gap = 0.1
  /// How many flings go in one direction.
  static let flings = 8
  /// The time between rest after the last fling and the next touch, in seconds.
  static let pause = 0.5

  /// All flings down, then as many up.
  static let moves = [velocity, -velocity].flatMap { velocity in
    Array(repeating: fling(velocity, .afterRelease(gap)), count: flings - 1)
      + [fling(velocity, .afterRest(pause))]
  }

  private static func fling(_ velocity: Double, _ pause: GestureMove.Pause) -> GestureMove {
    .touch(.fling(velocity, within: touchTime), then: pause)
  }
}
