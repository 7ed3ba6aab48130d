import Foundation
import ListScope

/// The notes of an episode, in which times such as 12:40 and links stand out.
enum EpisodeNotes {
  private static let patterns = [
    #"(?<![\p{L}\p{N}])([0-9]{1,2}):([0-5][0-9])(?![\p{L}\p{N}])"#,
    #"https?://[\p{L}\p{N}./_-]+"#,
  ]
  nonisolated(unsafe) private static let expressions = compiled()

  private static func compiled() -> [NSRegularExpression] {
    patterns.compactMap { try? NSRegularExpression(pattern: $0) }
  }

  /// Returns the ranges of times and links.
  static func links(in text: String) -> [NSRange] {
    expressions.flatMap { ranges(of: $0, in: text) }
  }

  /// The same, by regular expressions that are not reused.
  static func linksFoundAnew(in text: String) -> [NSRange] {
    compiled().flatMap { ranges(of: $0, in: text) }
  }

  private static func ranges(of expression: NSRegularExpression, in text: String) -> [NSRange] {
    expression.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
      .map(\.range)
  }

  /// The text with some ranges in another colour.
  static func text(_ text: String, links: [NSRange]) -> NSAttributedString {
    let result = NSMutableAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel,
      ]
    )
    for range in links {
      result.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: range)
    }
    return result
  }
}
