public import Foundation

/// A view that takes keys.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// True if there is text.
  var hasText: Bool { get }
  /// Puts text in place of the selection, as if it were typed.
  func insertText(_ text: String)
  /// Removes the selection, or else the character before it.
  func deleteBackward()
}

/// A view with text that is edited.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The selected part; an empty one is the place for typing.
  var selectedTextRange: UITextRange? { get set }
  /// The place after the last character.
  var endOfDocument: UITextPosition { get }
  /// The area of the mark for typing at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The text of a part; nil if there is no such part.
  func text(in range: UITextRange) -> String?
  /// Puts text in place of a part.
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The place at a distance from another one, in UTF-16 units; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooLarge) = position.offset.addingReportingOverflow(offset)
    return !isTooLarge && (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }

  /// The distance between two places, in UTF-16 units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The part between two places; nil outside of the text.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    let (low, high) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    guard low >= 0, high <= endOfDocument.offset else { return nil }
    return UITextRange(NSRange(location: low, length: high - low))
  }

  /// The part that is still being composed by the keyboard: none.
  public var markedTextRange: UITextRange? { nil }

  /// Ends composing by the keyboard, which never composes here.
  public func unmarkText() {}

  /// The order of two places.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

extension String {
  /// The range of UTF-16 units as far as it is in the text.
  func clamped(_ range: NSRange) -> NSRange {
    let count = utf16.count
    guard range.location != NSNotFound else { return NSRange(location: count, length: 0) }
    let start = min(max(0, range.location), count)
    return NSRange(location: start, length: min(max(0, range.length), count - start))
  }

  /// The text with another one in place of a range of UTF-16 units.
  func replacing(_ range: NSRange, with text: String) -> String {
    (self as NSString).replacingCharacters(in: range, with: text)
  }

  /// The range itself, or the character before an empty one.
  func deleted(by range: NSRange) -> NSRange {
    guard range.length == 0, range.location > 0 else { return range }
    return (self as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
  }
}
