public import Foundation

/// The room in which a text view sets its text.
@preconcurrency @MainActor
open class NSTextContainer {
  /// The distance of the text from both sides, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { change() } }
  /// The greatest number of lines; 0 for any.
  open var maximumNumberOfLines = 0 { didSet { change() } }
  /// The way in which lines end that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { change() } }
  /// True if the room is as wide as the view.
  open var widthTracksTextView = true
  /// The size of the room, in points, where it does not follow the view.
  open var size = CGSize.zero
  /// The areas that text leaves free; it does not, here.
  open var exclusionPaths: [UIBezierPath] = []
  var change: () -> Void = {}

  /// Creates a room of a size, in points.
  public init(size: CGSize = .zero) { self.size = size }
}

/// A view for reading and editing text of several lines.
open class UITextView: UIScrollView {
  private let label = UILabel()
  /// The delegate, if it is one of text views.
  private weak var textDelegate: (any UITextViewDelegate)?

  /// The room of the text.
  public let textContainer: NSTextContainer
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; empty by default.
  open var text: String! {
    get { attributed?.string ?? plain }
    set {
      (plain, attributed) = (newValue ?? "", nil)
      selectedRange = NSRange(location: plain.utf16.count, length: 0)
      showText()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: plain) }
    set {
      attributed = newValue
      selectedRange = NSRange(location: newValue?.length ?? 0, length: 0)
      showText()
    }
  }
  private var plain = ""
  private var attributed: NSAttributedString?
  /// True if parts of the text have attributes.
  final var isAttributed: Bool { attributed != nil }

  /// The font; 12 points by default.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { showText() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { showText() } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { showText() } }
  /// The insets of the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { sizeDidChange() }
  }
  /// True if the user can edit the text.
  open var isEditable = true
  /// True if the user can select text.
  open var isSelectable = true
  /// The selected part of the text.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The attributes of text that is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// True if typing replaces all text.
  open var clearsOnInsertion = false
  /// True if the user can change attributes.
  open var allowsEditingTextAttributes = false
  /// True if fonts follow the size of text that the user prefers.
  open var adjustsFontForContentSizeCategory = false
  /// The keyboard for the text.
  open var keyboardType = UIKeyboardType.default
  /// The text on the Return key.
  open var returnKeyType = UIReturnKeyType.default
  /// The letters that become capitals while typing.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction of misspelt words.
  open var autocorrectionType = UITextAutocorrectionType.default
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

  /// Posted after editing began.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Posted after the user changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// Posted after editing ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )

  /// Creates an empty text view whose text is in a container; nil for a new one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    isAccessibilityElement = true
    label.numberOfLines = 0
    addSubview(label)
    self.textContainer.change = { [weak self] in self?.showText() }
    showText()
  }

  /// Creates an empty text view.
  public override convenience init(frame: CGRect = .zero) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Observes scrolling, and the text if it is a delegate of text views.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { textDelegate = delegate as? any UITextViewDelegate }
  }

  override var needsKeyboard: Bool { isEditable }

  /// True if the view is the first responder.
  open var isEditing: Bool { isFirstResponder }

  /// True if the text can be edited or selected, and the delegate allows it.
  open override var canBecomeFirstResponder: Bool {
    (isEditable || isSelectable) && textDelegate?.textViewShouldBeginEditing(self) ?? true
  }

  /// True if the delegate allows the view to resign first responder.
  open override var canResignFirstResponder: Bool {
    textDelegate?.textViewShouldEndEditing(self) ?? true
  }

  /// Simulates that the user types text in place of the selection, by default at the end.
  ///
  /// - Returns: whether the view is the first responder and the delegate allows the change.
  @discardableResult
  public func simulateTyping(_ string: String) -> Bool {
    let range = text.clamped(selectedRange)
    guard isEditing, isEditable,
      textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
    else { return false }
    replace(range, with: string)
    textWasEdited()
    return true
  }

  func textWasEdited() {
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Puts text in place of the selection, without asking the delegate.
  open func insertText(_ text: String) {
    replace(self.text.clamped(selectedRange), with: text)
    textWasEdited()
  }

  /// Removes the selection, or else the character before it.
  open func deleteBackward() {
    let range = text.deleted(by: text.clamped(selectedRange))
    guard range.length > 0 else { return }
    replace(range, with: "")
    textWasEdited()
  }

  /// The area of the mark for typing at a place.
  open func caretRect(for position: UITextPosition) -> CGRect { markRect(at: position) }
  /// The areas of a selection: none, as it is not drawn.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// A finger that is lifted in the view makes it first responder.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable { becomeFirstResponder() }
  }

  override func firstResponderDidChange(_ isFirstResponder: Bool) {
    if isFirstResponder {
      textDelegate?.textViewDidBeginEditing(self)
    } else {
      textDelegate?.textViewDidEndEditing(self)
    }
    let name =
      isFirstResponder ? Self.textDidBeginEditingNotification : Self.textDidEndEditingNotification
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Scrolls to a part of the text: to its start or end here.
  open func scrollRangeToVisible(_ range: NSRange) {
    let length = max(1, text.utf16.count)
    let y = label.frame.height * CGFloat(range.location) / CGFloat(length)
    scrollRectToVisible(CGRect(x: 0, y: y, width: 1, height: 20), animated: false)
  }

  /// The size of the text at the width, with the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margin = horizontalMargin
    let room = CGSize(
      width: size.width < .greatestFiniteMagnitude ? max(0, size.width - margin) : size.width,
      height: .greatestFiniteMagnitude
    )
    let fitting = label.sizeThatFits(room)
    let line = font?.lineHeight ?? 0
    return CGSize(
      width: min(size.width, fitting.width + margin),
      height: max(line, fitting.height) + textContainerInset.top + textContainerInset.bottom
    )
  }

  /// The size of the text while it is not scrolled; none otherwise.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let width = bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude
    let size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: Self.noIntrinsicMetric, height: size.height)
  }

  private var horizontalMargin: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  /// Places the text, which is the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    contentSize = CGSize(width: bounds.width, height: size.height)
    label.frame = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding,
      y: textContainerInset.top,
      width: max(0, bounds.width - horizontalMargin),
      height: max(0, size.height - textContainerInset.top - textContainerInset.bottom)
    )
  }

  private func showText() {
    label.font = font ?? .systemFont(ofSize: 12)
    label.textColor = textColor ?? .label
    label.textAlignment = textAlignment
    label.numberOfLines = textContainer.maximumNumberOfLines
    if let attributed { label.attributedText = attributed } else { label.text = plain }
    sizeDidChange()
    if isObserved { observedValuesMayHaveChanged() }
  }

  private func sizeDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}

/// Observes a text view, and can prevent what a user does.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a part of the text may be replaced.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// The user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a touch of a link has its effect.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The action of a tap on a part; nil for none.
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction?
  /// The menu of a part; nil for none.
  func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
}

extension UITextViewDelegate {
  /// Always true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Always true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Always true.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Always true.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// The default action.
  public func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// The default menu.
  public func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
}
