public import Foundation

extension CALayer {
  /// The picture of the layer, a `CGImage` or a `UIImage`; nil for none.
  public var contents: Any? {
    get { (view.rare(nil, "layer.contents") as LayerContents?)?.value }
    set { view.setRare(newValue.map(LayerContents.init), "layer.contents") }
  }

  /// The place of that picture.
  public var contentsGravity: CALayerContentsGravity {
    get { view.rare(.resize, "layer.contentsGravity") }
    set { view.setRare(newValue, "layer.contentsGravity") }
  }

  /// The part of that picture that is shown, as shares; all of it is, here.
  public var contentsRect: CGRect {
    get { view.rare(CGRect(x: 0, y: 0, width: 1, height: 1), "layer.contentsRect") }
    set { view.setRare(newValue, "layer.contentsRect") }
  }

  /// The part of that picture that is stretched, as shares; all of it is, here.
  public var contentsCenter: CGRect {
    get { view.rare(CGRect(x: 0, y: 0, width: 1, height: 1), "layer.contentsCenter") }
    set { view.setRare(newValue, "layer.contentsCenter") }
  }

  /// The transform of the sublayers in space; they are shown without it.
  public var sublayerTransform: CATransform3D {
    get { view.rare(CATransform3DIdentity, "layer.sublayerTransform") }
    set { view.setRare(newValue, "layer.sublayerTransform") }
  }

  /// The speed of animations, relative to that of the layer above; it has no effect here.
  public var speed: Float {
    get { view.rare(1, "layer.speed") }
    set { view.setRare(newValue, "layer.speed") }
  }

  /// The distance into its time at which the layer is, in seconds; it has no effect here.
  public var timeOffset: CFTimeInterval {
    get { view.rare(0, "layer.timeOffset") }
    set { view.setRare(newValue, "layer.timeOffset") }
  }

  /// The start of the layer's time, in seconds; it has no effect here.
  public var beginTime: CFTimeInterval {
    get { view.rare(0, "layer.beginTime") }
    set { view.setRare(newValue, "layer.beginTime") }
  }

  /// The filters of the layer; they are not drawn.
  public var filters: [Any]? {
    get { view.rare(nil, "layer.filters") }
    set { view.setRare(newValue, "layer.filters") }
  }

  /// The filters of what is behind the layer; they are not drawn.
  public var backgroundFilters: [Any]? {
    get { view.rare(nil, "layer.backgroundFilters") }
    set { view.setRare(newValue, "layer.backgroundFilters") }
  }

  /// Converts a time of another layer to that of this one: all have the same.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// Converts a time of this layer to that of another one: all have the same.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  /// Converts a point of this layer to the coordinates of another one; nil for those of the root.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let outside = sequence(first: self, next: \.superlayer).reduce(p) { $1.view.outside($0) }
    return l?.inside(outside) ?? outside
  }

  /// Converts a point of another layer to the coordinates of this one; nil for those of the root.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    l?.convert(p, to: self) ?? inside(p)
  }

  /// The bounding box of a rectangle of this layer in the coordinates of another one.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, to: l) })
  }

  /// The bounding box of a rectangle of another layer in the coordinates of this one.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, from: l) })
  }

  /// Converts a point of the root's coordinates to those of the layer.
  private func inside(_ point: CGPoint) -> CGPoint {
    view.fromSuperview(superlayer?.inside(point) ?? point)
  }

  /// Returns whether a point of its own coordinates is in the layer.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Draws the layer and all its sublayers, in its own coordinates.
  public func render(in ctx: CGContext) {
    view.layoutIfNeeded()
    ctx.saving { view.renderContent(in: ctx) }
  }

  /// Draws the picture of the layer in its place.
  func drawContents(_ contents: Any, in context: any GraphicsContext) {
    guard let image = contents as? UIImage ?? (contents as? CGImage)?.image else { return }
    let place = contentsGravity.contentMode.frame(of: image.size, in: bounds)
    context.draw(image, tint: .systemBlue, in: place)
  }
}

/// The picture of a layer, whatever it is.
private struct LayerContents {
  let value: Any
}

/// The places of the picture of a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a place from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Over the whole layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as it fits into the layer.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as it covers the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// The same place in a view.
  fileprivate var contentMode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}

extension UIColor {
  /// Red, green, blue and opacity in light mode.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  /// The number of components: red, green, blue and opacity.
  public var numberOfComponents: Int { 4 }
  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { withAlphaComponent(alpha) }
}
