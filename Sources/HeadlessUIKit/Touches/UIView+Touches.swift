public import Foundation

extension UIView {
  /// The recognisers that were added; nil for none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    ownGestureRecognizers.isEmpty ? nil : ownGestureRecognizers
  }

  /// Lets a recogniser look at the touches of the view and of what is in it.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    ownGestureRecognizers.append(recognizer)
  }

  /// Takes a recogniser away; does nothing with those of other views.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    ownGestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
    recognizer.giveUp()
  }

  /// A finger comes down at a point of the view.
  ///
  /// - Parameters:
  ///   - point: where, in the coordinates of the view; the middle by default.
  ///   - tapCount: which one of a row of quick taps it begins.
  /// - Returns: the finger, to move and to lift.
  public func simulateTouch(at point: CGPoint? = nil, tapCount: Int = 1) -> UITouch {
    UITouch(at: point ?? middle, in: self, tapCount: tapCount)
  }

  /// A finger taps a point of the view, the middle by default, some times.
  public func simulateTap(at point: CGPoint? = nil, count: Int = 1) {
    guard count > 0 else { return }
    for tap in 1...count { simulateTouch(at: point, tapCount: tap).lift() }
  }

  /// A finger stays on a point of the view, the middle by default, for some seconds.
  public func simulateLongPress(at point: CGPoint? = nil, duration: TimeInterval = 0.6) {
    let touch = simulateTouch(at: point)
    touch.hold(for: duration)
    touch.lift()
  }

  /// A finger goes from point to point of the view, taking some seconds for each step.
  public func simulatePan(
    from start: CGPoint,
    through points: [CGPoint],
    stepDuration: TimeInterval = 1.0 / 60
  ) {
    let touch = simulateTouch(at: start)
    for point in points { touch.move(to: point, after: stepDuration) }
    touch.lift()
  }

  /// A finger moves quickly from the middle of the view over 100 points in a direction.
  public func simulateSwipe(_ direction: UISwipeGestureRecognizer.Direction) {
    var end = middle
    if direction.contains(.right) { end.x += 100 }
    if direction.contains(.left) { end.x -= 100 }
    if direction.contains(.down) { end.y += 100 }
    if direction.contains(.up) { end.y -= 100 }
    simulatePan(from: middle, through: [end], stepDuration: 0.1)
  }

  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}
