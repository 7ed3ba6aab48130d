import ListScope

/// A user who scrolls, and leaves the list alone while they search.
struct SearchPause: ScrollGesture {
  /// The seconds between two searches.
  static let period = 12.0
  /// The part of that time without scrolling.
  static let pause = 7.5..<10.8

  var scrolling: any ScrollGesture
  /// The time without scrolling so far.
  private var paused = 0.0
  private var last = 0.0
  private var isAtRest = true

  init(_ scrolling: any ScrollGesture) {
    self.scrolling = scrolling
  }

  mutating func step(at time: Double, in scrollView: UIScrollView) -> ScrollStep {
    defer { last = time }
    let isDue = Self.pause.contains(time.truncatingRemainder(dividingBy: Self.period))
    guard isDue, isAtRest else {
      let step = scrolling.step(at: time - paused, in: scrollView)
      isAtRest = step.phase == .idle
      return step
    }
    paused += time - last
    return .idle
  }
}
