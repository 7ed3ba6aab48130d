/// An object that the focus of a hardware keyboard can be in; none ever is, here.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// Requests that the focus moves.
  func setNeedsFocusUpdate()
  /// Moves the focus.
  func updateFocusIfNeeded()
}

extension UIView: UIFocusEnvironment {}
