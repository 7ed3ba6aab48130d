public import Foundation

/// Tells how much room text takes.
///
/// May be asked from several threads at once.
public protocol TextMeasurer: AnyObject, Sendable {
  /// The size of a text, in points.
  ///
  /// - Parameters:
  ///   - text: the text and how it is set.
  ///   - width: where lines wrap, in points; not positive or not a number means no limit, as for
  ///     UIKit's labels.
  /// - Returns: the size; at most `width` wide, and zero for an empty text.
  func size(of text: StyledText, width: CGFloat) -> CGSize
}

extension TextMeasurer {
  /// The size of a text of one font, in points.
  public func size(
    of text: String,
    font: UIFont,
    numberOfLines: Int,
    width: CGFloat
  ) -> CGSize {
    size(of: StyledText(text, font: font, numberOfLines: numberOfLines), width: width)
  }
}
