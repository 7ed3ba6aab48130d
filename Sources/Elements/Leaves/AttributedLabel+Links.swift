import Foundation
import HeadlessUIKit

extension AttributedLabel {
  /// A kind of link that can be found in text.
  public enum LinkDetectionType: Hashable, Sendable {
    /// Dates and times.
    case date
    /// Postal addresses.
    case address
    /// URLs.
    case link
    /// Phone numbers.
    case phoneNumber
  }

  /// The text with the attributes of links.
  var displayedText: NSAttributedString {
    let whole = NSRange(location: 0, length: attributedText.length)
    var changes: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    attributedText.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      if attributes[.link] != nil { changes.append((linkAttributes ?? Self.linkAttributes, range)) }
      if let style = normalized(attributes[.paragraphStyle] as? NSParagraphStyle) {
        changes.append(([.paragraphStyle: style], range))
      }
    }
    guard !changes.isEmpty else { return attributedText }
    let text = NSMutableAttributedString(attributedString: attributedText)
    for change in changes { text.addAttributes(change.attributes, range: change.range) }
    return text
  }

  /// The style with a line break mode that a label of so many lines can show; nil if it has one.
  private func normalized(_ style: NSParagraphStyle?) -> NSParagraphStyle? {
    guard let style else { return nil }
    let mode = style.lineBreakMode.normalized(numberOfLines: numberOfLines)
    guard mode != style.lineBreakMode, let copy = style.mutableCopy() as? NSMutableParagraphStyle
    else { return nil }
    copy.lineBreakMode = mode
    return copy
  }

  /// The attributes of links without any of their own.
  private static var linkAttributes: [NSAttributedString.Key: Any] {
    [
      .foregroundColor: UIColor.systemBlue,
      .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
  }
}
