/// A fling down and a fling back, so that the same rows appear and disappear.
enum UpDownScript {
  /// The velocity at the release, in points per second.
  static let velocity = 2_500.0
  /// The contact time, in seconds.
  static let touchTime = 0.24
  /// The number of rounds.
  static let rounds = 10
  /// The time between a release and the touch that catches the content, in seconds.
  static let pause = 1.2
  /// The time between rest after the last fling and the next round, in seconds.
  static let finalPause = 0.5

  /// All rounds.
  static let moves =
    (1..<2 * rounds).map { number in
      fling(number % 2 == 1 ? velocity : -velocity, .afterRelease(pause))
    } + [fling(-velocity, .afterRest(finalPause))]

  private static func fling(_ velocity: Double, _ pause: GestureMove.Pause) -> GestureMove {
    .touch(.fling(velocity, within: touchTime), then: pause)
  }
}
