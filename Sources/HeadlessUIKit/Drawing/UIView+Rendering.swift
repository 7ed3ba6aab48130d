import Foundation

extension UIView {
  /// Draws the view and all its subviews, in the coordinates of its superview.
  ///
  /// The caller must lay it out first. Views outside the visible part are skipped.
  public func render(in context: any GraphicsContext) {
    guard !isHidden, alpha > 0 else { return }
    context.saving {
      context.concatenate(mapToSuperview)
      guard alpha < 1 else { return renderContent(in: context) }
      context.withOpacity(alpha) { renderContent(in: context) }
    }
  }

  /// The transform to the coordinates of the superview; `transform` applies around the anchor.
  private var mapToSuperview: CGAffineTransform {
    let (origin, anchor) = (frame.origin, anchor)
    return CGAffineTransform(
      translationX: -boundsOrigin.x - anchor.x,
      y: -boundsOrigin.y - anchor.y
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: origin.x + anchor.x, y: origin.y + anchor.y))
  }

  /// Draws the view and all its subviews, in its own coordinates.
  func renderContent(in context: any GraphicsContext) {
    let bounds = bounds
    guard !clipsToBounds || bounds.overlaps(context.visibleRect) else { return }
    guard let outline = decoration?.mask?.outline else { return renderUnmasked(in: context) }
    context.saving {
      context.clip(to: outline)
      renderUnmasked(in: context)
    }
  }

  private func renderUnmasked(in context: any GraphicsContext) {
    let bounds = bounds
    drawShadow(in: context)
    if let backgroundColor { fill(bounds, backgroundColor, in: context) }
    context.saving {
      if clipsToBounds {
        context.clip(to: bounds, cornerRadius: roundsAllCorners ? cornerRadius : 0)
      }
      drawnLayer?.drawContent(bounds, in: context)
      if bounds.overlaps(context.visibleRect) { draw(bounds, in: context) }
      for view in viewsByPosition {
        if view is LayerView { view.layoutIfNeeded() }
        view.render(in: context)
      }
    }
    if let border, border.width > 0 { stroke(bounds, border, in: context) }
  }

  private var roundsAllCorners: Bool { decoration.map { $0.maskedCorners == .all } ?? true }

  private func fill(_ rect: CGRect, _ color: UIColor, in context: any GraphicsContext) {
    guard let corners = decoration?.maskedCorners, corners != .all else {
      return context.fill(rect, cornerRadius: cornerRadius, color: color)
    }
    let path = UIBezierPath(roundedRect: rect, corners: corners, cornerRadius: cornerRadius)
    context.fill(path, color: color)
  }

  private func stroke(_ rect: CGRect, _ border: Border, in context: any GraphicsContext) {
    guard let corners = decoration?.maskedCorners, corners != .all else {
      return context.stroke(
        rect,
        cornerRadius: cornerRadius,
        width: border.width,
        color: border.color
      )
    }
    let half = border.width / 2
    let path = UIBezierPath(
      roundedRect: rect.insetBy(dx: half, dy: half),
      corners: corners,
      cornerRadius: max(0, cornerRadius - half)
    )
    context.stroke(path, width: border.width, color: border.color)
  }

  /// Draws the shadow of the background as rings that fade out, because there is no blur.
  private func drawShadow(in context: any GraphicsContext) {
    guard let decoration, decoration.shadowOpacity > 0, let color = decoration.shadowColor,
      decoration.shadowsBounds || backgroundColor != nil && !clipsToBounds
    else { return }
    let rings = max(1, min(8, Int(decoration.shadowRadius.rounded(.up))))
    let offset = decoration.shadowOffset
    let shadow = bounds.offsetBy(dx: offset.width, dy: offset.height)
    let alpha = CGFloat(min(1, decoration.shadowOpacity)) / CGFloat(rings)
    for ring in 0..<rings {
      let distance = decoration.shadowRadius * (1 - 2 * (CGFloat(ring) + 0.5) / CGFloat(rings))
      context.fill(
        shadow.insetBy(dx: -distance, dy: -distance),
        cornerRadius: max(0, cornerRadius + distance),
        color: color.withAlphaComponent(alpha)
      )
    }
  }

  /// The layer that draws content of its own; nil for most views.
  private var drawnLayer: CALayer? { decoration?.layer ?? (self as? LayerView)?.layerOfOwn }

  /// Subviews and sublayers from back to front; those with equal positions keep their order.
  private var viewsByPosition: [UIView] {
    let views = viewsAndLayers
    guard views.contains(where: { $0.zPosition != 0 }) else { return views }
    return views.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
