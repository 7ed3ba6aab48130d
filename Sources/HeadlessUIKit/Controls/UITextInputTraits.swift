import Foundation

/// The keyboard for a text.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default keyboard.
  case `default`
  /// For ASCII characters.
  case asciiCapable
  /// For numbers and punctuation.
  case numbersAndPunctuation
  /// For addresses in the web.
  case URL
  /// For numbers.
  case numberPad
  /// For phone numbers.
  case phonePad
  /// For names and phone numbers.
  case namePhonePad
  /// For e-mail addresses.
  case emailAddress
  /// For numbers with a decimal point.
  case decimalPad
  /// For short messages in public.
  case twitter
  /// For searching in the web.
  case webSearch
  /// For numbers in ASCII.
  case asciiCapableNumberPad
}

/// The text on the Return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// The letters that become capitals while typing.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// The correction of misspelt words.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the system does.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// The meaning of a text, for suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a meaning from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A surname.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A street with a number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A phone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address in the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being made up.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that was sent.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

extension UITextField {
  /// The borders of text fields.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A line.
    case line
    /// A bezel.
    case bezel
    /// A rounded rectangle.
    case roundedRect

    /// The distance of the text from the edges, in points.
    var inset: CGSize { self == .none ? .zero : CGSize(width: 7, height: 7) }
    var cornerRadius: CGFloat { self == .roundedRect ? 5 : 0 }
  }

  /// The condition under which an overlay of a text field is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While it is not edited.
    case unlessEditing
    /// Always.
    case always
  }
}
