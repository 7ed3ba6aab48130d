import CPango
import HeadlessUIKit

/// One paragraph of a text, broken into lines by Pango.
final class Paragraph {
  /// One line, with its size in points of the text.
  struct Line {
    /// Keeps the line alive.
    let paragraph: Paragraph
    let line: UnsafeMutablePointer<PangoLayoutLine>
    let width: CGFloat
    /// The distance from the top to the baseline.
    let ascent: CGFloat
    let height: CGFloat
    /// The factor from points of the text to those of the line.
    let scale: CGFloat

    /// The number of bytes of the paragraph before the line.
    var start: Int { Int(line.pointee.start_index) }

    /// The text of the line; with an ellipsis, including the text that it replaces.
    var text: String {
      let bytes = UnsafeBufferPointer(
        start: pango_layout_get_text(paragraph.layout) + start,
        count: Int(line.pointee.length)
      )
      return String(decoding: bytes.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// True if the line is right-to-left.
    var isRightToLeft: Bool {
      pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    }
  }

  private let layout: OpaquePointer
  /// The factor from points of the text to those of the layout.
  private let scale: CGFloat

  init(_ layout: OpaquePointer, scale: CGFloat) {
    self.layout = layout
    self.scale = scale
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Runs a block with what Pango found out about each character, and about the end.
  func withBreaks<Result>(_ body: (UnsafeBufferPointer<PangoLogAttr>) -> Result) -> Result {
    var count: Int32 = 0
    let attributes = pango_layout_get_log_attrs_readonly(layout, &count)
    return body(UnsafeBufferPointer(start: attributes, count: Int(count)))
  }

  /// The first lines, at most as many as `limit`.
  func lines(limit: Int) -> [Line] {
    var lines: [Line] = []
    var next = pango_layout_get_lines_readonly(layout)
    while let node = next, lines.count < limit {
      lines.append(line(node.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)))
      next = node.pointee.next
    }
    return lines
  }

  private func line(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Line {
    var extents = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &extents)
    let unit = scale * CGFloat(PANGO_SCALE)
    return Line(
      paragraph: self,
      line: line,
      width: CGFloat(extents.width) / unit,
      ascent: CGFloat(-extents.y) / unit,
      height: CGFloat(extents.height) / unit,
      scale: scale
    )
  }
}
