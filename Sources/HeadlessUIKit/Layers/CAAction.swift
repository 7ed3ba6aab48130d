public import Foundation

/// An object that is run when a property of a layer changes; it is not, here.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Runs it for a property of an object.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {
  /// Adds the animation to a layer.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

extension NSNull: CAAction {
  /// Does nothing: the property changes at once.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// An object that lays out and draws a layer: the view of it, or one of an app, which is not called here.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Draws the layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The animation of a change of the layer; nil for the usual one.
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
