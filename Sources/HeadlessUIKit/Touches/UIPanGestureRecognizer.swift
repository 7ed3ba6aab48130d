public import Foundation

/// Recognises a finger that moves, and tracks it.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers; one is simulated.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers; one is simulated.
  open var maximumNumberOfTouches = Int.max

  private var start = CGPoint.zero
  private var last = (position: CGPoint.zero, time: 0.0)
  private var velocity = CGPoint.zero

  /// The movement of the finger since it touched down, in the coordinates of a view.
  open func translation(in view: UIView?) -> CGPoint {
    guard touch != nil else { return .zero }
    let (from, to) = (convert(start, to: view), location(in: view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Resets the translation, as most actions do at every step.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = location(in: nil)
    start = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
  }

  /// The latest velocity of the finger, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { velocity }

  /// Records the starting point.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    last = (start, event.timestamp)
    velocity = .zero
  }

  /// Begins when the finger has moved far enough, and then tracks it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    measure(event)
    guard touch?.phase == .moved else { return }
    if state != .possible {
      state = .changed
    } else if location(in: nil).distance(to: start) >= UITapGestureRecognizer.allowableMovement {
      recognize(.began)
    }
  }

  /// Ends, or fails if the finger did not move.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  private func measure(_ event: UIEvent) {
    let position = location(in: nil)
    let seconds = event.timestamp - last.time
    if seconds > 0 {
      velocity = CGPoint(
        x: (position.x - last.position.x) / seconds,
        y: (position.y - last.position.y) / seconds
      )
    }
    last = (position, event.timestamp)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }
}
