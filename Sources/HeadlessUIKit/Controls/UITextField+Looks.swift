public import Foundation

extension UITextField {
  /// True if typing replaces the text; it does not, here.
  public var clearsOnInsertion: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if long text is drawn smaller; it is not, here.
  public var adjustsFontSizeToFitWidth: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// The smallest size of such text.
  public var minimumFontSize: CGFloat {
    get { rare(0) }
    set { setRare(newValue) }
  }

  /// True if the user can change attributes.
  public var allowsEditingTextAttributes: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// The attributes of typed text.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The picture behind the text.
  public var background: UIImage? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The picture behind the text of a disabled field.
  public var disabledBackground: UIImage? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// True if there is text.
  public var hasText: Bool { text?.isEmpty == false }

  /// Editing of a field has begun.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// The user has changed the text of a field.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  /// Editing of a field has ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
}

extension UISearchBar {
  /// The marks of misspelt words.
  public var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  /// The replacement of straight quotes.
  public var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }

  /// The replacement of hyphens by dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }

  /// The spaces around pasted text.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }

  /// The look of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  /// True if Return is disabled while there is no text; it is not, here.
  public var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// True if dots are shown in place of the letters.
  public var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
}

extension UITextView {
  /// True if letters are hidden; they are not, here.
  public var isSecureTextEntry: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// The meaning of the text, for suggestions.
  public var textContentType: UITextContentType? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// True if text is scaled as on other systems.
  public var usesStandardTextScaling: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if the user can search in the text.
  public var isFindInteractionEnabled: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// The parts that become links; none do, here.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { rare([]) }
    set { setRare(newValue) }
  }

  /// True if there is text.
  public var hasText: Bool { text?.isEmpty == false }
}

/// The parts of a text that become links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses in the web.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of houses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Events.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
