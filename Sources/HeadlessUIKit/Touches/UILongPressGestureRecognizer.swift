public import Foundation

/// Recognises a finger that stays in place, and then tracks it.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of fingers; one is simulated.
  open var numberOfTouchesRequired = 1
  /// The number of taps before the press; none here.
  open var numberOfTapsRequired = 0
  /// The time that the finger must stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of the finger meanwhile, in points.
  open var allowableMovement: CGFloat = 10

  private var start = CGPoint.zero

  /// Records the starting point.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    if minimumPressDuration <= 0 { recognize(.began) }
  }

  /// Begins after the required time, and then tracks the finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      if touch?.phase == .moved { state = .changed }
      return
    }
    if location(in: nil).distance(to: start) > allowableMovement {
      state = .failed
    } else if event.timestamp >= minimumPressDuration {
      recognize(.began)
    }
  }

  /// Ends, or fails before the required time.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }
}
