package import Foundation

extension StyledText {
  /// Creates the text of an attributed string, with its attributes.
  package init(_ attributed: NSAttributedString, numberOfLines: Int) {
    self.init(attributed.string, numberOfLines: numberOfLines)
    apply(attributed)
  }

  /// Applies text, runs and the style of the first paragraph of an attributed string.
  ///
  /// Attributes that the string does not have stay unchanged.
  mutating func apply(_ attributed: NSAttributedString) {
    string = attributed.string
    runs = []
    var end = string.startIndex
    var byte = 0
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      guard let part = Range(range, in: string) else { return }
      byte += string.utf8.distance(from: end, to: part.lowerBound)
      let length = string.utf8.distance(from: part.lowerBound, to: part.upperBound)
      if byte == 0 { apply(attributes[.paragraphStyle] as? NSParagraphStyle) }
      runs.append(Run(byte..<byte + length, attributes))
      byte += length
      end = part.upperBound
    }
  }

  private mutating func apply(_ style: NSParagraphStyle?) {
    guard let style else { return }
    alignment = style.alignment
    lineBreakMode = style.lineBreakMode
    lineSpacing = max(0, style.lineSpacing)
  }
}

extension StyledText.Run {
  fileprivate init(_ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any]) {
    self.init(
      range,
      font: attributes[.font] as? UIFont,
      color: attributes[.foregroundColor] as? UIColor,
      kern: Self.points(attributes[.kern]),
      underline: Self.underline(attributes[.underlineStyle]),
      strikethrough: Self.underline(attributes[.strikethroughStyle])
    )
  }

  /// A number of points from any boxed number; 0 for anything else.
  private static func points(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number
    case let number as Double: number
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }

  private static func underline(_ value: Any?) -> NSUnderlineStyle {
    if let style = value as? NSUnderlineStyle { return style }
    return NSUnderlineStyle(rawValue: Int(exactly: points(value).rounded()) ?? 0)
  }
}
