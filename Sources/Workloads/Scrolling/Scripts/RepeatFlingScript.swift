/// Flings in such quick succession that each is faster than the previous one.
enum RepeatFlingScript {
  /// The velocity at the release, in points per second.
  static let velocity = 2_500.0
  /// The contact time, in seconds.
  static let touchTime = 0.15
  /// The time between a release and the next touch, in seconds: a fling starts every 250 ms.
  static let gap = 0.1
  /// The number of flings in each direction.
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
