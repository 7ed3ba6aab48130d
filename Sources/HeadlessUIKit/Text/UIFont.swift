public import Foundation

/// The family, size, weight and slant of text.
public struct UIFont: Hashable, Sendable {
  /// The size of the font, in points.
  public var pointSize: CGFloat
  /// The weight of the font.
  package var weight = Weight.regular
  /// True if the font is italic.
  package var isItalic = false
  /// True if the font is monospaced.
  package var isMonospaced = false

  /// The scaling of the font with the user's preferred size of text; nil if it does not scale.
  var scaling: Scaling?

  /// The size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of ordinary text, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12

  /// The names of the families that are installed: none, as the system's font is used for all.
  public static var familyNames: [String] { [] }

  /// The names of the fonts of a family: none.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// The system font of a size.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }

  /// The system font of a size and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The bold system font of a size.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }

  /// The italic system font of a size.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, isItalic: true)
  }

  /// The monospaced system font of a size and a weight.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight, isMonospaced: true)
  }

  /// The system font of a size and a weight whose digits are equally wide, as all of DejaVu's are.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    var font = self
    font.pointSize = size
    return font
  }
}

extension UIFont {
  /// Returns whether both look the same; whether they follow the preferred size of text does not
  /// count.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.pointSize == right.pointSize && left.weight == right.weight
      && left.isItalic == right.isItalic && left.isMonospaced == right.isMonospaced
  }

  /// Hashes what the font looks like.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(isMonospaced)
  }
}
