import Foundation

extension UIFont {
  /// The purpose of a text, which determines its font.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// The title of a screen.
    case largeTitle
    /// A title of the first level.
    case title1
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// A heading; semibold.
    case headline
    /// A secondary heading.
    case subheadline
    /// Body text.
    case body
    /// A callout.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption1
    /// A smaller caption.
    case caption2

    /// The size of the font at the system's default text size, in points.
    fileprivate var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline: 17
      case .subheadline: 15
      case .body: 17
      case .callout: 16
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }

  /// The font of a text style, at the system's default text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }
}
