import Foundation
import HeadlessUIKit

/// The view of a label.
final class LabelView: UILabel {
  private var shadow: TextShadow?
  private var lineHeight = Label.LineHeight.font
  private var textRectOffset = UIOffset.zero

  func show(_ label: AttributedLabel) {
    if let plain = label.plainText {
      if font != plain.font { font = plain.font }
      if text != plain.string { text = plain.string }
      textAlignment = plain.alignment
      lineBreakMode = plain.lineBreakMode.normalized(numberOfLines: label.numberOfLines)
      textColor = label.textColor
    } else {
      attributedText = label.displayedText
    }
    if numberOfLines != label.numberOfLines { numberOfLines = label.numberOfLines }
    shadow = label.shadow
    lineHeight = label.lineHeight
    textRectOffset = label.textRectOffset
    isAccessibilityElement = label.isAccessibilityElement
    accessibilityIdentifier = label.accessibilityIdentifier
    accessibilityLabel = label.accessibilityLabel ?? text
    accessibilityValue = label.accessibilityValue
    accessibilityHint = label.accessibilityHint
  }

  /// Draws the text in lines of the given height, after its shadow.
  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard let text, !text.isEmpty else { return }
    var styled = drawnText
    let frame = textFrame(of: &styled)
      .offsetBy(dx: textRectOffset.horizontal, dy: textRectOffset.vertical)
    if let shadow {
      var shaded = styled
      for index in shaded.runs.indices { shaded.runs[index].color = nil }
      context.draw(
        shaded,
        color: shadow.color.withAlphaComponent(min(1, max(0, shadow.opacity))),
        in: frame.offsetBy(dx: shadow.offset.horizontal, dy: shadow.offset.vertical)
      )
    }
    context.draw(styled, color: textColor, in: frame)
  }

  /// Where the text is, with the distance of its lines.
  ///
  /// A line is as high as the given height: the rest is above its text, or divided by the alignment.
  private func textFrame(of text: inout StyledText) -> CGRect {
    guard case .custom(let height, let alignment) = lineHeight else { return bounds }
    let added = height - TextSize.naturalLineHeight(of: text, textMeasurer)
    text.lineSpacing += added
    let above =
      switch alignment {
      case .bottom: added
      case .center: added / 2
      case .top: CGFloat(0)
      }
    return CGRect(
      x: bounds.minX,
      y: bounds.minY + above,
      width: bounds.width,
      height: max(0, bounds.height - added)
    )
  }
}
