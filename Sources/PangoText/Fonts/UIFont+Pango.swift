import CPango
import HeadlessUIKit

extension UIFont {
  /// Runs a block with the Pango description of the font, `scale` times as large.
  func withDescription<Result>(
    scale: CGFloat,
    _ body: (OpaquePointer?) -> Result
  ) -> Result {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    let family = isMonospaced ? FontConfiguration.monospacedFamily : FontConfiguration.family
    family.withUTF8Buffer { name in
      name.withMemoryRebound(to: CChar.self) {
        pango_font_description_set_family_static(description, $0.baseAddress)
      }
    }
    pango_font_description_set_absolute_size(description, usableSize * scale * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, weight.pango)
    if isItalic { pango_font_description_set_style(description, PANGO_STYLE_OBLIQUE) }
    return body(description)
  }

  /// The size in points; invalid sizes are replaced.
  var usableSize: CGFloat { pointSize > 0 ? min(pointSize, 1_000_000) : 0 }
}

extension UIFont.Weight {
  /// Pango's value of the weight.
  fileprivate var pango: PangoWeight {
    switch rawValue {
    case ..<(-0.7): PANGO_WEIGHT_ULTRALIGHT
    case ..<(-0.5): PANGO_WEIGHT_THIN
    case ..<(-0.2): PANGO_WEIGHT_LIGHT
    case ..<0.15: PANGO_WEIGHT_NORMAL
    case ..<0.27: PANGO_WEIGHT_MEDIUM
    case ..<0.35: PANGO_WEIGHT_SEMIBOLD
    case ..<0.5: PANGO_WEIGHT_BOLD
    case ..<0.6: PANGO_WEIGHT_ULTRABOLD
    default: PANGO_WEIGHT_HEAVY
    }
  }
}
