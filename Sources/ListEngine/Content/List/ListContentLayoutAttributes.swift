public import Foundation
public import HeadlessUIKit

/// The position and look of an element of a list at one end of an animation.
public struct ListContentLayoutAttributes: Hashable, Sendable {
  /// The size, in points.
  public var size: CGSize
  /// The center, in the coordinates of the content.
  public var center: CGPoint
  /// The affine transform of the element.
  public var transform: CGAffineTransform
  /// The 3D transform of the element.
  public var transform3D: CATransform3D
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat
  /// The stacking order: elements with a higher number are in front.
  public var zIndex: Int

  /// Creates the attributes of an element at rest in a frame.
  public init(frame: CGRect, zIndex: Int = 0) {
    size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
    transform = .identity
    transform3D = CATransform3DIdentity
    alpha = 1
    self.zIndex = zIndex
  }

  /// The position and size, without the transforms; setting it changes `center` and `size`.
  public var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2,
        y: center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
}
