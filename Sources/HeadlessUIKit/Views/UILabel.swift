public import Foundation

/// The size of text, in points.
public struct UIFont: Hashable, Sendable {
  /// The height of the font, in points.
  public var pointSize: CGFloat

  /// The font of the system, in a size.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
}

/// A view that shows text.
open class UILabel: UIView {
  /// The text; nil shows nothing.
  open var text: String? {
    didSet {
      guard text != oldValue else { return }
      setNeedsLayout()
    }
  }
  /// The font of the whole text; 17 points by default.
  open var font = UIFont.systemFont(ofSize: 17)
  /// The most lines that are shown; 0 means as many as the text needs.
  open var numberOfLines = 1
  /// The colour of the text.
  open var textColor = UIColor.black
  /// What measures the text.
  public var textMeasurer: any TextMeasurer = FixedWidthTextMeasurer()

  /// The size of the text, wrapped at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textMeasurer.size(
      of: text ?? "",
      font: font,
      numberOfLines: numberOfLines,
      width: size.width
    )
  }
}
