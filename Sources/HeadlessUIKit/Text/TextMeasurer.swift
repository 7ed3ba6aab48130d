public import Foundation

/// Measures text.
///
/// It may be called from several threads at the same time.
public protocol TextMeasurer: AnyObject, Sendable {
  /// The size of a text, in points.
  ///
  /// - Parameters:
  ///   - text: the text with its style.
  ///   - width: the width at which lines wrap, in points; a value that is not positive or NaN means
  ///     no limit, as for UIKit's labels.
  /// - Returns: the size; at most `width` wide, and zero for an empty text.
  func size(of text: StyledText, width: CGFloat) -> CGSize

  /// A text whose size at several widths is asked for.
  ///
  /// Does once all that does not depend on the width. By default, that is nothing.
  func shape(_ text: StyledText) -> any ShapedText

  /// The first and the last baseline of a text.
  ///
  /// - Parameters:
  ///   - text: the text with its style.
  ///   - width: the width at which lines wrap, in points, as for `size(of:width:)`.
  /// - Returns: the distances from the top of the text; zero for an empty text.
  func baselines(of text: StyledText, width: CGFloat) -> TextBaselines

  /// The number of lines of a text.
  ///
  /// By default, the number of times that a line in the largest font fits into the text's height.
  ///
  /// - Parameters:
  ///   - text: the text with its style.
  ///   - width: the width at which lines wrap, in points, as for `size(of:width:)`.
  /// - Returns: the number of lines; at least 1.
  func lineCount(of text: StyledText, width: CGFloat) -> Int
}

extension TextMeasurer {
  /// A text that is measured anew at every width.
  public func shape(_ text: StyledText) -> any ShapedText { UnshapedText(text, self) }

  /// The number of times that a line in the largest font fits into the text's height.
  public func lineCount(of text: StyledText, width: CGFloat) -> Int {
    let fonts = [text.font] + text.runs.compactMap(\.font)
    let largest = fonts.max { $0.pointSize < $1.pointSize } ?? text.font
    let line = size(of: StyledText("X", font: largest), width: 0).height + text.lineSpacing
    guard line > 0 else { return 1 }
    let height = size(of: text, width: width).height + text.lineSpacing
    return max(1, Int((height / line).rounded()))
  }

  /// The size of a text in one font, in points.
  public func size(
    of text: String,
    font: UIFont,
    numberOfLines: Int,
    width: CGFloat
  ) -> CGSize {
    size(of: StyledText(text, font: font, numberOfLines: numberOfLines), width: width)
  }
}
