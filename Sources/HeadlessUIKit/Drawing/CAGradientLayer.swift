public import Foundation

/// A gradient behind the subviews of a view.
///
/// Added by `view.layer.insertSublayer(gradient, at: 0)` or `addSublayer`.
public final class CAGradientLayer {
  /// The rectangle in the view.
  public var frame = CGRect.zero
  /// The colours, of type `CGColor`; others are ignored.
  public var colors: [Any]?
  /// The positions of the colours, from 0 to 1; nil for equal distances.
  public var locations: [NSNumber]?
  /// The start, as shares of width and height; in the middle of the upper edge by default.
  public var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, as shares of width and height; in the middle of the lower edge by default.
  public var endPoint = CGPoint(x: 0.5, y: 1)
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// True if the gradient is not drawn.
  public var isHidden = false
  /// The opacity, from 0 to 1.
  public var opacity: Float = 1
  /// The view that the gradient was added to.
  weak var view: UIView?

  /// Creates a gradient without colours.
  public init() {}

  /// Removes the gradient from its view.
  @preconcurrency @MainActor
  public func removeFromSuperlayer() {
    view?.decoration?.gradients.removeAll { $0 === self }
    view = nil
  }

  /// The colours with their positions.
  public var stops: [(location: CGFloat, color: UIColor)] {
    let colors = (colors ?? []).compactMap { $0 as? UIColor }
    return colors.enumerated().map { index, color in
      let given = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
      return (given ?? CGFloat(index) / CGFloat(max(1, colors.count - 1)), color)
    }
  }

  func draw(in context: any GraphicsContext) {
    guard !isHidden, opacity > 0, frame.width > 0, frame.height > 0, !stops.isEmpty else { return }
    context.withOpacity(CGFloat(opacity)) {
      context.saving {
        context.clip(to: frame, cornerRadius: cornerRadius)
        context.fill(frame, with: self)
      }
    }
  }
}

/// The shadow, the gradients and the rounded corners of a view.
final class Decoration {
  var shadowColor: UIColor? = .black
  var shadowOpacity: Float = 0
  var shadowRadius: CGFloat = 3
  var shadowOffset = CGSize(width: 0, height: -3)
  var gradients: [CAGradientLayer] = []
  var maskedCorners = CACornerMask.all
  /// True if the bounds have a shadow even if they have no background, or clip the subviews.
  var shadowsBounds = false
}

extension UIView {
  /// True if the bounds have a shadow even if they have no background, or clip the subviews.
  package var shadowsBounds: Bool {
    get { decoration?.shadowsBounds ?? false }
    set { madeDecoration.shadowsBounds = newValue }
  }

  /// The decoration, which is made when needed.
  var madeDecoration: Decoration {
    if let decoration { return decoration }
    let new = Decoration()
    decoration = new
    return new
  }
}

extension CALayer {
  /// The colour of the shadow; black by default.
  public var shadowColor: CGColor? {
    get { view.decoration.map(\.shadowColor) ?? .black }
    nonmutating set { view.madeDecoration.shadowColor = newValue }
  }

  /// The opacity of the shadow, from 0, the default, to 1.
  public var shadowOpacity: Float {
    get { view.decoration?.shadowOpacity ?? 0 }
    nonmutating set { view.madeDecoration.shadowOpacity = newValue }
  }

  /// The blur radius of the shadow, in points.
  public var shadowRadius: CGFloat {
    get { view.decoration?.shadowRadius ?? 3 }
    nonmutating set { view.madeDecoration.shadowRadius = newValue }
  }

  /// The offset of the shadow, in points.
  public var shadowOffset: CGSize {
    get { view.decoration?.shadowOffset ?? CGSize(width: 0, height: -3) }
    nonmutating set { view.madeDecoration.shadowOffset = newValue }
  }

  /// The outline of the shadow, which is drawn around the bounds; nil for that.
  public var shadowPath: CGPath? {
    get { view.rare(nil) }
    nonmutating set { view.setRare(newValue) }
  }

  /// A name.
  public var name: String? {
    get { view.rare(nil, "layer.name") }
    nonmutating set { view.setRare(newValue, "layer.name") }
  }

  /// The number of pixels per point.
  public var contentsScale: CGFloat {
    get { view.contentScaleFactor }
    nonmutating set { view.contentScaleFactor = newValue }
  }

  /// The centre of the frame.
  public var position: CGPoint {
    get { view.center }
    nonmutating set { view.center = newValue }
  }

  /// The point of the bounds at the centre, as shares: the middle, whatever is set.
  public var anchorPoint: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    nonmutating set {}
  }

  /// The transform in space, of which a flat screen shows a part.
  public var transform: CATransform3D {
    get { view.transform3D }
    nonmutating set { view.transform3D = newValue }
  }

  /// True if it covers what is behind it; only a hint for drawing.
  public var isOpaque: Bool {
    get { view.isOpaque }
    nonmutating set { view.isOpaque = newValue }
  }

  /// True if it is drawn on another thread; it is not, here.
  public var drawsAsynchronously: Bool {
    get { false }
    nonmutating set {}
  }

  /// True if edges are smooth; a hint for drawing.
  public var allowsEdgeAntialiasing: Bool {
    get { false }
    nonmutating set {}
  }

  /// True if the opacity is that of everything together; it always is, here.
  public var allowsGroupOpacity: Bool {
    get { true }
    nonmutating set {}
  }

  /// Requests layout of the view.
  public func setNeedsLayout() { view.setNeedsLayout() }
  /// Lays out the view, if it needs it.
  public func layoutIfNeeded() { view.layoutIfNeeded() }
  /// Requests drawing of the view.
  public func setNeedsDisplay() { view.setNeedsDisplay() }
  /// Ends animations of layers, of which there are none here.
  public func removeAnimation(forKey key: String) {}

  /// Adds a gradient in front of the others, behind the subviews.
  public func addSublayer(_ gradient: CAGradientLayer) {
    insertSublayer(gradient, at: UInt32.max)
  }

  /// Inserts a gradient among the others, behind the subviews.
  public func insertSublayer(_ gradient: CAGradientLayer, at index: UInt32) {
    gradient.removeFromSuperlayer()
    let decoration = view.madeDecoration
    decoration.gradients.insert(gradient, at: min(Int(index), decoration.gradients.count))
    gradient.view = view
  }
}
