import Foundation
import ListScope

/// The notes of an episode, in which times such as 12:40 stand out.
enum EpisodeNotes {
  nonisolated(unsafe) private static let expression = try? NSRegularExpression(pattern: pattern)
  nonisolated(unsafe) private static var found: [String: [NSRange]] = [:]
  private static let pattern = #"(?<![\p{L}\p{N}])([0-9]{1,2}):([0-5][0-9])(?![\p{L}\p{N}])"#
  private static let others = [
    #"https?://[\p{L}\p{N}./_-]+"#, #"(?<![\p{L}\p{N}])@[\p{L}\p{N}_]+"#,
    #"(?<![\p{L}\p{N}])#[\p{L}\p{N}_]+"#, #"[\p{L}\p{N}._-]+@[\p{L}\p{N}-]+\.[\p{L}]{2,}"#,
  ]

  /// Where times stand, which is remembered.
  static func times(in text: String) -> [NSRange] {
    if let known = found[text] { return known }
    let ranges = expression.map { self.ranges(of: $0, in: text) } ?? []
    found[text] = ranges
    return ranges
  }

  /// Where times stand, by regular expressions that nobody uses again.
  static func timesFoundAnew(in text: String) -> [NSRange] {
    ([pattern] + others).flatMap { pattern in
      (try? NSRegularExpression(pattern: pattern)).map { ranges(of: $0, in: text) } ?? []
    }
  }

  private static func ranges(of expression: NSRegularExpression, in text: String) -> [NSRange] {
    expression.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
      .map(\.range)
  }

  /// The text with the times in another colour.
  static func text(_ text: String, times: [NSRange]) -> NSAttributedString {
    let result = NSMutableAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel,
      ]
    )
    for range in times {
      result.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: range)
    }
    return result
  }
}
