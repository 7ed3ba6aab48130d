public import Foundation

/// A view in place of the keyboard or above it, which looks like one.
open class UIInputView: UIView {
  /// The looks of the view.
  public enum Style: Int, Hashable, Sendable {
    /// That of other views.
    case `default`
    /// That of a keyboard.
    case keyboard
  }

  /// The look of the view.
  public let inputViewStyle: Style
  /// True if the constraints of the view determine its height; it is not placed by them, here.
  open var allowsSelfSizing = false

  /// Creates a view of a look.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view.
  public override convenience init(frame: CGRect = .zero) {
    self.init(frame: frame, inputViewStyle: .default)
  }
}

/// The buttons beside the suggestions of a keyboard, which are not shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem {
  /// True if the user can hide the buttons.
  open var allowsHidingShortcuts = true
  /// The buttons before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons after the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  /// Creates an item without buttons.
  public init() {}
}

/// The rules by which passwords are suggested.
public final class UITextInputPasswordRules: Hashable, Sendable {
  /// The rules, in the language for that.
  public let passwordRulesDescriptor: String

  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  /// Returns whether the rules are equal.
  public static func == (left: UITextInputPasswordRules, right: UITextInputPasswordRules) -> Bool {
    left.passwordRulesDescriptor == right.passwordRulesDescriptor
  }

  /// Hashes the rules.
  public func hash(into hasher: inout Hasher) { hasher.combine(passwordRulesDescriptor) }
}

extension UITextField {
  /// The rules by which passwords are suggested; nil for none.
  public var passwordRules: UITextInputPasswordRules? {
    get { rare(nil) }
    set { setRare(newValue) }
  }
}

extension UITextView {
  /// The rules by which passwords are suggested; nil for none.
  public var passwordRules: UITextInputPasswordRules? {
    get { rare(nil) }
    set { setRare(newValue) }
  }
}

extension UIResponder {
  /// The buttons beside the suggestions of a keyboard.
  public var inputAssistantItem: UITextInputAssistantItem {
    let item = rare(UITextInputAssistantItem())
    setRare(item)
    return item
  }
}
