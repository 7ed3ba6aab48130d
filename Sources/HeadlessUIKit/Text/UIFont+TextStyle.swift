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

    /// The sizes in points, from extra small to the largest accessibility size.
    ///
    /// From Apple's Human Interface Guidelines, "Typography", iOS dynamic type sizes.
    private var pointSizes: [CGFloat] {
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    }

    /// The size of the font in a category, in points.
    func pointSize(in category: UIContentSizeCategory) -> CGFloat { pointSizes[category.index] }
  }

  /// The font of a text style, in the category of the current traits.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style in the category of traits; nil for the current ones.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let category = (traits ?? .current).preferredContentSizeCategory
    var font = systemFont(
      ofSize: style.pointSize(in: category),
      weight: style == .headline ? .semibold : .regular
    )
    font.scaling = Scaling(style: style, baseSize: style.pointSize(in: .large), limit: nil)
    return font
  }
}
