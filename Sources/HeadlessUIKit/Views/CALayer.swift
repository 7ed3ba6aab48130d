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
