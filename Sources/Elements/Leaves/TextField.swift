import Foundation
public import HeadlessUIKit

/// A field for text.
public struct TextField: Element {
  /// The text.
  public var text: String
  /// The text that is shown while there is no other.
  public var placeholder = ""
  /// Called when the user changes the text.
  public var onChange: ((String) -> Void)?
  /// True if the text can be changed.
  public var isEnabled = true
  /// The font.
  public var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The colour of the text.
  public var textColor = UIColor.black

  /// The alignment of the text.
  public var textAlignment = NSTextAlignment.left
  /// True if the text is replaced by dots; without effect here.
  public var secure = false
  /// The keyboard for the text.
  public var keyboardType = UIKeyboardType.default
  /// The text on the Return key.
  public var returnKeyType = UIReturnKeyType.default
  /// The letters that become capitals while typing.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction of misspelt words.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// The marks of misspelt words.
  public var spellCheckingType = UITextSpellCheckingType.default
  /// The look of the keyboard.
  public var keyboardAppearance = UIKeyboardAppearance.default
  /// The meaning of the text, for suggestions.
  public var textContentType: UITextContentType?
  /// The condition under which a button for clearing the field is shown.
  public var clearButtonMode = UITextField.ViewMode.never
  /// Called when the user presses Return.
  public var onReturn: (() -> Void)?
  /// Makes the field the first responder.
  public var becomeActiveTrigger: Trigger?
  /// Ends that the field is the first responder.
  public var resignActiveTrigger: Trigger?
  /// The binding to whether the field is the first responder.
  public var focusBinding: FocusBinding?

  /// The smallest width and the height, in points.
  private static let minimumLength: CGFloat = 44

  /// Creates a field, then runs `configure` on it.
  public init(text: String, configure: (inout TextField) -> Void = { _ in }) {
    self.text = text
    configure(&self)
  }

  /// As wide as possible, but at least 44 points, and 44 points high.
  public var content: ElementContent {
    ElementContent { (constraint: SizeConstraint) in
      CGSize(
        width: max(constraint.width.constrainedValue ?? .infinity, Self.minimumLength),
        height: Self.minimumLength
      )
    }
  }

  /// A text field.
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    TextFieldView.describe { config in config.apply { $0.show(self) } }
  }
}

/// The view of a text field.
final class TextFieldView: UITextField {
  private var onChange: ((String) -> Void)?
  private var onReturn: (() -> Void)?
  private var focusBinding: FocusBinding?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [unowned self] _ in onChange?(text ?? "") }, for: .editingChanged)
    addAction(UIAction { [unowned self] _ in onReturn?() }, for: .editingDidEndOnExit)
    addAction(
      UIAction { [unowned self] _ in focusBinding?.isFocused = true },
      for: .editingDidBegin
    )
    addAction(UIAction { [unowned self] _ in focusBinding?.isFocused = false }, for: .editingDidEnd)
  }

  func show(_ field: TextField) {
    if text != field.text { text = field.text }
    placeholder = field.placeholder
    onChange = field.onChange
    onReturn = field.onReturn
    focusBinding = field.focusBinding
    focusBinding?.bind(to: self)
    field.becomeActiveTrigger?.action = { [weak self] in _ = self?.becomeFirstResponder() }
    field.resignActiveTrigger?.action = { [weak self] in _ = self?.resignFirstResponder() }
    keyboardType = field.keyboardType
    returnKeyType = field.returnKeyType
    autocapitalizationType = field.autocapitalizationType
    autocorrectionType = field.autocorrectionType
    if spellCheckingType != field.spellCheckingType { spellCheckingType = field.spellCheckingType }
    if keyboardAppearance != field.keyboardAppearance {
      keyboardAppearance = field.keyboardAppearance
    }
    textContentType = field.textContentType
    clearButtonMode = field.clearButtonMode
    isSecureTextEntry = field.secure
    textAlignment = field.textAlignment
    isEnabled = field.isEnabled
    font = field.font
    textColor = field.textColor
  }
}
