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
}

extension TextMeasurer {
  /// A text that is measured anew at every width.
  public func shape(_ text: StyledText) -> any ShapedText { UnshapedText(text, self) }

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
