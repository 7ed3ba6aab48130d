/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of quick taps required.
  open var numberOfTapsRequired = 1
  /// The number of fingers required; only one is supported.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero

  /// Records the starting point.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
  }

  /// Fails if the finger moves away.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if location(in: nil).distance(to: start) > Self.allowableMovement { state = .failed }
  }

  /// Recognises a tap if the count is reached.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouchesRequired == 1, touch?.tapCount == numberOfTapsRequired else {
      state = .failed
      return
    }
    recognize(.recognized)
  }

  /// The maximum movement of a finger in a tap, in points.
  static let allowableMovement: CGFloat = 10
}
