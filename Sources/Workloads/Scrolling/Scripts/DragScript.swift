/// Drags that are released at rest, without momentum.
enum DragScript {
  /// The length of a drag, in points.
  static let length = 550.0
  /// The duration of a drag, in seconds.
  static let seconds = 0.8
  /// The number of drags in each direction: about eight screens.
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
