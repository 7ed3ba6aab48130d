/// Something that touches and keys can go to.
open class UIResponder {
  init() {}

  /// Who is asked next; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether keys can go here; no by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether keys can go elsewhere; yes by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether keys go here.
  open var isFirstResponder: Bool { false }

  /// Asks for the keys; true when they go here now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives the keys up; true when they do not go here now.
  @discardableResult
  open func resignFirstResponder() -> Bool { !isFirstResponder }

  /// Fingers come down; by default the next responder is told.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers move; by default the next responder is told.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers leave the screen; by default the next responder is told.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Something else takes the fingers; by default the next responder is told.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
