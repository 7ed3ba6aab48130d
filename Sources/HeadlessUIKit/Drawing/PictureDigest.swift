import Foundation

/// A digest of what a view and its subviews draw: equal for equal pictures.
///
/// It does not depend on where the view is in its superview. Nothing is painted: what is drawn is hashed.
package final class PictureDigest: GraphicsContext {
  private var hasher = Hasher()
  /// The first map is that of the view to its superview.
  private var isInView = false

  private init() {}

  /// Returns the digest of a view that is laid out.
  @preconcurrency @MainActor
  package static func of(_ view: UIView) -> Int {
    let digest = PictureDigest()
    digest.add(Kind.size, view.frame.size.width, view.frame.size.height)
    view.render(in: digest)
    return digest.hasher.finalize()
  }

  private enum Kind: Int {
    case size, end, opacity, map, clip, clipPath, fill, stroke, filledPath, strokedPath, gradient,
      text, image
  }

  private func add(_ kind: Kind, _ numbers: CGFloat...) {
    hasher.combine(kind.rawValue)
    for number in numbers { hasher.combine(number) }
  }

  private func add(_ kind: Kind, _ rect: CGRect, _ numbers: CGFloat...) {
    add(kind, rect.minX, rect.minY, rect.width, rect.height)
    for number in numbers { hasher.combine(number) }
  }

  // MARK: GraphicsContext

  package var visibleRect: CGRect {
    CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
  }

  package func saving(_ body: () -> Void) {
    body()
    add(.end)
  }

  package func withOpacity(_ opacity: CGFloat, _ body: () -> Void) {
    add(.opacity, opacity)
    body()
    add(.end)
  }

  package func concatenate(_ map: CGAffineTransform) {
    guard isInView else {
      isInView = true
      return
    }
    add(.map, map.a, map.b, map.c, map.d, map.tx, map.ty)
  }

  package func clip(to rect: CGRect, cornerRadius: CGFloat) { add(.clip, rect, cornerRadius) }

  package func clip(to path: UIBezierPath) {
    add(.clipPath)
    hasher.combine(path.elements)
  }

  package func fill(_ rect: CGRect, cornerRadius: CGFloat, color: UIColor) {
    add(.fill, rect, cornerRadius)
    hasher.combine(color)
  }

  package func stroke(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: UIColor) {
    add(.stroke, rect, cornerRadius, width)
    hasher.combine(color)
  }

  package func fill(_ path: UIBezierPath, color: UIColor) {
    add(.filledPath)
    hasher.combine(path.usesEvenOddFillRule)
    hasher.combine(path.elements)
    hasher.combine(color)
  }

  package func stroke(_ path: UIBezierPath, width: CGFloat, color: UIColor) {
    add(.strokedPath, width, path.miterLimit, path.dashPhase)
    hasher.combine(path.lineCapStyle)
    hasher.combine(path.lineJoinStyle)
    hasher.combine(path.dashes)
    hasher.combine(path.elements)
    hasher.combine(color)
  }

  @MainActor package func fill(_ rect: CGRect, with gradient: CAGradientLayer) {
    add(.gradient, rect, gradient.startPoint.x, gradient.startPoint.y, gradient.endPoint.x)
    hasher.combine(gradient.endPoint.y)
    for stop in gradient.stops {
      hasher.combine(stop.location)
      hasher.combine(stop.color)
    }
  }

  package func draw(_ text: StyledText, color: UIColor, in rect: CGRect) {
    add(.text, rect)
    hasher.combine(text)
    hasher.combine(color)
  }

  package func draw(_ image: UIImage, tint: UIColor, in rect: CGRect) {
    add(.image, rect)
    hasher.combine(image)
    hasher.combine(tint)
  }
}
