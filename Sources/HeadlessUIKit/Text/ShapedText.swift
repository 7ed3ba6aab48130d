public import Foundation

/// A text that a `TextMeasurer` has shaped, to be broken into lines at any width.
public protocol ShapedText: AnyObject, Sendable {
  /// The size at a width, as `TextMeasurer.size(of:width:)` gives it.
  func size(width: CGFloat) -> CGSize
}

/// A text that is shaped again for every width.
package final class UnshapedText: ShapedText {
  private let text: StyledText
  private let measurer: any TextMeasurer

  /// Creates a text that a measurer measures each time.
  package init(_ text: StyledText, _ measurer: any TextMeasurer) {
    self.text = text
    self.measurer = measurer
  }

  /// The size at a width.
  package func size(width: CGFloat) -> CGSize { measurer.size(of: text, width: width) }
}
