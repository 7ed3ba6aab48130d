/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many quick taps make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers make the gesture; there is only one here.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero

  /// Remembers where the finger came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
  }

  /// A finger that goes away is no tap.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if location(in: nil).distance(to: start) > Self.allowableMovement { state = .failed }
  }

  /// The finger leaves the screen: a tap, when there were enough.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouchesRequired == 1, touch?.tapCount == numberOfTapsRequired else {
      state = .failed
      return
    }
    recognize(.recognized)
  }

  /// How far a finger may go in a tap, in points.
  static let allowableMovement: CGFloat = 10
}
