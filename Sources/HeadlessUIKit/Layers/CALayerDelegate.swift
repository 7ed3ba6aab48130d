/// An object that lays out and draws a layer: its view, or another object, which is not called here.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Draws the layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The animation of a change of the layer; nil for the default one.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Always nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}
