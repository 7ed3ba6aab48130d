public import Foundation

/// A part of a picture, with clipping, border, shadow and sublayers, with the names of QuartzCore.
///
/// The layer of a view is made when it is asked for; its values are the view's. A layer of your own has a
/// view that is no subview of any other.
@preconcurrency @MainActor
open class CALayer {
  /// The view of which this is the layer; nil for a layer of your own, or if the view is gone.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var viewAbove: UIView?
  /// The view that has the values of a layer of your own.
  private final lazy var ownView = LayerView(of: self)
  /// The view that has the values.
  final var view: UIView { viewAbove ?? ownView }

  /// Creates an empty layer.
  public init() {}

  /// Creates an empty layer; none is ever copied here.
  public init(layer: Any) {}

  package convenience init(forView: Bool) {
    self.init()
  }

  /// Called before drawing, if the size has changed or layout was requested; does nothing by default.
  open func layoutSublayers() {}

  /// The outline to which it clips what it masks, in that one's coordinates; nil for no clipping.
  var outline: UIBezierPath? { UIBezierPath(roundedRect: frame, cornerRadius: cornerRadius) }
  /// The view of the layer that a layer of your own was added to.
  final weak var viewOfSuperlayer: UIView?
  /// The animations that were added, by key.
  final var animations: [String: CAAnimation] = [:]

  /// Draws what the kind of layer adds between background and sublayers: by default what `draw(in:)` does.
  func drawContent(_ bounds: CGRect, in context: any GraphicsContext) {
    if let contents { drawContents(contents, in: context) }
    // Most layers are of no kind of their own.
    if type(of: self) != CALayer.self { draw(in: CGContext(on: context)) }
  }

  /// Draws the content of a layer of your own kind; does nothing by default.
  open func draw(in ctx: CGContext) {}

  /// The radius of the corners, in points.
  public final var cornerRadius: CGFloat {
    get { view.cornerRadius }
    set { view.cornerRadius = newValue }
  }

  /// True if subviews are clipped at the edges.
  public final var masksToBounds: Bool {
    get { view.clipsToBounds }
    set { view.clipsToBounds = newValue }
  }

  /// The stacking order among the siblings; those with equal positions keep their order.
  public final var zPosition: CGFloat {
    get { view.zPosition }
    set { view.zPosition = newValue }
  }

  /// The width of the border, on the inside of the edges, in points.
  public final var borderWidth: CGFloat {
    get { view.border?.width ?? 0 }
    set { view.border = Border(width: newValue, color: borderColor ?? .black) }
  }

  /// The colour of the border; black by default.
  public final var borderColor: CGColor? {
    get { view.border?.color }
    set { view.border = Border(width: borderWidth, color: newValue ?? .clear) }
  }
}

extension CALayer {
  /// The opacity, from 0 to 1.
  public var opacity: Float {
    get { Float(view.alpha) }
    set { view.alpha = CGFloat(newValue) }
  }

  /// True if it is not shown.
  public var isHidden: Bool {
    get { view.isHidden }
    set { view.isHidden = newValue }
  }

  /// The colour behind the content.
  public var backgroundColor: CGColor? {
    get { view.backgroundColor }
    set { view.backgroundColor = newValue }
  }

  /// The rectangle in the layer above, in points.
  public var frame: CGRect {
    get { view.frame }
    set { view.frame = newValue }
  }

  /// The rectangle in its own coordinates, in points.
  public var bounds: CGRect {
    get { view.bounds }
    set { view.bounds = newValue }
  }

  /// The curve of round corners; a circle's here.
  public var cornerCurve: CALayerCornerCurve {
    get { .circular }
    set {}
  }

  /// True if a device keeps a picture of the layer; false here, whatever is set.
  public var shouldRasterize: Bool {
    get { false }
    set {}
  }

  /// The scale of such a picture; 1 here, whatever is set.
  public var rasterizationScale: CGFloat {
    get { 1 }
    set {}
  }

}

extension CALayer: Hashable {
  /// Returns whether they are the same object.
  nonisolated public static func == (left: CALayer, right: CALayer) -> Bool { left === right }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
