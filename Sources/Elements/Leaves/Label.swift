public import Foundation
public import HeadlessUIKit

/// An element that shows text in one style.
public struct Label: ProxyElement {
  /// The height of a line.
  public enum LineHeight: Equatable, Sendable {
    /// The vertical alignment of text in a line that is higher than its font.
    public enum Alignment: Hashable, Sendable {
      /// At the top.
      case top
      /// In the middle.
      case center
      /// At the bottom.
      case bottom
    }

    /// That of the font.
    case font
    /// Exactly this, in points.
    case custom(lineHeight: CGFloat, alignment: Alignment = .bottom)
  }

  /// The text.
  public var text: String
  /// The font.
  public var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The colour.
  public var color = UIColor.black
  /// The alignment of the lines.
  public var alignment = NSTextAlignment.left
  /// The maximum number of lines; 0 for no limit.
  public var numberOfLines = 0
  /// The treatment of text that does not fit.
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The height of a line.
  public var lineHeight = LineHeight.font
  /// True if text that does not fit gets smaller; without effect here.
  public var adjustsFontSizeToFitWidth = false
  /// The minimum scale of text that gets smaller; without effect here.
  public var minimumScaleFactor: CGFloat = 0
  /// The shadow behind the text; nil for none.
  public var shadow: TextShadow?
  /// True if assistive technologies see the label.
  public var isAccessibilityElement = true
  /// The traits of the label for assistive technologies; nil for those of a text.
  public var accessibilityTraits: Set<AccessibilityElement.Trait>?
  /// A name for tests.
  public var accessibilityIdentifier: String?

  /// Creates a label, then runs `configure` on it.
  public init(text: String, configure: (inout Label) -> Void = { _ in }) {
    self.text = text
    configure(&self)
  }

  /// A label of attributed text.
  public var elementRepresentation: any Element {
    // An attributed string would only be made to be taken apart again.
    let plain = StyledText(text, font: font, lineBreakMode: lineBreakMode, alignment: alignment)
    var label = AttributedLabel(plain, color: color)
    label.numberOfLines = numberOfLines
    label.lineHeight = lineHeight
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    label.shadow = shadow
    label.isAccessibilityElement = isAccessibilityElement
    label.accessibilityTraits = accessibilityTraits
    label.accessibilityIdentifier = accessibilityIdentifier
    return label
  }
}
