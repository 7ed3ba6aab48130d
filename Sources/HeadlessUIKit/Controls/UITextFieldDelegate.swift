public import Foundation

/// Allows and forbids what the user does with a text field, and hears of it.
public protocol UITextFieldDelegate: AnyObject {
  /// Whether keys may go to the field.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Keys go to the field.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether keys may go elsewhere.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Keys no longer go to the field.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a text may replace a part of the present one.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether Return does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// They may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// They may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// It may.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
