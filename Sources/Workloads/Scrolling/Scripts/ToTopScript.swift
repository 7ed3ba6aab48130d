/// Flings down, and a tap on the status bar.
enum ToTopScript {
  /// The velocity at the release, in points per second.
  static let velocity = 4_000.0
  /// The contact time, in seconds.
  static let touchTime = 0.15
  /// The number of flings before the tap.
  static let flings = 3
  /// The time between a release and the next touch or the tap, in seconds.
  static let pause = 1.0

  /// The flings and the tap, which comes while the last fling still has momentum.
  static let moves =
    Array(
      repeating: GestureMove.touch(
        .fling(velocity, within: touchTime),
        then: .afterRelease(pause)
      ),
      count: flings
    ) + [.app(.scrollToTop(animated: true), then: pause)]
}
