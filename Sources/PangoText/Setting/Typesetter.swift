import CPango
import HeadlessUIKit

/// Breaks text into lines, in one place for both measuring and drawing.
///
/// It must be used by one thread at a time.
final class Typesetter {
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private var uses = FontUses()

  /// The width of an unlimited line, in points; more would overflow Pango's 32 bits.
  private static let unlimitedWidth: CGFloat = 1_000_000

  init(fontFolders: [String]) throws(PangoTextError) {
    fontMap = try FontConfiguration.makeFontMap(folders: fontFolders)
    guard let context = pango_font_map_create_context(fontMap) else {
      g_object_unref(fontMap)
      throw .backendMissing
    }
    self.context = context
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_round_glyph_positions(context, 0)
    setFontOptions()
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  /// Turns hinting off, so that glyphs are equally wide at every scale.
  private func setFontOptions() {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  /// Breaks a text into lines of at most `width` points.
  ///
  /// - Parameters:
  ///   - text: The text with its style.
  ///   - width: The width at which lines wrap, in points; positive.
  ///   - traits: The traits that resolve the colours; nil, for measuring, sets none.
  /// - Returns: The lines, within the line limit of the text.
  func set(_ text: StyledText, width: CGFloat, for traits: UITraitCollection? = nil) -> SetText {
    guard !text.string.isEmpty else { return SetText(lines: [], lineSpacing: 0) }
    let job = SettingJob(text, width: min(width, Self.unlimitedWidth), traits, context)
    // Pango prepares a font on the thread that comes first, one of its own or the caller's. Without a third
    // one, what the caller allocates would depend on that.
    return uses.insert(text, scale: job.scale) ? onOwnThread { set(text, job) } : set(text, job)
  }

  private func set(_ text: StyledText, _ job: SettingJob) -> SetText {
    let paragraphs = PlainParagraphs(text.string)
    let limit = text.numberOfLines > 0 ? text.numberOfLines : .max
    var lines: [Paragraph.Line] = []
    for (index, range) in paragraphs.ranges.enumerated() where lines.count < limit {
      let rest = limit - lines.count
      var new = job.lines(of: paragraphs.bytes[range], rest: rest)
      let isLast = index == paragraphs.ranges.count - 1
      if !isLast, new.count == rest, text.lineBreakMode.showsEllipsis {
        new = job.set(paragraphs.bytes[range], rest: rest, endsEarly: true).lines(limit: rest)
      }
      lines += new
    }
    let lowest = lines.lazy.map(\.height).min() ?? 0
    return SetText(lines: lines, lineSpacing: max(-lowest, text.lineSpacing))
  }

  /// A text of plain words, shaped as one line; nil if it is more than that.
  func shapedLine(_ text: StyledText) -> ShapedLine? {
    var unlimited = text
    unlimited.numberOfLines = 0
    let lines = set(unlimited, width: Self.unlimitedWidth).lines
    guard lines.count == 1, let line = lines.first else { return nil }
    return ShapedLine(line, of: text)
  }
}

extension NSLineBreakMode {
  /// True if an ellipsis replaces omitted text.
  var showsEllipsis: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  /// The position of the ellipsis in the last of `count` lines.
  func ellipsis(inLastOf count: Int) -> PangoEllipsizeMode {
    switch self {
    case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
    case .byTruncatingHead where count == 1: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle where count == 1: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle: PANGO_ELLIPSIZE_END
    }
  }
}
