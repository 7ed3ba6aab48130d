import Foundation

// The text as it is edited: a selection, and places between characters.
extension UITextView: UITextInput {
  /// The selected part; an empty one is the place for typing.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(text.clamped(selectedRange)) }
    set {
      selectedRange = text.clamped(newValue?.range ?? NSRange(location: NSNotFound, length: 0))
    }
  }

  /// The place after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(text.utf16.count) }

  /// The text of a part; nil if there is no such part.
  public func text(in range: UITextRange) -> String? {
    let text: String = text
    guard text.clamped(range.range) == range.range else { return nil }
    return (text as NSString).substring(with: range.range)
  }

  /// Puts text in place of a part, without asking the delegate.
  public func replace(_ range: UITextRange, withText text: String) {
    replace(self.text.clamped(range.range), with: text)
    textWasEdited()
  }

  /// Puts text in place of units, and the place for typing after it.
  func replace(_ range: NSRange, with string: String) {
    let place = range.location + string.utf16.count
    if isAttributed {
      let changed = NSMutableAttributedString(attributedString: attributedText)
      changed.replaceCharacters(in: range, with: string)
      attributedText = changed
    } else {
      text = text.replacing(range, with: string)
    }
    selectedRange = NSRange(location: place, length: 0)
  }

  /// The area of the mark for typing, in the coordinates of the content.
  func markRect(at position: UITextPosition) -> CGRect {
    let text: String = text
    let range = text.clamped(NSRange(location: 0, length: position.offset))
    let insets = textContainerInset
    let padding = textContainer.lineFragmentPadding
    let place = CaretPlace(
      font: font ?? .systemFont(ofSize: 12),
      measurer: textMeasurer,
      wrapWidth: max(0, bounds.width - insets.left - insets.right - 2 * padding)
    )
    return place.rect(after: (text as NSString).substring(with: range))
      .offsetBy(dx: insets.left + padding, dy: insets.top)
  }

  /// Selects everything.
  public func selectAll(_ sender: Any?) {
    selectedRange = NSRange(location: 0, length: text.utf16.count)
  }
}
