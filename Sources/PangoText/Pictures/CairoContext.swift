import CPango
import Foundation
import HeadlessUIKit

/// Draws views with Cairo, on any surface.
final class CairoContext: GraphicsContext {
  let cairo: OpaquePointer
  private let text: PangoText
  let traits: UITraitCollection

  /// Draws into a context that outlives this one.
  init(_ cairo: OpaquePointer, text: PangoText, traits: UITraitCollection) {
    self.cairo = cairo
    self.text = text
    self.traits = traits
  }

  var visibleRect: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func saving(_ body: () -> Void) {
    cairo_save(cairo)
    body()
    cairo_restore(cairo)
  }

  func withOpacity(_ opacity: CGFloat, _ body: () -> Void) {
    cairo_push_group(cairo)
    body()
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, opacity)
  }

  func concatenate(_ map: CGAffineTransform) {
    // A singular transform would make Cairo unusable, and shows nothing anyway.
    guard abs(map.a * map.d - map.b * map.c) > 1e-9 else {
      return clip(to: .zero, cornerRadius: 0)
    }
    var matrix = cairo_matrix_t(
      xx: map.a,
      yx: map.b,
      xy: map.c,
      yy: map.d,
      x0: map.tx,
      y0: map.ty
    )
    cairo_transform(cairo, &matrix)
  }

  func clip(to rect: CGRect, cornerRadius: CGFloat) {
    addPath(of: rect, cornerRadius)
    cairo_clip(cairo)
  }

  func fill(_ rect: CGRect, cornerRadius: CGFloat, color: UIColor) {
    setSource(color)
    addPath(of: rect, cornerRadius)
    cairo_fill(cairo)
  }

  func stroke(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: UIColor) {
    setSource(color)
    cairo_set_line_width(cairo, width)
    addPath(
      of: rect.insetBy(dx: width / 2, dy: width / 2),
      max(0, cornerRadius - width / 2)
    )
    cairo_stroke(cairo)
  }

  func draw(_ text: StyledText, color: UIColor, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    self.text.withLines(of: text, in: rect.size, for: traits) { set in
      saving {
        // Only truncated text is clipped: glyphs may extend a little beyond their layout size.
        if set.width > rect.width + 1 { clip(to: rect, cornerRadius: 0) }
        setSource(color)
        draw(set, alignment: text.alignment, in: rect)
      }
    }
  }

  private func draw(_ set: SetText, alignment: NSTextAlignment, in rect: CGRect) {
    var top = rect.minY + (rect.height - set.height) / 2
    for line in set.lines {
      let shift = (rect.width - line.width) * line.leftShare(for: alignment)
      draw(line, at: CGPoint(x: rect.minX + shift, y: top + line.ascent))
      top += line.height + set.lineSpacing
    }
  }

  func draw(_ image: UIImage, tint: UIColor, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    if let path = SymbolShape.path(of: image, in: rect) {
      return stroke(path, width: max(1, min(rect.width, rect.height) / 9), color: tint)
    }
    let radius = min(4, rect.width / 2, rect.height / 2)
    fill(rect, cornerRadius: radius, color: tint.withAlphaComponent(0.15))
    stroke(rect, cornerRadius: radius, width: 1, color: tint)
    // Of a name in a smaller one, only dots would be left.
    guard rect.width >= 28 || !image.isSymbol else { return }
    let name = StyledText(
      image.name,
      font: .systemFont(ofSize: min(11, rect.height / 2)),
      numberOfLines: 1,
      alignment: .center
    )
    draw(name, color: tint, in: rect.insetBy(dx: min(2, rect.width / 4), dy: 0))
  }

  private func draw(_ line: Paragraph.Line, at point: CGPoint) {
    cairo_save(cairo)
    cairo_translate(cairo, point.x, point.y)
    cairo_scale(cairo, 1 / line.scale, 1 / line.scale)
    cairo_move_to(cairo, 0, 0)
    pango_cairo_show_layout_line(cairo, line.line)
    cairo_restore(cairo)
  }

  func setSource(_ color: UIColor) {
    let color = color.resolvedColor(with: traits)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  /// Starts a new path: a rectangle, with a quarter of a circle at each corner.
  private func addPath(of rect: CGRect, _ radius: CGFloat) {
    cairo_new_path(cairo)
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      return cairo_rectangle(cairo, rect.minX, rect.minY, max(0, rect.width), max(0, rect.height))
    }
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    let corners = [(right, top), (right, bottom), (left, bottom), (left, top)]
    for (quarter, (x, y)) in corners.enumerated() {
      let begin = Double(quarter - 1) * .pi / 2
      cairo_arc(cairo, x, y, radius, begin, begin + .pi / 2)
    }
    cairo_close_path(cairo)
  }
}

extension Paragraph.Line {
  /// The share of the free space to the left of the line.
  fileprivate func leftShare(for alignment: NSTextAlignment) -> CGFloat {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: isRightToLeft ? 1 : 0
    }
  }
}
