public import Foundation

/// A control for entering a line of text.
open class UITextField: UIControl {
  private let label = FieldLabel()

  /// The text; empty by default, and after nil was set.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      setSelection(nil)
      showText()
    }
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
    isAccessibilityElement = true
    label.field = self
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

  /// Simulates that the user types text in place of the selection, by default at the end.
  ///
  /// - Returns: whether the field is the first responder and the delegate allows the change.
  @discardableResult
  public func simulateTyping(_ string: String) -> Bool {
    let range = selection
    guard isEditing, mayReplace(range, with: string) else { return false }
    replace(range, with: string)
    textWasEdited()
    return true
  }

  /// Simulates a tap on the button that empties the field.
  ///
  /// - Returns: whether the delegate allows it.
  @discardableResult
  public func simulateClear() -> Bool {
    guard isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return false }
    text = ""
    textWasEdited()
    return true
  }

  /// Returns whether a part of the text may be replaced: the delegate allows it.
  func mayReplace(_ range: NSRange, with string: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  func textWasEdited() {
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Simulates that the user presses Return, which ends editing if there is an action for that.
  ///
  /// - Returns: whether the field is the first responder and the delegate allows it.
  @discardableResult
  public func simulateReturn() -> Bool {
    guard isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return false }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
    return true
  }

  /// The size of the text or of the placeholder, with the border; as high as a line without them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { bordered(label.sizeThatFits(size)) }

  /// The size of the text or of the placeholder, with the border; as high as a line without them.
  open override var intrinsicContentSize: CGSize { bordered(label.intrinsicContentSize) }

  override func baselines(in size: CGSize) -> TextBaselines { label.baselines(in: size) }

  /// Places the text and what is beside it.
  open override func layoutSubviews() {
    let area = CGRect(origin: .zero, size: bounds.size)
    if let leftView, leftView.superview === self { leftView.frame = leftViewRect(forBounds: area) }
    if let rightView, rightView.superview === self {
      rightView.frame = rightViewRect(forBounds: area)
    }
    if text?.isEmpty ?? true {
      label.frame = placeholderRect(forBounds: area)
    } else {
      label.frame = isEditing ? editingRect(forBounds: area) : textRect(forBounds: area)
    }
  }

  /// The area inside the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The area of the text: inside the border, between what is at the left and at the right.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let inset = min(borderStyle.inset.width, bounds.width / 2)
    var area = bounds.insetBy(dx: inset, dy: 0)
    if leftView?.superview === self {
      let left = leftViewRect(forBounds: bounds).maxX
      (area.origin.x, area.size.width) = (max(area.minX, left), area.maxX - max(area.minX, left))
    }
    if rightView?.superview === self {
      area.size.width = min(area.maxX, rightViewRect(forBounds: bounds).minX) - area.minX
    }
    area.size.width = max(0, area.width)
    return area
  }

  /// The area of the text while it is edited; that of the text by default.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The area of the placeholder; that of the text by default.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The area of the button that empties the field, which is not drawn here.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// The area of what is at the left: at the edge, in the middle.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }

  /// The area of what is at the right: at the edge, in the middle.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2),
      size: size
    )
  }

  /// Shows what is at the left and at the right, as their modes say.
  func showSideViews() {
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      let isShown = mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
      if isShown, view.superview !== self { addSubview(view) }
      if !isShown, view.superview === self { view.removeFromSuperview() }
    }
    setNeedsLayout()
  }

  /// Removes the selection, or else the character before it.
  open func deleteBackward() {
    let range = (text ?? "").deleted(by: selection)
    guard range.length > 0 else { return }
    replace(range, with: "")
    textWasEdited()
  }

  /// The area of the mark for typing at a place.
  open func caretRect(for position: UITextPosition) -> CGRect { markRect(at: position) }
  /// The areas of a selection: none, as it is not drawn.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// Draws the text in its area.
  open func drawText(in rect: CGRect) { label.drawOwnText(in: rect) }
  /// Draws the placeholder in its area.
  open func drawPlaceholder(in rect: CGRect) { label.drawOwnText(in: rect) }

  /// Draws the border.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard borderStyle != .none else { return }
    let radius = borderStyle.cornerRadius
    context.fill(bounds, cornerRadius: radius, color: .systemBackground)
    context.stroke(bounds, cornerRadius: radius, width: 0.5, color: .systemGray3)
  }

  private func bordered(_ size: CGSize) -> CGSize {
    let inset = borderStyle.inset
    let height = size.height > 0 ? size.height : label.heightOfLine
    return CGSize(width: size.width + 2 * inset.width, height: height + 2 * inset.height)
  }

  override func operate() {
    super.operate()
    becomeFirstResponder()
  }

  override func firstResponderDidChange(_ isFirstResponder: Bool) {
    sendActions(for: isFirstResponder ? .editingDidBegin : .editingDidEnd)
    if leftView != nil || rightView != nil { showSideViews() }
    let name: Notification.Name
    if isFirstResponder {
      if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
      delegate?.textFieldDidBeginEditing(self)
      name = Self.textDidBeginEditingNotification
    } else {
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      name = Self.textDidEndEditingNotification
    }
    NotificationCenter.default.post(name: name, object: self)
  }

  private func showText() {
    let isEmpty = text?.isEmpty ?? true
    let shown =
      isSecureTextEntry ? text.map { String(repeating: "\u{2022}", count: $0.count) } : text
    label.text = isEmpty ? placeholder : shown
    label.textColor = isEmpty ? .placeholderText : textColor ?? .label
    if let font { label.font = font }
    invalidateIntrinsicContentSize()
    if isObserved { observedValuesMayHaveChanged() }
  }
}

/// The label of a field, which the field draws.
private final class FieldLabel: UILabel {
  weak var field: UITextField?

  override func drawText(in rect: CGRect) {
    guard let field else { return drawOwnText(in: rect) }
    if field.text?.isEmpty ?? true {
      field.drawPlaceholder(in: rect)
    } else {
      field.drawText(in: rect)
    }
  }

  func drawOwnText(in rect: CGRect) { super.drawText(in: rect) }
}
