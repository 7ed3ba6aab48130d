import Foundation
import ListScope

/// Styled texts.
final class Markup {
  static let shared = Markup()
  private var texts: [String: NSAttributedString] = [:]

  func text(_ source: String) -> NSAttributedString {
    if let text = texts[source] { return text }
    let text = Self.parse(source)
    texts[source] = text
    return text
  }

  /// Makes a text bold between two stars, and slanted between low lines.
  static func parse(_ source: String) -> NSAttributedString {
    let text = NSMutableAttributedString()
    var (isBold, isSlanted) = (false, false)
    for word in source.replacingOccurrences(of: "**", with: "*").split(separator: " ") {
      if word.hasPrefix("*") { isBold = true }
      if word.hasPrefix("_") { isSlanted = true }
      text.append(
        NSAttributedString(
          string: word.trimmingCharacters(in: CharacterSet(charactersIn: "*_")) + " ",
          attributes: [
            .font: UIFont.systemFont(ofSize: 14, weight: isBold ? .bold : .regular),
            .foregroundColor: isSlanted ? UIColor.systemOrange : UIColor.label,
          ]
        )
      )
      if word.hasSuffix("*") { isBold = false }
      if word.hasSuffix("_") { isSlanted = false }
    }
    return text
  }
}
