public import Foundation

extension UIView {
  /// The gesture recognisers, in the order in which they were added.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownGestureRecognizers.isEmpty ? nil : ownGestureRecognizers }
    set {
      for recognizer in ownGestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recogniser, taking it from the view that it had.
  final func add(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    ownGestureRecognizers.append(recognizer)
  }

  /// Removes a recogniser, if it is one of this view.
  final func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    ownGestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
    recognizer.giveUp()
  }

  /// The view that a touch hits: the frontmost one that takes touches.
  final func frontmostHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    return subviews.reversed().lazy
      .compactMap { $0.hitTest($0.fromSuperview(point), with: event) }.first ?? self
  }

  /// The view that a touch at a point of this one hits; one that takes no touches leaves them to the superview.
  final func viewHit(at point: CGPoint) -> UIView? {
    var (view, point) = (self, point)
    while !view.isUserInteractionEnabled, let superview = view.superview {
      point = view.outside(point)
      view = superview
    }
    return view.hitTest(point, with: nil)
  }

  /// Simulates a touch at a point of the view.
  ///
  /// - Parameters:
  ///   - point: the position, in the coordinates of the view; the centre by default.
  ///   - tapCount: its number in a series of quick taps.
  /// - Returns: the touch, to move and lift.
  public func simulateTouch(at point: CGPoint? = nil, tapCount: Int = 1) -> UITouch {
    UITouch(at: point ?? middle, in: self, tapCount: tapCount)
  }

  /// Simulates a number of taps at a point of the view, by default the centre.
  public func simulateTap(at point: CGPoint? = nil, count: Int = 1) {
    guard count > 0 else { return }
    for tap in 1...count { simulateTouch(at: point, tapCount: tap).lift() }
  }

  /// Simulates a long press at a point of the view, by default the centre, for some seconds.
  public func simulateLongPress(at point: CGPoint? = nil, duration: TimeInterval = 0.6) {
    let touch = simulateTouch(at: point)
    touch.hold(for: duration)
    touch.lift()
  }

  /// Simulates a pan along points of the view, with a duration in seconds for each step.
  public func simulatePan(
    from start: CGPoint,
    through points: [CGPoint],
    stepDuration: TimeInterval = 1.0 / 60
  ) {
    let touch = simulateTouch(at: start)
    for point in points { touch.move(to: point, after: stepDuration) }
    touch.lift()
  }

  /// Simulates a quick swipe from the centre of the view over 100 points in a direction.
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
