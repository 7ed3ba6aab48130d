public import Foundation

/// Recognises a finger that stays, and then follows it.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger has to stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may go meanwhile, in points.
  open var allowableMovement: CGFloat = 10

  private var start = CGPoint.zero

  /// Remembers where the finger came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    if minimumPressDuration <= 0 { recognize(.began) }
  }

  /// Begins when the time is over, and then follows the finger.
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

  /// Ends, or fails when the time is not over.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }
}
