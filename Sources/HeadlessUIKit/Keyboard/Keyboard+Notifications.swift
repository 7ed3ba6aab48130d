public import Foundation

extension UIResponder {
  /// Posted before the keyboard is shown.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// Posted after the keyboard was shown; here at the same time as the one before.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// Posted before the keyboard is hidden.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// Posted after the keyboard was hidden; here at the same time as the one before.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// Posted before the frame of the keyboard changes.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )

  /// The frame before the change, a `CGRect`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame after the change, a `CGRect`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the change, in seconds, an `NSNumber`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of the change, an `NSNumber`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

extension Keyboard {
  /// Posts the notifications of a change.
  func post(_ change: KeyboardFrameChange, from old: CGRect?) {
    func hidden(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: 0, dy: frame.height) }
    guard let shown = change.frame ?? old else { return }
    let info: [String: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: old ?? hidden(shown),
      UIResponder.keyboardFrameEndUserInfoKey: change.frame ?? hidden(shown),
      // Objects, which are `as? Double`, `as? UInt` and `as? NSNumber`, whatever an app writes.
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: change.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve.easeInOut.rawValue
      ),
    ]
    var names = [UIResponder.keyboardWillChangeFrameNotification]
    names +=
      change.frame == nil
      ? [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification]
      : [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification]
    for name in names {
      NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }
  }
}
