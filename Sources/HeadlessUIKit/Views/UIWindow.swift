public import Foundation

/// The view around all others of a screen: it tells them the time.
open class UIWindow: UIView {
  /// What animations in the window take their time from; every window has its own until it is set.
  public var runLoop = MainRunLoop()

  override var ownRunLoop: MainRunLoop? { runLoop }
}

extension UIView {
  /// The window in which the view lies; nil when it lies in none.
  public var window: UIWindow? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIWindow }.first
  }
}
