import CPango
import HeadlessUIKit

/// The common parameters of all paragraphs of a text during layout.
struct SettingJob {
  private let text: StyledText
  private let width: CGFloat
  private let traits: UITraitCollection?
  private let context: OpaquePointer
  /// Makes huge texts small enough for Pango, which counts 1024ths of points in 32 bits, and huge
  /// fonts small enough for FreeType.
  let scale: CGFloat

  /// The maximum length of a line, in points, before texts are scaled down.
  private static let maxLineLength: CGFloat = 1_000_000
  /// The maximum font size, in points: FreeType has 16 bits for it.
  private static let maxFontSize: CGFloat = 8_192
  private static let ellipsis: [UInt8] = Array("\u{2026}".utf8)

  init(_ text: StyledText, width: CGFloat, _ traits: UITraitCollection?, _ context: OpaquePointer) {
    self.text = text
    self.width = width
    self.traits = traits
    self.context = context
    let size = text.runs.reduce(text.font.usableSize) { max($0, $1.font?.usableSize ?? 0) }
    let kern = text.runs.reduce(0) { max($0, $1.usableKern.magnitude) }
    let length = CGFloat(text.string.utf8.count) * (size + kern)
    scale = min(1, Self.maxLineLength / max(1, length), Self.maxFontSize / max(1, size))
  }

  /// Lays out one paragraph.
  ///
  /// - Parameters:
  ///   - bytes: The paragraph, with the indices of the whole text.
  ///   - rest: The number of lines that are left.
  ///   - endsEarly: Whether an ellipsis shows that more paragraphs would follow.
  /// - Returns: The paragraph in lines; there may be more of them than are left.
  func set(_ bytes: ArraySlice<UInt8>, rest: Int, endsEarly: Bool = false) -> Paragraph {
    let layout = pango_layout_new(context)
    setText(endsEarly ? bytes + Self.ellipsis : bytes, of: layout)
    text.font.withDescription(scale: scale) { pango_layout_set_font_description(layout, $0) }
    if !text.runs.isEmpty { setRuns(of: layout, in: bytes.indices) }
    setBreaking(of: layout, rest: rest)
    guard let layout else { preconditionFailure("Pango made no layout of \(bytes.count) bytes") }
    return Paragraph(layout, scale: scale)
  }

  private func setText(_ bytes: ArraySlice<UInt8>, of layout: OpaquePointer?) {
    bytes.withUnsafeBytes { buffer in
      pango_layout_set_text(
        layout,
        buffer.assumingMemoryBound(to: CChar.self).baseAddress,
        Int32(clamping: buffer.count)
      )
    }
  }

  private func setBreaking(of layout: OpaquePointer?, rest: Int) {
    let isOneClippedLine = text.lineBreakMode == .byClipping && text.numberOfLines == 1
    let units = isOneClippedLine ? -1 : Int32(width * scale * CGFloat(PANGO_SCALE))
    pango_layout_set_width(layout, units)
    let breaksAnywhere = text.lineBreakMode == .byCharWrapping
    pango_layout_set_wrap(layout, breaksAnywhere ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    if text.numberOfLines > 0 {
      pango_layout_set_ellipsize(layout, text.lineBreakMode.ellipsis(inLastOf: text.numberOfLines))
      pango_layout_set_height(layout, -Int32(clamping: rest))
    }
    if traits != nil, text.alignment == .justified { pango_layout_set_justify(layout, 1) }
  }

  private func setRuns(of layout: OpaquePointer?, in range: Range<Int>) {
    let attributes = pango_attr_list_new()
    for run in text.runs {
      let part = run.range.clamped(to: range)
      guard !part.isEmpty else { continue }
      for attribute in run.attributes(scale: scale, traits) {
        attribute.pointee.start_index = UInt32(clamping: part.lowerBound - range.lowerBound)
        attribute.pointee.end_index = UInt32(clamping: part.upperBound - range.lowerBound)
        pango_attr_list_insert(attributes, attribute)
      }
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }
}

extension StyledText.Run {
  /// The kern in points, limited, and 0 if it is not finite.
  fileprivate var usableKern: CGFloat { kern.isFinite ? max(-10_000, min(10_000, kern)) : 0 }

  /// The run as Pango attributes; colours only with traits.
  fileprivate func attributes(
    scale: CGFloat,
    _ traits: UITraitCollection?
  ) -> [UnsafeMutablePointer<PangoAttribute>] {
    var attributes: [UnsafeMutablePointer<PangoAttribute>?] = []
    if let font {
      attributes.append(font.withDescription(scale: scale) { pango_attr_font_desc_new($0) })
    }
    if usableKern != 0 {
      attributes.append(
        pango_attr_letter_spacing_new(Int32(usableKern * scale * CGFloat(PANGO_SCALE)))
      )
    }
    if !underline.isEmpty {
      let isDouble = underline.contains(.double)
      attributes.append(
        pango_attr_underline_new(isDouble ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE)
      )
    }
    if !strikethrough.isEmpty { attributes.append(pango_attr_strikethrough_new(1)) }
    if let traits, let color { attributes += color.attributes(traits) }
    return attributes.compactMap(\.self)
  }
}

extension UIColor {
  fileprivate func attributes(
    _ traits: UITraitCollection
  ) -> [UnsafeMutablePointer<PangoAttribute>?] {
    let color = resolvedColor(with: traits)
    func bits(_ part: CGFloat) -> UInt16 {
      UInt16((part.isNaN ? 0 : min(1, max(0, part))) * 65_535)
    }
    return [
      pango_attr_foreground_new(bits(color.red), bits(color.green), bits(color.blue)),
      pango_attr_foreground_alpha_new(max(1, bits(color.alpha))),
    ]
  }
}
