/// An object that handles touches and keys.
@preconcurrency @MainActor
open class UIResponder {
  /// Creates an object that handles none.
  public init() {}

  /// The next responder; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// True if it can become first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// True if it can resign first responder; true by default.
  open var canResignFirstResponder: Bool { true }
  /// True if it is the first responder.
  open var isFirstResponder: Bool { false }

  /// Makes it the first responder; true if it is afterwards.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Resigns first responder; true if it no longer is.
  @discardableResult
  open func resignFirstResponder() -> Bool { !isFirstResponder }

  /// The commands for keys of a hardware keyboard; none by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The view in place of the keyboard while this is edited, which takes no room here; nil for the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while this is edited, which takes no room here; nil for none.
  open var inputAccessoryView: UIView? { nil }
  /// Shows another `inputView` or `inputAccessoryView`.
  open func reloadInputViews() {}

  /// Touches begin; by default passed to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches move; by default passed to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches end; by default passed to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches are cancelled; by default passed to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

extension UIResponder: Hashable {
  /// Returns whether they are the same object.
  nonisolated public static func == (left: UIResponder, right: UIResponder) -> Bool {
    left === right
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
