public import Foundation
public import HeadlessUIKit

/// Text with attributes of its parts, for an `AttributedLabel`.
///
/// ```swift
/// var text = AttributedText(string: "Sold out today")
/// text.font = .systemFont(ofSize: 15)
/// if let range = text.range(of: "today") { text[range].color = .systemRed }
/// AttributedLabel(attributedText: text.attributedString)
/// ```
@dynamicMemberLookup
public struct AttributedText {
  /// The text with its attributes.
  public private(set) var attributedString: NSAttributedString

  /// The text.
  public var string: String { attributedString.string }

  /// Creates a text without attributes.
  public init(string: String) {
    attributedString = NSAttributedString(string: string)
  }

  /// Creates a text with the attributes of another one.
  public init(_ attributedString: NSAttributedString) {
    self.attributedString = NSAttributedString(attributedString: attributedString)
  }

  /// An attribute of the whole text; read, that of its first character.
  public subscript<Value>(
    dynamicMember keyPath: WritableKeyPath<TextAttributeContainer, Value>
  ) -> Value {
    get { self[string.startIndex..<string.endIndex][keyPath: keyPath] }
    set { self[string.startIndex..<string.endIndex][keyPath: keyPath] = newValue }
  }

  /// The attributes of a part of the text; read, those of its first character.
  ///
  /// - Precondition: the range is one of `string`.
  public subscript(range: Range<String.Index>) -> TextAttributeContainer {
    get {
      let range = NSRange(range, in: string)
      guard range.length > 0 else { return TextAttributeContainer([:]) }
      let start = range.location
      return TextAttributeContainer(attributedString.attributes(at: start, effectiveRange: nil))
    }
    set {
      let text = NSMutableAttributedString(attributedString: attributedString)
      let range = NSRange(range, in: string)
      for (key, value) in newValue.changes {
        if let value {
          text.addAttribute(key, value: value, range: range)
        } else {
          text.removeAttribute(key, range: range)
        }
      }
      attributedString = text
    }
  }

  /// The first range of a text in it; nil if it is not there.
  public func range(
    of substring: some StringProtocol,
    options: String.CompareOptions = [],
    range: Range<String.Index>? = nil,
    locale: Locale? = nil
  ) -> Range<String.Index>? {
    string.range(of: substring, options: options, range: range, locale: locale)
  }

  /// All ranges of a text in it that do not overlap, from the start.
  public func ranges(
    of substring: some StringProtocol,
    options: String.CompareOptions = [],
    locale: Locale? = nil
  ) -> [Range<String.Index>] {
    var (ranges, rest): ([Range<String.Index>], Range<String.Index>) =
      ([], string.startIndex..<string.endIndex)
    while let next = string.range(of: substring, options: options, range: rest, locale: locale),
      !next.isEmpty
    {
      ranges.append(next)
      rest = next.upperBound..<string.endIndex
    }
    return ranges
  }

  /// One text after the other.
  public static func + (first: AttributedText, second: AttributedText) -> AttributedText {
    let text = NSMutableAttributedString(attributedString: first.attributedString)
    text.append(second.attributedString)
    return AttributedText(text)
  }
}

/// The attributes of a part of a text.
public struct TextAttributeContainer {
  private var values: [NSAttributedString.Key: Any]
  /// The new values of what was changed; nil for what was removed.
  fileprivate private(set) var changes: [NSAttributedString.Key: Any?] = [:]

  fileprivate init(_ values: [NSAttributedString.Key: Any]) {
    self.values = values
  }

  private subscript<Value>(key: NSAttributedString.Key) -> Value? {
    get { values[key] as? Value }
    set {
      values[key] = newValue
      changes.updateValue(newValue, forKey: key)
    }
  }

  /// The font; nil for that of the label.
  public var font: UIFont? {
    get { self[.font] }
    set { self[.font] = newValue }
  }

  /// The colour of the text; nil for that of the label.
  public var color: UIColor? {
    get { self[.foregroundColor] }
    set { self[.foregroundColor] = newValue }
  }

  /// The space added after each character, in points; nil for none.
  public var tracking: CGFloat? {
    get { self[.kern] }
    set { self[.kern] = newValue }
  }

  /// The line below the text; nil for none.
  public var underlineStyle: NSUnderlineStyle? {
    get { self[.underlineStyle].map { NSUnderlineStyle(rawValue: $0) } }
    set { self[.underlineStyle] = newValue?.rawValue }
  }

  /// The line through the text; nil for none.
  public var strikethroughStyle: NSUnderlineStyle? {
    get { self[.strikethroughStyle].map { NSUnderlineStyle(rawValue: $0) } }
    set { self[.strikethroughStyle] = newValue?.rawValue }
  }

  /// The style of the paragraph; nil for that of the label.
  public var paragraphStyle: NSParagraphStyle? {
    get { self[.paragraphStyle] }
    set { self[.paragraphStyle] = newValue }
  }

  /// The target of a link; nil for none.
  public var link: URL? {
    get { self[.link] }
    set { self[.link] = newValue }
  }
}
