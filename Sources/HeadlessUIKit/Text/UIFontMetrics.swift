public import Foundation

extension UIFont {
  /// The scaling of a font with the user's preferred size.
  struct Scaling: Hashable, Sendable {
    var style: TextStyle
    /// The size in the default category, in points.
    var baseSize: CGFloat
    /// The maximum size, in points; nil for none.
    var limit: CGFloat?
  }

  /// The font in the category of traits; the same if it does not follow the user's preferred size.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let size = UIFontMetrics(forTextStyle: scaling.style)
      .scaledValue(for: scaling.baseSize, compatibleWith: traits)
    return withSize(min(size, scaling.limit ?? size))
  }
}

/// Scales fonts and lengths with the user's preferred size of text.
///
/// In proportion to the sizes of a text style; a device uses the line heights, which differ slightly.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle style: UIFont.TextStyle) {
    self.style = style
  }

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font scaled from the default category.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// The font scaled to the category of traits; nil for the current ones.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaled(font, limit: nil, traits)
  }

  /// The font scaled from the default category, up to a size.
  public func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    scaled(font, limit: maximumPointSize > 0 ? maximumPointSize : nil, traits)
  }

  /// The length scaled from the default category.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The length scaled to the category of traits; nil for the current ones.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat
  {
    let category = (traits ?? .current).preferredContentSizeCategory
    let scaled = value * style.pointSize(in: category) / style.pointSize(in: .large)
    // To thirds of points, the pixels of a phone.
    return (scaled * 3).rounded() / 3
  }

  private func scaled(_ font: UIFont, limit: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
    var font = font
    font.scaling = UIFont.Scaling(style: style, baseSize: font.pointSize, limit: limit)
    return font.adjusted(to: traits ?? .current)
  }
}
