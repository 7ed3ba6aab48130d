import Foundation

/// The root view of a screen: it provides the time, and tracks the first responder.
open class UIWindow: UIView {
  /// The run loop of the window and of what is in it; every window has its own until one is set.
  public var runLoop = MainRunLoop() {
    didSet { if runLoop !== oldValue { tellOfRunLoop() } }
  }

  /// The keyboard of the screen: it is shown at the lower edge while a text field in the window is
  /// being edited.
  public let keyboard = Keyboard()

  /// The first responder; nil for none.
  public private(set) weak var firstResponder: UIView?

  override var ownRunLoop: MainRunLoop? { runLoop }
  override var asWindow: UIWindow? { self }

  /// Makes a view the first responder, or none; true if it is.
  func setFirstResponder(_ view: UIView?) -> Bool {
    if let view, view === firstResponder { return true }
    guard view?.canBecomeFirstResponder != false, firstResponder?.canResignFirstResponder != false
    else { return false }
    let old = firstResponder
    firstResponder = view
    old?.firstResponderDidChange(false)
    view?.firstResponderDidChange(true)
    updateKeyboard()
    return true
  }

  /// A view leaves the window with its descendants.
  func lose(_ view: UIView) {
    guard let old = firstResponder, old.isDescendant(of: view) else { return }
    firstResponder = nil
    old.firstResponderDidChange(false)
    updateKeyboard()
  }

  /// Shows the keyboard for text, or hides it.
  private func updateKeyboard() {
    guard firstResponder?.needsKeyboard == true else { return keyboard.hide() }
    let height = min(Keyboard.height, bounds.height / 2)
    let frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    if keyboard.frame != frame { keyboard.show(frame: frame) }
  }
}

extension UIView {
  /// The window that contains the view; nil if there is none.
  public var window: UIWindow? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.asWindow).first
  }
}
