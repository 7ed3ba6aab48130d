public import Foundation

/// Tells how much room text takes.
public protocol TextMeasurer: Sendable {
  /// The size of a text, in points.
  ///
  /// - Parameters:
  ///   - text: the text; line feeds start new lines.
  ///   - font: the font of all of it.
  ///   - numberOfLines: the most lines that count; 0 means all.
  ///   - width: where lines wrap.
  /// - Returns: the size; at most `width` wide.
  func size(of text: String, font: UIFont, numberOfLines: Int, width: CGFloat) -> CGSize
}

/// Measures text as if every character were half as wide as the font is high.
///
/// The same on every machine, so that layouts can be compared. Words wrap at spaces; a word that is
/// wider than a line is broken. A line is 1.2 times as high as the font, rounded up.
public struct FixedWidthTextMeasurer: TextMeasurer {
  /// Makes a measurer.
  public init() {}

  /// The size of a text.
  ///
  /// Linear in its length.
  public func size(of text: String, font: UIFont, numberOfLines: Int, width: CGFloat) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let characterWidth = font.pointSize / 2
    let columns = max(1, Int(min(width / characterWidth, 1_000_000)))
    var lines = 0
    var longest = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let wrapped = Self.wrap(paragraph, columns: columns)
      lines += wrapped.lines
      longest = max(longest, wrapped.longest)
    }
    let shown = numberOfLines == 0 ? lines : min(lines, numberOfLines)
    return CGSize(
      width: CGFloat(longest) * characterWidth,
      height: CGFloat(shown) * (font.pointSize * 1.2).rounded(.up)
    )
  }

  /// Breaks one paragraph greedily into lines of at most `columns` characters.
  private static func wrap(_ paragraph: Substring, columns: Int) -> (lines: Int, longest: Int) {
    var lines = 1
    var column = 0
    var longest = 0
    for word in paragraph.split(separator: " ") {
      var rest = word.count
      if column > 0, column + 1 + rest > columns {
        lines += 1
        column = 0
      } else if column > 0 {
        column += 1
      }
      while rest > columns {
        longest = columns
        lines += 1
        rest -= columns
      }
      column += rest
      longest = max(longest, column)
    }
    return (lines, longest)
  }
}
