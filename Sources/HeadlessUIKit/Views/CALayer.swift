public import Foundation

/// How a view is cut, framed and stacked, by the names of QuartzCore.
///
/// A view onto a `UIView`, not an object of its own.
public struct CALayer {
  private let view: UIView

  init(of view: UIView) {
    self.view = view
  }

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { view.cornerRadius }
    nonmutating set { view.cornerRadius = newValue }
  }

  /// Whether children are cut off at the edges.
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    nonmutating set { view.clipsToBounds = newValue }
  }

  /// How far in front of its siblings the view lies; those of equal position lie in their order.
  public var zPosition: CGFloat {
    get { view.zPosition }
    nonmutating set { view.zPosition = newValue }
  }

  /// The width of the line along the edges, on their inside, in points.
  public var borderWidth: CGFloat {
    get { view.border?.width ?? 0 }
    nonmutating set { view.border = Border(width: newValue, color: borderColor ?? .black) }
  }

  /// The colour of the line along the edges; black, once there is a line.
  public var borderColor: CGColor? {
    get { view.border?.color }
    nonmutating set { view.border = Border(width: borderWidth, color: newValue ?? .clear) }
  }
}

/// A colour as layers take it, which here is no other type.
public typealias CGColor = UIColor

extension UIColor {
  /// The colour as layers take it.
  public var cgColor: CGColor { self }
}

/// The line along the edges of a view.
///
/// An object, so that views without one stay small.
final class Border {
  let width: CGFloat
  let color: UIColor

  init(width: CGFloat, color: UIColor) {
    self.width = width
    self.color = color
  }
}

extension UIView {
  /// How the view is cut, framed and stacked.
  public var layer: CALayer { CALayer(of: self) }
}
