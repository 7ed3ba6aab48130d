public import Foundation

/// A control for entering a line of text.
open class UITextField: UIControl {
  private let label = UILabel()

  /// The text; empty by default.
  open var text: String? = "" {
    didSet { showText() }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    didSet { showText() }
  }
  /// The font; 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { showText() }
  }
  /// The colour of the text.
  open var textColor: UIColor? = .label {
    didSet { showText() }
  }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural {
    didSet { label.textAlignment = textAlignment }
  }
  /// The text shown while the field is empty, with attributes; only its characters count here.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// True if dots are shown in place of the letters.
  open var isSecureTextEntry = false {
    didSet { showText() }
  }
  /// The border.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The condition under which a button for clearing the field is shown; it is not drawn here.
  open var clearButtonMode = ViewMode.never
  /// The keyboard for the text.
  open var keyboardType = UIKeyboardType.default
  /// The text on the Return key.
  open var returnKeyType = UIReturnKeyType.default
  /// The letters that become capitals while typing.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction of misspelt words.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The meaning of the text, for suggestions.
  open var textContentType: UITextContentType?
  private var inputViews: InputViews?
  /// The view in place of the keyboard.
  open override var inputView: UIView? {
    get { inputViews?.input }
    set { inputViews = InputViews(newValue, inputAccessoryView) }
  }
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputViews?.accessory }
    set { inputViews = InputViews(inputView, newValue) }
  }
  /// The delegate, which can prevent user actions.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Creates an empty field.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(label)
  }

  override var needsKeyboard: Bool { true }

  /// True if the field is the first responder.
  open var isEditing: Bool { isFirstResponder }

  /// True if the field can become first responder: it is enabled and the delegate allows it.
  open override var canBecomeFirstResponder: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  /// True if the delegate allows the field to resign first responder.
  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  /// Simulates that the user types text at the end.
  ///
  /// - Returns: whether the field is the first responder and the delegate allows the change.
  @discardableResult
  public func simulateTyping(_ string: String) -> Bool {
    let old = text ?? ""
    let range = NSRange(location: old.utf16.count, length: 0)
    guard isEditing,
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    else { return false }
    text = old + string
    sendActions(for: .editingChanged)
    return true
  }

  /// Simulates that the user presses Return.
  ///
  /// - Returns: whether the field is the first responder and the delegate allows it.
  @discardableResult
  public func simulateReturn() -> Bool {
    guard isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return false }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    return true
  }

  /// The size of the text or of the placeholder, with the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { bordered(label.sizeThatFits(size)) }

  /// The size of the text or of the placeholder, with the border.
  open override var intrinsicContentSize: CGSize { bordered(label.intrinsicContentSize) }

  override func baselines(in size: CGSize) -> TextBaselines { label.baselines(in: size) }

  /// Gives the text the whole field inside the border.
  open override func layoutSubviews() {
    let inset = min(borderStyle.inset.width, bounds.width / 2)
    label.frame = CGRect(origin: .zero, size: bounds.size).insetBy(dx: inset, dy: 0)
  }

  /// Draws the border.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard borderStyle != .none else { return }
    let radius = borderStyle.cornerRadius
    context.fill(bounds, cornerRadius: radius, color: .systemBackground)
    context.stroke(bounds, cornerRadius: radius, width: 0.5, color: .systemGray3)
  }

  private func bordered(_ size: CGSize) -> CGSize {
    let inset = borderStyle.inset
    return CGSize(width: size.width + 2 * inset.width, height: size.height + 2 * inset.height)
  }

  override func operate() {
    super.operate()
    becomeFirstResponder()
  }

  override func firstResponderDidChange(_ isFirstResponder: Bool) {
    sendActions(for: isFirstResponder ? .editingDidBegin : .editingDidEnd)
    if isFirstResponder {
      delegate?.textFieldDidBeginEditing(self)
    } else {
      delegate?.textFieldDidEndEditing(self)
    }
  }

  private func showText() {
    let isEmpty = text?.isEmpty ?? true
    let shown =
      isSecureTextEntry ? text.map { String(repeating: "\u{2022}", count: $0.count) } : text
    label.text = isEmpty ? placeholder : shown
    label.textColor = isEmpty ? .placeholderText : textColor ?? .label
    if let font { label.font = font }
    invalidateIntrinsicContentSize()
  }
}
