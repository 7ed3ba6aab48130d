// Properties without an effect on views that take simulated typing.

/// The marks of misspelt words.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As the system does.
  case `default`
  /// None.
  case no
  /// Shown.
  case yes
}

/// The replacement of straight quotes.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// As the system does.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// The replacement of hyphens by dashes.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// As the system does.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// The spaces around pasted text.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// As the system does.
  case `default`
  /// Left.
  case no
  /// Adjusted.
  case yes
}

/// The looks of keyboards.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// As the app.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}

/// The completion of words while typing.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
  /// As the system does.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// A view into which text is typed, with the looks and helps of its keyboard: names that only hold their values.
@preconcurrency @MainActor
public protocol UITextInputTraits: UIResponder {}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}

extension UITextInputTraits {
  /// The marks of misspelt words.
  public var spellCheckingType: UITextSpellCheckingType {
    get { rare(.default) }
    set { setRare(newValue) }
  }

  /// The replacement of straight quotes.
  public var smartQuotesType: UITextSmartQuotesType {
    get { rare(.default) }
    set { setRare(newValue) }
  }

  /// The replacement of hyphens by dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { rare(.default) }
    set { setRare(newValue) }
  }

  /// The spaces around pasted text.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { rare(.default) }
    set { setRare(newValue) }
  }

  /// The look of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { rare(.default) }
    set { setRare(newValue) }
  }

  /// The completion of words while typing.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { rare(.default) }
    set { setRare(newValue) }
  }

  /// True if Return is disabled while there is no text; it is not, here.
  public var enablesReturnKeyAutomatically: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// The rules by which passwords are suggested; nil for none.
  public var passwordRules: UITextInputPasswordRules? {
    get { rare(nil) }
    set { setRare(newValue) }
  }
}
