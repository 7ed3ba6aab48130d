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
  open var textColor: UIColor? = .black
  /// The delegate, which can prevent user actions.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Creates an empty field.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(label)
  }

  /// Whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the field can become first responder: it is enabled and the delegate allows it.
  open override var canBecomeFirstResponder: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  /// Whether the delegate allows the field to resign first responder.
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

  /// The size of the text, or of the placeholder.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

  /// The size of the text, or of the placeholder.
  open override var intrinsicContentSize: CGSize { label.intrinsicContentSize }

  /// Gives the text the whole field.
  open override func layoutSubviews() {
    label.frame = CGRect(origin: .zero, size: bounds.size)
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
    label.text = text?.isEmpty == false ? text : placeholder
    if let font { label.font = font }
    invalidateIntrinsicContentSize()
  }
}
