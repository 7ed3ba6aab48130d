public import Foundation

/// The clipping, border and stacking of a view, with the names of QuartzCore.
///
/// A wrapper of a `UIView`, not an object.
@preconcurrency @MainActor
public struct CALayer {
  let view: UIView

  init(of view: UIView) {
    self.view = view
  }

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { view.cornerRadius }
    nonmutating set { view.cornerRadius = newValue }
  }

  /// True if subviews are clipped at the edges.
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    nonmutating set { view.clipsToBounds = newValue }
  }

  /// The stacking order among the siblings; those with equal positions keep their order.
  public var zPosition: CGFloat {
    get { view.zPosition }
    nonmutating set { view.zPosition = newValue }
  }

  /// The width of the border, on the inside of the edges, in points.
  public var borderWidth: CGFloat {
    get { view.border?.width ?? 0 }
    nonmutating set { view.border = Border(width: newValue, color: borderColor ?? .black) }
  }

  /// The colour of the border; black by default.
  public var borderColor: CGColor? {
    get { view.border?.color }
    nonmutating set { view.border = Border(width: borderWidth, color: newValue ?? .clear) }
  }
}

extension CALayer {
  /// The opacity, from 0 to 1.
  public var opacity: Float {
    get { Float(view.alpha) }
    nonmutating set { view.alpha = CGFloat(newValue) }
  }

  /// True if it is not shown.
  public var isHidden: Bool {
    get { view.isHidden }
    nonmutating set { view.isHidden = newValue }
  }

  /// The colour behind the content.
  public var backgroundColor: CGColor? {
    get { view.backgroundColor }
    nonmutating set { view.backgroundColor = newValue }
  }

  /// The rectangle in the layer above, in points.
  public var frame: CGRect {
    get { view.frame }
    nonmutating set { view.frame = newValue }
  }

  /// The rectangle in its own coordinates, in points.
  public var bounds: CGRect {
    get { view.bounds }
    nonmutating set { view.bounds = newValue }
  }

  /// The curve of round corners; a circle's here.
  public var cornerCurve: CALayerCornerCurve {
    get { .circular }
    nonmutating set {}
  }

  /// True if a device keeps a picture of the layer; false here, whatever is set.
  public var shouldRasterize: Bool {
    get { false }
    nonmutating set {}
  }

  /// The scale of such a picture; 1 here, whatever is set.
  public var rasterizationScale: CGFloat {
    get { 1 }
    nonmutating set {}
  }

  /// Ends animations of layers, of which there are none here.
  public func removeAllAnimations() {}
}

/// The curves of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A circle's.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// One without a kink.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The colour type of layers, which here is the same type.
public typealias CGColor = UIColor

extension UIColor {
  /// The colour for layers.
  public var cgColor: CGColor { self }
}

/// The border of a view.
///
/// A class, so that views without a border stay small.
final class Border {
  let width: CGFloat
  let color: UIColor

  init(width: CGFloat, color: UIColor) {
    self.width = width
    self.color = color
  }
}

extension UIView {
  /// The clipping, border and stacking of the view.
  public var layer: CALayer { CALayer(of: self) }
}
