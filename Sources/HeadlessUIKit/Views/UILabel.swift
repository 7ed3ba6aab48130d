public import Foundation

/// A view that shows text.
open class UILabel: UIView {
  /// The text; nil shows nothing.
  ///
  /// Setting it replaces `attributedText`.
  open var text: String? {
    get { plain }
    set { show(newValue, nil) }
  }

  /// The text with fonts, colours and other attributes of its parts; of a text those of the label.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set { show(newValue?.string, newValue) }
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    return [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: paragraph]
  }

  private func show(_ text: String?, _ attributed: NSAttributedString?) {
    let isOther = attributed != nil || self.attributed != nil || text != plain
    (plain, self.attributed) = (text, attributed)
    if isOther { invalidateIntrinsicContentSize() }
    if isObserved { observedValuesMayHaveChanged() }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The default font, for text without a font in `attributedText`; 17 points by default, and after
  /// nil was set.
  @exclusivity(unchecked) open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      guard font != oldValue || font.scaling != oldValue.scaling else { return }
      invalidateIntrinsicContentSize()
    }
  }
  /// The maximum number of lines; 0 for no limit.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The width at which the intrinsic size wraps, in points; 0 for that of the layout.
  ///
  /// Stack views and constraints measure labels of several lines at the width that they get.
  @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The treatment of text that does not fit.
  @exclusivity(unchecked) open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The alignment of the lines.
  @exclusivity(unchecked) open var textAlignment = NSTextAlignment.natural
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The default colour, for text without a colour in `attributedText`; `label` after nil was set.
  @exclusivity(unchecked) open var textColor: UIColor! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }

  /// True if the font follows the user's preferred size of text, if it was made for that.
  @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// True if one line of text that is too wide is drawn smaller, down to `minimumScaleFactor`.
  @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false
  /// The lowest factor for text that is drawn smaller; 0 for none.
  @exclusivity(unchecked) open var minimumScaleFactor: CGFloat = 0

  @exclusivity(unchecked) private var plain: String?
  @exclusivity(unchecked) private var attributed: NSAttributedString?
  /// The width at which a layout is asking for the intrinsic size; 0 for none.
  @exclusivity(unchecked) private var layoutWidth: CGFloat = 0

  /// Creates a view without text, which takes no touches by default.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
  }

  /// The text with everything that determines its size.
  private var styledText: StyledText {
    var styled = StyledText(
      text ?? "",
      font: adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font,
      numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode,
      alignment: textAlignment
    )
    if let attributed { styled.apply(attributed) }
    return styled
  }

  /// The height of a line, also of an empty text.
  var heightOfLine: CGFloat {
    var line = styledText
    line.string = " "
    return textMeasurer.size(of: line, width: 0).height
  }

  /// The size of the text, wrapped at the width of `size`; no limit if that is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return textMeasurer.size(of: styledText, width: size.width)
  }

  /// The size of the text; several lines wrap at `preferredMaxLayoutWidth`, if that is not 0.
  open override var intrinsicContentSize: CGSize {
    guard wrapsContent else { return sizeThatFits(.zero) }
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth
    return sizeThatFits(CGSize(width: width, height: 0))
  }

  override var wrapsContent: Bool { numberOfLines != 1 }

  override func intrinsicContentSize(wrappedAt width: CGFloat) -> CGSize {
    layoutWidth = width
    defer { layoutWidth = 0 }
    return intrinsicContentSize
  }

  override func baselines(in size: CGSize) -> TextBaselines {
    let styled = styledText
    let fitting = textMeasurer.size(of: styled, width: size.width)
    var baselines = textMeasurer.baselines(of: styled, width: size.width)
    let top = (size.height - fitting.height) / 2
    baselines.first += top
    baselines.last += top
    return baselines
  }

  /// Measures the text again, if its font follows the preferred size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { invalidateIntrinsicContentSize() }
  }

  /// The text as it is drawn: smaller, if it is too wide and may be.
  package var drawnText: StyledText {
    var styled = styledText
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0 else { return styled }
    let natural = textMeasurer.size(of: styled, width: 0).width
    guard natural > bounds.width else { return styled }
    let factor = max(minimumScaleFactor, bounds.width / natural)
    styled.font.pointSize *= factor
    for index in styled.runs.indices { styled.runs[index].font?.pointSize *= factor }
    return styled
  }

  /// Draws the text, vertically centred.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard let text, !text.isEmpty else { return }
    CurrentDrawing.run(on: context) { drawText(in: bounds) }
  }

  /// Draws the text in a rectangle, vertically centred; only within `draw(_:in:)`.
  open func drawText(in rect: CGRect) {
    CurrentDrawing.current?.draw(drawnText, color: textColor, in: rect)
  }

  /// The rectangle of the text in another one, if it has some lines at most.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    var styled = styledText
    styled.numberOfLines = numberOfLines
    let size = textMeasurer.size(of: styled, width: bounds.width)
    let fitting = CGSize(
      width: min(size.width, bounds.width),
      height: min(size.height, bounds.height)
    )
    return CGRect(origin: bounds.origin, size: fitting)
  }
}
