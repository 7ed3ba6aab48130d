import Foundation

extension UIColor {
  /// The system's grey of the second level.
  public static let systemGray2 = UIColor(light: rgb(0xAEAEB2), dark: rgb(0x636366))
  /// The system's grey of the third level.
  public static let systemGray3 = UIColor(light: rgb(0xC7C7CC), dark: rgb(0x48484A))
  /// The system's grey of the fourth level.
  public static let systemGray4 = UIColor(light: rgb(0xD1D1D6), dark: rgb(0x3A3A3C))
  /// The system's grey of the fifth level.
  public static let systemGray5 = UIColor(light: rgb(0xE5E5EA), dark: rgb(0x2C2C2E))
  /// The system's lightest grey; the darkest in dark mode.
  public static let systemGray6 = UIColor(light: rgb(0xF2F2F7), dark: rgb(0x1C1C1E))
  /// The system's indigo.
  public static let systemIndigo = UIColor(light: rgb(0x5856D6), dark: rgb(0x5E5CE6))
  /// The system's teal.
  public static let systemTeal = UIColor(light: rgb(0x30B0C7), dark: rgb(0x40C8E0))
  /// The system's mint.
  public static let systemMint = UIColor(light: rgb(0x00C7BE), dark: rgb(0x63E6E2))
  /// The system's cyan.
  public static let systemCyan = UIColor(light: rgb(0x32ADE6), dark: rgb(0x64D2FF))
  /// The system's pink.
  public static let systemPink = UIColor(light: rgb(0xFF2D55), dark: rgb(0xFF375F))
  /// The system's brown.
  public static let systemBrown = UIColor(light: rgb(0xA2845E), dark: rgb(0xAC8E68))

  /// The colour of text of the third level.
  public static let tertiaryLabel = labels(0.3)
  /// The colour of text of the fourth level.
  public static let quaternaryLabel = labels(light: 0.18, dark: 0.16)
  /// The colour of placeholders in text fields.
  public static let placeholderText = labels(0.3)
  /// The colour of links.
  public static let link = UIColor(light: rgb(0x007AFF), dark: rgb(0x0984FF))
  /// The colour of separators that hide what is behind.
  public static let opaqueSeparator = UIColor(light: rgb(0xC6C6C8), dark: rgb(0x38383A))
  /// The colour of text on dark backgrounds, in both modes.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The colour of text on light backgrounds, in both modes.
  public static let darkText = UIColor(white: 0)
  /// The colour of interactive elements.
  public static let tintColor = systemBlue

  /// The fill of thin shapes.
  public static let systemFill = fills(0x787880, light: 0.2, dark: 0.36)
  /// The fill of medium shapes.
  public static let secondarySystemFill = fills(0x787880, light: 0.16, dark: 0.32)
  /// The fill of large shapes.
  public static let tertiarySystemFill = fills(0x767680, light: 0.12, dark: 0.24)
  /// The fill of large areas with content.
  public static let quaternarySystemFill = fills(0x747480, light: 0.08, dark: 0.18)

  /// The background of content on top of the second level.
  public static let tertiarySystemBackground = UIColor(light: .white, dark: rgb(0x2C2C2E))
  /// The main background of grouped content.
  public static let systemGroupedBackground = UIColor(light: rgb(0xF2F2F7), dark: .black)
  /// The background of grouped content on top of the main background.
  public static let secondarySystemGroupedBackground = UIColor(light: .white, dark: rgb(0x1C1C1E))
  /// The background of grouped content on top of the second level.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: rgb(0xF2F2F7),
    dark: rgb(0x2C2C2E)
  )

  private static func labels(_ alpha: CGFloat) -> UIColor { labels(light: alpha, dark: alpha) }

  private static func labels(light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor(
      light: rgb(0x3C3C43).withAlphaComponent(light),
      dark: rgb(0xEBEBF5).withAlphaComponent(dark)
    )
  }

  private static func fills(_ bits: Int, light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor(light: rgb(bits).withAlphaComponent(light), dark: rgb(bits).withAlphaComponent(dark))
  }
}
