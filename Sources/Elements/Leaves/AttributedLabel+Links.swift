public import Foundation
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
    var links: [NSRange] = []
    attributedText.enumerateAttribute(.link, in: whole, options: []) { link, range, _ in
      if link != nil { links.append(range) }
    }
    guard !links.isEmpty else { return attributedText }
    let text = NSMutableAttributedString(attributedString: attributedText)
    for range in links { text.addAttributes(linkAttributes ?? Self.linkAttributes, range: range) }
    return text
  }

  /// The attributes of links without any of their own.
  private static var linkAttributes: [NSAttributedString.Key: Any] {
    [
      .foregroundColor: UIColor.systemBlue,
      .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
  }
}

extension NSAttributedString.Key {
  /// The target of a link, a `URL` or a string.
  public static let link = NSAttributedString.Key("NSLink")
}
