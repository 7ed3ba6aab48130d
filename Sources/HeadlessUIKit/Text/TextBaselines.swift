public import Foundation

/// The baselines of a text, as distances from its top, in points.
public struct TextBaselines: Hashable, Sendable {
  /// The baseline of the first line.
  public var first: CGFloat
  /// The baseline of the last line.
  public var last: CGFloat

  /// Creates baselines.
  public init(first: CGFloat, last: CGFloat) {
    self.first = first
    self.last = last
  }
}

extension TextMeasurer {
  /// Baselines that follow from the size of the text and the descent of its font.
  ///
  /// For measurers that know no more than sizes.
  public func baselines(of text: StyledText, width: CGFloat) -> TextBaselines {
    guard !text.string.isEmpty else { return TextBaselines(first: 0, last: 0) }
    var line = text
    line.numberOfLines = 1
    line.lineSpacing = 0
    let height = size(of: text, width: width).height
    return TextBaselines(
      first: size(of: line, width: width).height + text.font.descender,
      last: height + text.font.descender
    )
  }
}
