public import Foundation

extension CALayer {
  /// The colour of the shadow; black by default.
  public var shadowColor: CGColor? {
    get { view.decoration.map(\.shadowColor) ?? .black }
    set { view.madeDecoration.shadowColor = newValue }
  }

  /// The opacity of the shadow, from 0, the default, to 1.
  public var shadowOpacity: Float {
    get { view.decoration?.shadowOpacity ?? 0 }
    set { view.madeDecoration.shadowOpacity = newValue }
  }

  /// The blur radius of the shadow, in points.
  public var shadowRadius: CGFloat {
    get { view.decoration?.shadowRadius ?? 3 }
    set { view.madeDecoration.shadowRadius = newValue }
  }

  /// The offset of the shadow, in points.
  public var shadowOffset: CGSize {
    get { view.decoration?.shadowOffset ?? CGSize(width: 0, height: -3) }
    set { view.madeDecoration.shadowOffset = newValue }
  }

  /// The outline of the shadow, which is drawn around the bounds; nil for that.
  public var shadowPath: CGPath? {
    get { view.rare(nil) }
    set { view.setRare(newValue) }
  }

  /// A name.
  public var name: String? {
    get { view.rare(nil, "layer.name") }
    set { view.setRare(newValue, "layer.name") }
  }

  /// The number of pixels per point.
  public var contentsScale: CGFloat {
    get { view.contentScaleFactor }
    set { view.contentScaleFactor = newValue }
  }

  /// The place of the anchor in the layer above: the centre of the frame by default.
  public var position: CGPoint {
    get { view.center }
    set { view.center = newValue }
  }

  /// The point of the layer at `position`, and around which it is transformed, as shares of its size: the
  /// middle by default.
  public var anchorPoint: CGPoint {
    get { view.anchorPoint }
    set { view.anchorPoint = newValue }
  }

  /// The anchor on the axis of depth; it has no effect on a flat screen.
  public var anchorPointZ: CGFloat {
    get { view.rare(0, "layer.anchorPointZ") }
    set { view.setRare(newValue, "layer.anchorPointZ") }
  }

  /// Lays out and draws the layer; kept, without an effect.
  public var delegate: (any CALayerDelegate)? {
    get { view.rareObject("layer.delegate") as? any CALayerDelegate ?? viewAbove }
    set { view.setRareObject(newValue, "layer.delegate") }
  }

  /// True if the layer is shown when it faces away; it never does, here.
  public var isDoubleSided: Bool {
    get { view.rare(true, "layer.isDoubleSided") }
    set { view.setRare(newValue, "layer.isDoubleSided") }
  }

  /// Sets the transform in the plane.
  public func setAffineTransform(_ m: CGAffineTransform) { view.transform = m }

  /// The transform in the plane.
  public func affineTransform() -> CGAffineTransform { view.transform }

  /// The transform in space, of which a flat screen shows a part.
  public var transform: CATransform3D {
    get { view.transform3D }
    set { view.transform3D = newValue }
  }

  /// True if it covers what is behind it; only a hint for drawing.
  public var isOpaque: Bool {
    get { view.isOpaque }
    set { view.isOpaque = newValue }
  }

  /// True if it is drawn on another thread; it is not, here.
  public var drawsAsynchronously: Bool {
    get { false }
    set {}
  }

  /// True if edges are smooth; a hint for drawing.
  public var allowsEdgeAntialiasing: Bool {
    get { false }
    set {}
  }

  /// True if the opacity is that of everything together; it always is, here.
  public var allowsGroupOpacity: Bool {
    get { true }
    set {}
  }

  /// Requests layout of the view.
  public func setNeedsLayout() { view.setNeedsLayout() }
  /// Lays out the view, if it needs it.
  public func layoutIfNeeded() { view.layoutIfNeeded() }
  /// Requests drawing of the view.
  public func setNeedsDisplay() { view.setNeedsDisplay() }
}
