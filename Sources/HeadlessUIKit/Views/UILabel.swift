public import Foundation

/// A view that shows text.
open class UILabel: UIView {
  /// The text; nil shows nothing.
  ///
  /// Setting it ends what `attributedText` said.
  open var text: String? {
    didSet {
      attributed = nil
      guard text != oldValue else { return }
      setNeedsLayout()
    }
  }

  /// The text with fonts, colours and further attributes of its parts.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributed = newValue
      setNeedsLayout()
    }
  }

  /// The font, where `attributedText` names no other; 17 points by default.
  open var font = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { setNeedsLayout() } }
  }
  /// The most lines that are shown; 0 means as many as the text needs.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { setNeedsLayout() } }
  }
  /// What happens to text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Where the lines stand between the edges.
  open var textAlignment = NSTextAlignment.natural
  /// The colour of the text, where `attributedText` names no other.
  open var textColor = UIColor.label

  private var attributed: NSAttributedString?

  /// The text with all that decides how much room it takes.
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

  /// The size of the text, wrapped at the width of `size`; without a limit where that is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return textMeasurer.size(of: styledText, width: size.width)
  }

  /// The size of the text without a limit of its width.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Draws the text, half-way between top and bottom.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard let text, !text.isEmpty else { return }
    context.draw(styledText, color: textColor, in: bounds)
  }
}
