public import Foundation

extension UIFont {
  /// The height of the font above the baseline, in points: that of DejaVu Sans.
  public var ascender: CGFloat { pointSize * 1901 / 2048 }
  /// The depth of the font below the baseline, in points, which is negative.
  public var descender: CGFloat { -pointSize * 483 / 2048 }
  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { pointSize * 1493 / 2048 }
  /// The height of a small x, in points.
  public var xHeight: CGFloat { pointSize * 1120 / 2048 }
  /// The extra space between lines, in points; none.
  public var leading: CGFloat { 0 }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { ascender - descender }
}
