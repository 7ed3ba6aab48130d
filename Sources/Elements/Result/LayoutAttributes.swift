public import Foundation
public import HeadlessUIKit

/// The position and the look of an element in its parent.
public struct LayoutAttributes: Equatable {
  /// The centre, in the parent's coordinates.
  public var center: CGPoint
  /// The element's own coordinates.
  public var bounds: CGRect
  /// The transform around the centre.
  public var transform: CATransform3D {
    get { ownTransform?.value ?? CATransform3DIdentity }
    set { ownTransform = CATransform3DIsIdentity(newValue) ? nil : TransformBox(newValue) }
  }
  /// Nil for none: attributes are copied often, and most have none.
  private var ownTransform: TransformBox?
  /// True if there is a transform.
  var isTransformed: Bool { ownTransform != nil }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat = 1
  /// True if touches reach the element.
  public var isUserInteractionEnabled = true
  /// True if the element is hidden.
  public var isHidden = false
  /// The adjustment of the tint.
  public var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic

  /// Creates attributes of an element without a size, around the origin.
  public init() {
    self.init(center: .zero, bounds: .zero)
  }

  /// Creates attributes of a frame in the parent.
  public init(frame: CGRect) {
    self.init(
      center: CGPoint(
        x: frame.origin.x + frame.size.width / 2,
        y: frame.origin.y + frame.size.height / 2
      ),
      bounds: CGRect(origin: .zero, size: frame.size)
    )
  }

  /// Creates attributes of an element of a size at the origin.
  public init(size: CGSize) {
    self.init(frame: CGRect(origin: .zero, size: size))
  }

  /// Creates attributes of a centre and bounds.
  public init(center: CGPoint, bounds: CGRect) {
    self.center = center
    self.bounds = bounds
  }

  init(frame: CGRect, _ attributes: LayoutSubelement.Attributes) {
    self.init(frame: frame)
    if !CATransform3DIsIdentity(attributes.transform) { transform = attributes.transform }
    alpha = attributes.alpha
    isUserInteractionEnabled = attributes.isUserInteractionEnabled
    isHidden = attributes.isHidden
    tintAdjustmentMode = attributes.tintAdjustmentMode
  }

  /// The frame in the parent, before the transform.
  public var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.size.width / 2,
        y: center.y - bounds.size.height / 2,
        width: bounds.size.width,
        height: bounds.size.height
      )
    }
    set {
      center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2,
        y: newValue.origin.y + newValue.size.height / 2
      )
      bounds.size = newValue.size
    }
  }

  /// The attributes in the space of the parent of an element with the given attributes.
  public func within(_ parent: LayoutAttributes) -> LayoutAttributes {
    var result = self
    let (x, y) = (parent.bounds.midX, parent.bounds.midY)
    if !parent.isTransformed {
      result.center.x += parent.center.x - x
      result.center.y += parent.center.y - y
    } else {
      let map = CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), parent.transform),
        CATransform3DMakeTranslation(parent.center.x, parent.center.y, 0)
      )
      result.center = center.applying(map)
      result.transform = CATransform3DConcat(transform, map.withoutTranslation)
    }
    result.alpha *= parent.alpha
    result.isUserInteractionEnabled =
      isUserInteractionEnabled && parent.isUserInteractionEnabled
    result.isHidden = isHidden || parent.isHidden
    if tintAdjustmentMode == .automatic { result.tintAdjustmentMode = parent.tintAdjustmentMode }
    return result
  }

  /// Applies the attributes to a view.
  @preconcurrency @MainActor
  func apply(to view: UIView) {
    var frame = frame
    // An element may have a negative size, which shows nothing.
    frame.size = CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
    if view.frame != frame { view.frame = frame }
    let map = isTransformed ? CATransform3DGetAffineTransform(transform) : .identity
    if view.transform != map { view.transform = map }
    if view.alpha != alpha { view.alpha = alpha }
    view.isUserInteractionEnabled = isUserInteractionEnabled
    view.isHidden = isHidden
  }
}

/// A transform that is shared by copies.
private final class TransformBox: Equatable {
  let value: CATransform3D

  init(_ value: CATransform3D) {
    self.value = value
  }

  static func == (left: TransformBox, right: TransformBox) -> Bool {
    left === right || left.value == right.value
  }
}

extension CATransform3D {
  fileprivate var withoutTranslation: CATransform3D {
    var map = self
    (map.m41, map.m42, map.m43) = (0, 0, 0)
    return map
  }
}

extension CGPoint {
  /// The point transformed by a transform of space, in the plane.
  func applying(_ map: CATransform3D) -> CGPoint {
    CGPoint(
      x: x * map.m11 + y * map.m21 + map.m41,
      y: x * map.m12 + y * map.m22 + map.m42
    )
  }
}
