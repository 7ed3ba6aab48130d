import Foundation
import HeadlessUIKit

/// The view of a label.
final class LabelView: UILabel {
  /// The drawing options in which the label differs from other labels; nil as in those.
  private struct Drawing {
    var shadow: TextShadow?
    var lineHeight: Label.LineHeight
    var offset: UIOffset
  }

  private var drawing: Drawing?
  private var traits = UIAccessibilityTraits.staticText

  /// The traits for assistive technologies: those of a text, and those that the element adds.
  override var accessibilityTraits: UIAccessibilityTraits {
    get { traits }
    set { traits = newValue }
  }

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
    let drawing =
      label.drawsPlainly
      ? nil
      : Drawing(
        shadow: label.shadow,
        lineHeight: label.lineHeight,
        offset: label.textRectOffset
      )
    if drawing != nil || self.drawing != nil { self.drawing = drawing }
    isAccessibilityElement = label.isAccessibilityElement
    traits = label.accessibilityTraits.map(UIAccessibilityTraits.init(ofText:)) ?? .staticText
    accessibilityLabel = label.accessibilityLabel ?? text
    if label.accessibilityIdentifier != nil || accessibilityIdentifier != nil {
      accessibilityIdentifier = label.accessibilityIdentifier
    }
    if label.accessibilityValue != nil || accessibilityValue != nil {
      accessibilityValue = label.accessibilityValue
    }
    if label.accessibilityHint != nil || accessibilityHint != nil {
      accessibilityHint = label.accessibilityHint
    }
  }

  /// Draws the text in lines of the given height, after its shadow.
  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard let drawing else { return super.draw(rect, in: context) }
    guard let text, !text.isEmpty else { return }
    var styled = drawnText
    let frame = textFrame(of: &styled, drawing.lineHeight)
      .offsetBy(dx: drawing.offset.horizontal, dy: drawing.offset.vertical)
    if let shadow = drawing.shadow {
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

  /// Returns the frame of the text, and sets the distance of its lines.
  ///
  /// A line is as high as the given height: the rest is above its text, or divided by the alignment.
  private func textFrame(of text: inout StyledText, _ lineHeight: Label.LineHeight) -> CGRect {
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

extension AttributedLabel {
  /// True if the text is drawn as any other label's.
  fileprivate var drawsPlainly: Bool {
    shadow == nil && lineHeight == .font && textRectOffset == .zero
  }
}

extension UIAccessibilityTraits {
  /// The traits of a text with further ones; a text that is often updated is not static.
  fileprivate init(ofText added: Set<AccessibilityElement.Trait>) {
    self = added.contains(.updatesFrequently) ? [] : .staticText
    for trait in added { formUnion(trait.viewTrait) }
  }
}
