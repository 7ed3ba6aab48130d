import CPango
import Foundation
import HeadlessUIKit

extension CairoContext {
  func fill(_ path: UIBezierPath, color: UIColor) {
    setSource(color)
    add(path)
    withFillRule(of: path) { cairo_fill(cairo) }
  }

  func stroke(_ path: UIBezierPath, width: CGFloat, color: UIColor) {
    setSource(color)
    add(path)
    saving {
      cairo_set_line_width(cairo, width)
      setLines(of: path)
      cairo_stroke(cairo)
    }
  }

  func clip(to path: UIBezierPath) {
    add(path)
    withFillRule(of: path) { cairo_clip(cairo) }
  }

  private func withFillRule(of path: UIBezierPath, _ body: () -> Void) {
    guard path.usesEvenOddFillRule else { return body() }
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    body()
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  private func setLines(of path: UIBezierPath) {
    switch path.lineCapStyle {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch path.lineJoinStyle {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(cairo, path.miterLimit)
    // Cairo refuses all further drawing after dashes that are negative, or all of no length.
    guard path.dashes.allSatisfy({ $0 >= 0 && $0.isFinite }),
      path.dashes.contains(where: { $0 > 0 })
    else { return }
    cairo_set_dash(cairo, path.dashes.map(Double.init), Int32(path.dashes.count), path.dashPhase)
  }

  @MainActor func fill(_ rect: CGRect, with gradient: CAGradientLayer) {
    func point(_ share: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + share.x * rect.width, y: rect.minY + share.y * rect.height)
    }
    let (start, end) = (point(gradient.startPoint), point(gradient.endPoint))
    let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    defer { cairo_pattern_destroy(pattern) }
    for (location, color) in gradient.stops {
      let color = color.resolvedColor(with: traits)
      cairo_pattern_add_color_stop_rgba(
        pattern,
        location,
        color.red,
        color.green,
        color.blue,
        color.alpha
      )
    }
    cairo_new_path(cairo)
    cairo_rectangle(cairo, rect.minX, rect.minY, max(0, rect.width), max(0, rect.height))
    cairo_set_source(cairo, pattern)
    cairo_fill(cairo)
  }

  private func add(_ path: UIBezierPath) {
    cairo_new_path(cairo)
    for element in path.elements {
      switch element {
      case .move(let end): cairo_move_to(cairo, end.x, end.y)
      case .line(let end): cairo_line_to(cairo, end.x, end.y)
      case .curve(let a, let b, let end): cairo_curve_to(cairo, a.x, a.y, b.x, b.y, end.x, end.y)
      case .close: cairo_close_path(cairo)
      }
    }
  }
}
