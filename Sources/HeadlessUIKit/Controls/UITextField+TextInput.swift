import Foundation

// The text as it is edited: a selection, and places between characters.
extension UITextField: UITextInput {
  /// The selected part; an empty one is the place for typing, at the end by default.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { setSelection(newValue?.range) }
  }

  /// The selected UTF-16 units.
  var selection: NSRange {
    let text = text ?? ""
    let end = NSRange(location: text.utf16.count, length: 0)
    return rareValues == nil ? end : text.clamped(rare(nil, "selection") ?? end)
  }

  /// Selects UTF-16 units; nil for the end.
  func setSelection(_ range: NSRange?) {
    if range != nil || rareValues != nil { setRare(range, "selection") }
  }

  /// Puts text in place of units, and the place for typing after it.
  func replace(_ range: NSRange, with string: String) {
    text = (text ?? "").replacing(range, with: string)
    let place = range.location + string.utf16.count
    if place < endOfDocument.offset { setSelection(NSRange(location: place, length: 0)) }
  }

  /// The place after the last character.
  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }

  /// The text of a part; nil if there is no such part.
  public func text(in range: UITextRange) -> String? {
    let text = text ?? ""
    guard text.clamped(range.range) == range.range else { return nil }
    return (text as NSString).substring(with: range.range)
  }

  /// Puts text in place of a part, without asking the delegate.
  public func replace(_ range: UITextRange, withText text: String) {
    replace((self.text ?? "").clamped(range.range), with: text)
    textWasEdited()
  }

  /// Puts text in place of the selection, without asking the delegate.
  public func insertText(_ text: String) {
    replace(selection, with: text)
    textWasEdited()
  }

  /// Selects everything.
  public func selectAll(_ sender: Any?) {
    setSelection(NSRange(location: 0, length: endOfDocument.offset))
  }

  /// The area of the mark for typing, in the area of the text.
  func markRect(at position: UITextPosition) -> CGRect {
    let text = text ?? ""
    let range = text.clamped(NSRange(location: 0, length: position.offset))
    let place = CaretPlace(
      font: font ?? .systemFont(ofSize: 17),
      measurer: textMeasurer,
      wrapWidth: 0
    )
    let mark = place.rect(after: (text as NSString).substring(with: range))
    let area = editingRect(forBounds: CGRect(origin: .zero, size: bounds.size))
    return mark.offsetBy(dx: area.minX, dy: area.midY - mark.height / 2)
  }
}
