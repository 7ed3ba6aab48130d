/// Drags that are let go at rest, so that there is no momentum.
enum DragScript {
  /// How far the finger drags, in points.
  static let length = 550.0
  /// How long it drags, in seconds.
  static let seconds = 0.8
  /// How many drags go in one direction: about eight screens.
  static let drags = 12
  /// The time between two drags, in seconds.
  static let pause = 0.3

  /// All drags down, then as many up.
  static let moves = [length, -length].flatMap { length in
    Array(repeating: drag(length), count: drags)
  }

  private static func drag(_ length: Double) -> GestureMove {
    .touch(.drag(by: length, within: seconds), then: .afterRelease(pause))
  }
}
