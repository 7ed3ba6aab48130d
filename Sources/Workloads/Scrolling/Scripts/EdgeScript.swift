/// Content that is pulled and flung beyond both ends.
enum EdgeScript {
  /// The length of a pull, in points.
  static let pull = 400.0
  /// The duration of a pull, in seconds.
  static let pullTime = 0.5
  /// The velocity of a fling at the edge, in points per second.
  static let velocity = 3_000.0
  /// The velocity of the fling away from the edge, in points per second.
  static let awayVelocity = 1_000.0
  /// The contact time of a fling, in seconds.
  static let touchTime = 0.15
  /// The time between a release and the touch that flings back, in seconds.
  static let catchTime = 0.4
  /// The time between rest and the next touch, in seconds.
  static let pause = 0.3

  /// At the start, then at the end.
  static let moves =
    atEdge(outwards: -1) + [.app(.scrollToEnd(animated: true), then: pause)]
    + atEdge(outwards: 1) + [.app(.scrollToTop(animated: true), then: pause)]

  /// A pull, a fling right at the edge, and a fling whose momentum meets the edge.
  private static func atEdge(outwards: Double) -> [GestureMove] {
    [
      .touch(.drag(by: outwards * pull, within: pullTime), then: .afterRest(pause)),
      fling(outwards * velocity, .afterRest(pause)),
      fling(-outwards * awayVelocity, .afterRelease(catchTime)),
      fling(outwards * velocity, .afterRest(pause)),
    ]
  }

  private static func fling(_ velocity: Double, _ pause: GestureMove.Pause) -> GestureMove {
    .touch(.fling(velocity, within: touchTime), then: pause)
  }
}
