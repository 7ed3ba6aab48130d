import CPango
import Foundation
import HeadlessUIKit

extension CairoContext {
  func fill(_ path: UIBezierPath, color: UIColor) {
    setSource(color)
    add(path)
    cairo_fill(cairo)
  }

  func stroke(_ path: UIBezierPath, width: CGFloat, color: UIColor) {
    setSource(color)
    cairo_set_line_width(cairo, width)
    add(path)
    cairo_stroke(cairo)
  }

  func fill(_ rect: CGRect, with gradient: CAGradientLayer) {
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
