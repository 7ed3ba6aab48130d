// The properties of the field that a bar has as well.
extension UISearchBar {
  /// The letters that become capitals while typing.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// The correction of misspelt words.
  public var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// The keyboard for the text.
  public var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// The text on the Return key.
  public var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// The meaning of the text, for suggestions.
  public var textContentType: UITextContentType? {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
}
