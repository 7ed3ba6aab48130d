import Foundation

/// The view around all others of a screen: it tells them the time, and knows where keys go.
open class UIWindow: UIView {
  /// What animations in the window take their time from; every window has its own until it is set.
  public var runLoop = MainRunLoop()

  /// The view that keys go to; nil for none.
  public private(set) weak var firstResponder: UIView?

  override var ownRunLoop: MainRunLoop? { runLoop }
  override var asWindow: UIWindow? { self }

  /// Lets keys go to a view, or nowhere; true when they do.
  func setFirstResponder(_ view: UIView?) -> Bool {
    if let view, view === firstResponder { return true }
    guard view?.canBecomeFirstResponder != false, firstResponder?.canResignFirstResponder != false
    else { return false }
    let old = firstResponder
    firstResponder = view
    old?.firstResponderDidChange(false)
    view?.firstResponderDidChange(true)
    return true
  }

  /// A view leaves the window, with all that is in it.
  func lose(_ view: UIView) {
    guard let old = firstResponder, old.isDescendant(of: view) else { return }
    firstResponder = nil
    old.firstResponderDidChange(false)
  }
}

extension UIView {
  /// The window in which the view lies; nil when it lies in none.
  public var window: UIWindow? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.asWindow).first
  }
}
