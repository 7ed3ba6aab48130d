/// Flings from page to page, each as high as the view.
enum PageScript {
  /// The velocity at the release, in points per second.
  static let velocity = 3_000.0
  /// The contact time, in seconds.
  static let touchTime = 0.24
  /// The number of pages in each direction.
  static let pages = 12
  /// The time between rest and the next touch, in seconds.
  static let pause = 0.5

  /// All pages down, then as many up.
  static let moves = [velocity, -velocity].flatMap { velocity in
    Array(repeating: page(velocity), count: pages)
  }

  private static func page(_ velocity: Double) -> GestureMove {
    .touch(
      .fling(velocity, within: touchTime),
      landing: .page,
      then: .afterRest(pause)
    )
  }
}
