import Foundation
import HeadlessUIKit

/// A context that notes what is drawn, with whole numbers.
final class DrawingLog: GraphicsContext {
  private(set) var notes: [String] = []

  /// Notes what a block draws in a view.
  @MainActor
  static func notes(_ body: @escaping (CGContext) -> Void) -> [String] {
    final class Canvas: UIView {
      var body: (CGContext) -> Void = { _ in }
      override func draw(_ rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext() { body(context) }
      }
    }
    let (canvas, log) = (Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), DrawingLog())
    canvas.body = body
    canvas.draw(canvas.bounds, in: log)
    return log.notes
  }

  private func note(_ name: String, _ numbers: CGFloat...) {
    notes.append(([name] + numbers.map { "\(Int($0.rounded()))" }).joined(separator: " "))
  }

  private func note(_ name: String, _ rect: CGRect, _ rest: CGFloat...) {
    note(name, rect.minX, rect.minY, rect.width, rect.height)
  }

  var visibleRect: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
  func saving(_ body: () -> Void) {
    notes.append("(")
    body()
    notes.append(")")
    if notes.suffix(2) == ["(", ")"] { notes.removeLast(2) }
  }
  func withOpacity(_ opacity: CGFloat, _ body: () -> Void) { body() }
  func concatenate(_ map: CGAffineTransform) {
    note("map", map.a, map.b, map.c, map.d, map.tx, map.ty)
  }
  func clip(to rect: CGRect, cornerRadius: CGFloat) { note("clip", rect) }
  func clip(to path: UIBezierPath) { note("clip path", path.bounds) }
  func fill(_ rect: CGRect, cornerRadius: CGFloat, color: UIColor) {
    note("fill \(name(color))", rect)
  }
  func stroke(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: UIColor) {
    note("stroke \(name(color))", rect)
  }
  func fill(_ path: UIBezierPath, color: UIColor) {
    note(path.usesEvenOddFillRule ? "fill even-odd" : "fill path \(name(color))", path.bounds)
  }
  func stroke(_ path: UIBezierPath, width: CGFloat, color: UIColor) {
    let cap = path.lineCapStyle == .round ? "round " : ""
    note("stroke path \(cap)\(Int(width)) \(name(color))", path.bounds)
  }
  func fill(_ rect: CGRect, with gradient: CAGradientLayer) { note("gradient", rect) }
  func draw(_ text: StyledText, color: UIColor, in rect: CGRect) { note("text", rect) }
  func draw(_ image: UIImage, tint: UIColor, in rect: CGRect) {
    note("image \(image.name)", rect)
  }

  private func name(_ color: UIColor) -> String {
    switch color {
    case .red: "red"
    case .green: "green"
    case .black: "black"
    default: "other"
    }
  }
}
