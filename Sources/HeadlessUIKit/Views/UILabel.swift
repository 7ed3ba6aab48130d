public import Foundation

/// A view that shows text.
open class UILabel: UIView {
  /// The text; nil shows nothing.
  ///
  /// Setting it replaces `attributedText`.
  open var text: String? {
    didSet {
      attributed = nil
      guard text != oldValue else { return }
      setNeedsLayout()
    }
  }

  /// The text with fonts, colours and other attributes of its parts.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributed = newValue
      setNeedsLayout()
    }
  }

  /// The default font, for text without a font in `attributedText`; 17 points by default.
  open var font = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { setNeedsLayout() } }
  }
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { setNeedsLayout() } }
  }
  /// The treatment of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural
  /// The default colour, for text without a colour in `attributedText`.
  open var textColor = UIColor.label

  private var attributed: NSAttributedString?

  /// The text with everything that determines its size.
  private var styledText: StyledText {
    var styled = StyledText(
      text ?? "",
      font: font,
      numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode,
      alignment: textAlignment
    )
    if let attributed { styled.apply(attributed) }
    return styled
  }

  /// The size of the text, wrapped at the width of `size`; no limit if that is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return textMeasurer.size(of: styledText, width: size.width)
  }

  /// The size of the text without a width limit.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Draws the text, vertically centred.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard let text, !text.isEmpty else { return }
    context.draw(styledText, color: textColor, in: bounds)
  }
}
