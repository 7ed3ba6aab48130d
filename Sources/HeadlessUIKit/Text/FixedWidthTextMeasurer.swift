public import Foundation

/// Measures text as if every character were half as wide as the font size.
///
/// The same on every machine, so that layouts can be compared. Words wrap at spaces; a word wider
/// than a line is broken. A line is 1.2 times as high as the font, rounded up. If runs use other
/// fonts, the largest one counts for the whole text.
public final class FixedWidthTextMeasurer: TextMeasurer {
  /// Creates a measurer.
  public init() {}

  /// The maximum number of columns; more is treated as unlimited.
  private static let maxColumns: CGFloat = 1_000_000

  /// The size of a text.
  ///
  /// Linear in its length.
  public func size(of text: StyledText, width: CGFloat) -> CGSize {
    let height = text.runs.reduce(text.font.pointSize) { max($0, $1.font?.pointSize ?? 0) }
    guard !text.string.isEmpty, height > 0, height.isFinite else { return .zero }
    let limit = width > 0 ? width : .greatestFiniteMagnitude
    let columns = max(1, Int(min(limit / (height / 2), Self.maxColumns)))
    var lines = 0
    var longest = 0
    for paragraph in text.string.split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    ) {
      let wrapped = Self.wrap(paragraph, columns: columns)
      lines += wrapped.lines
      longest = max(longest, wrapped.longest)
    }
    let shown = CGFloat(text.numberOfLines > 0 ? min(lines, text.numberOfLines) : lines)
    let line = (height * 1.2).rounded(.up)
    return CGSize(
      width: min(limit, CGFloat(longest) * height / 2),
      height: shown * line + (shown - 1) * max(-line, text.lineSpacing)
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
