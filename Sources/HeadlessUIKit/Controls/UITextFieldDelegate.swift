public import Foundation

/// Observes the user's actions on a text field, and can prevent them.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether the field may become first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field became first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether the field may resign first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field resigned first responder.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The field resigned first responder, for a reason; calls the function without it by default.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// The user moved in the text, or changed it.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the field may be emptied by its button.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether a part of the text may be replaced.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns whether Return has its default effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Always true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Always true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the function without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Always true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Always true.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Always true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
