/// Flings, each after the previous one has come to rest.
enum FlingScript {
  /// The velocity at the release, in points per second.
  static let velocity = 2_500.0
  /// The contact time, in seconds.
  static let touchTime = 0.24
  /// The number of flings in each direction.
  static let flings = 12
  /// The time between rest and the next touch, in seconds.
  static let pause = 0.3

  /// All flings down, then as many up.
  static let moves = [velocity, -velocity].flatMap { velocity in
    Array(repeating: fling(velocity), count: flings)
  }

  private static func fling(_ velocity: Double) -> GestureMove {
    .touch(.fling(velocity, within: touchTime), then: .afterRest(pause))
  }
}
