import Foundation

/// The view that has the values of a layer that is not a view's.
///
/// It is in no other view: the view of the layer above draws it.
final class LayerView: UIView {
  weak var layerOfOwn: CALayer?

  init(of layer: CALayer) {
    layerOfOwn = layer
    super.init(frame: .zero)
  }

  override func layoutSubviews() {
    layerOfOwn?.layoutSublayers()
  }
}

extension UIView {
  /// The layer of the view: clipping, border, shadow, stacking and sublayers.
  public var layer: CALayer {
    if let layer = decoration?.layer ?? (self as? LayerView)?.layerOfOwn { return layer }
    let layer = CALayer.make(Self.layerClass)
    layer.viewAbove = self
    madeDecoration.layer = layer
    return layer
  }
}

extension CALayer {
  /// A layer of a class; of this one, if it is none of layers.
  ///
  /// Calls the convenience initialiser with the class that it is called on, which the language permits for
  /// one known class only; see `UIView.makeWithFrame`.
  static func make(_ type: AnyClass) -> CALayer {
    guard type != CALayer.self, let type = type as? CALayer.Type else { return CALayer() }
    return type.makeForView(true)
  }

  @_silgen_name("$s13HeadlessUIKit7CALayerC7forViewACSb_tcfC")
  private static func makeForView(_ isForView: Bool) -> CALayer
}
