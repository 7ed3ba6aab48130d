public import Foundation

/// A place between two characters of an edited text.
@preconcurrency @MainActor
open class UITextPosition {
  /// The number of UTF-16 units before it.
  let offset: Int

  /// Creates the place before the first character.
  public convenience init() { self.init(0) }

  init(_ offset: Int) { self.offset = offset }
}

/// A part of an edited text, between two places.
@preconcurrency @MainActor
open class UITextRange {
  /// The place where it begins.
  public let start: UITextPosition
  /// The place where it ends.
  public let end: UITextPosition
  /// True if both are the same.
  open var isEmpty: Bool { start.offset == end.offset }

  /// Creates an empty part before the first character.
  public convenience init() { self.init(NSRange(location: 0, length: 0)) }

  init(_ range: NSRange) {
    start = UITextPosition(range.location)
    end = UITextPosition(range.location + range.length)
  }

  /// The UTF-16 units of the part.
  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

/// The area of a selection in one line.
@preconcurrency @MainActor
open class UITextSelectionRect {
  /// The area, in the coordinates of the view.
  open var rect: CGRect { .zero }

  /// Creates an empty area.
  public init() {}
}

/// The sides of a place in an edited text.
public enum UITextStorageDirection: Int, Hashable, Sendable {
  /// After it.
  case forward
  /// Before it.
  case backward
}

/// The directions of lines.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// As the language does it.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
