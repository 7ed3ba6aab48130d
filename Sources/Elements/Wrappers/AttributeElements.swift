public import Foundation
public import HeadlessUIKit

/// An element that shows another one with an opacity.
public struct Opacity: Element {
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat
  /// The element.
  public var wrappedElement: any Element

  /// Creates an element with an opacity.
  public init(opacity: CGFloat, wrapping element: any Element) {
    self.opacity = opacity
    wrappedElement = element
  }

  /// The element.
  public var content: ElementContent {
    ElementContent(child: wrappedElement, layout: FillLayout { $0.alpha = opacity })
  }
}

/// An element that shows another one or hides it; hidden elements take part in layout.
public struct Hidden: Element {
  /// True if the element is hidden.
  public var isHidden: Bool
  /// The element.
  public var wrappedElement: any Element

  /// Creates an element that hides another one.
  public init(_ isHidden: Bool = true, wrapping element: any Element) {
    self.isHidden = isHidden
    wrappedElement = element
  }

  /// The element.
  public var content: ElementContent {
    ElementContent(child: wrappedElement, layout: FillLayout { $0.isHidden = isHidden })
  }
}

/// An element that lets touches through to another one, or not.
public struct UserInteractionEnabled: Element {
  /// True if touches reach the element.
  public var isEnabled: Bool
  /// The element.
  public var wrappedElement: any Element

  /// Creates an element that lets touches through, or not.
  public init(_ isEnabled: Bool, wrapping element: any Element) {
    self.isEnabled = isEnabled
    wrappedElement = element
  }

  /// The element.
  public var content: ElementContent {
    ElementContent(
      child: wrappedElement,
      layout: FillLayout { $0.isUserInteractionEnabled = isEnabled }
    )
  }
}

/// An element that adjusts the tint of another one.
public struct TintAdjustmentMode: Element {
  /// The adjustment of the tint.
  public var tintAdjustmentMode: UIView.TintAdjustmentMode
  /// The element.
  public var wrappedElement: any Element

  /// Creates an element that adjusts the tint of another one.
  public init(_ mode: UIView.TintAdjustmentMode, wrapping element: any Element) {
    tintAdjustmentMode = mode
    wrappedElement = element
  }

  /// The element.
  public var content: ElementContent {
    ElementContent(
      child: wrappedElement,
      layout: FillLayout { $0.tintAdjustmentMode = tintAdjustmentMode }
    )
  }
}

/// An element that transforms another one around its centre.
public struct Transformed: Element {
  /// The transform.
  public var transform: CATransform3D
  /// The element.
  public var wrappedElement: any Element

  /// Creates an element that transforms another one.
  public init(transform: CATransform3D, wrapping element: any Element) {
    self.transform = transform
    wrappedElement = element
  }

  /// The element.
  public var content: ElementContent {
    ElementContent(child: wrappedElement, layout: FillLayout { $0.transform = transform })
  }
}

extension Element {
  /// The element with an opacity, from 0 to 1.
  public func opacity(_ opacity: CGFloat) -> Opacity { Opacity(opacity: opacity, wrapping: self) }

  /// The element, hidden or not.
  public func hidden(_ isHidden: Bool = true) -> Hidden { Hidden(isHidden, wrapping: self) }

  /// The element, which touches reach or not.
  public func userInteractionEnabled(_ isEnabled: Bool = true) -> UserInteractionEnabled {
    UserInteractionEnabled(isEnabled, wrapping: self)
  }

  /// The element with an adjusted tint.
  public func tintAdjustmentMode(_ mode: UIView.TintAdjustmentMode) -> TintAdjustmentMode {
    TintAdjustmentMode(mode, wrapping: self)
  }

  /// The element, transformed around its centre.
  public func transformed(_ transform: CATransform3D) -> Transformed {
    Transformed(transform: transform, wrapping: self)
  }

  /// The element, moved by a distance in points.
  public func translated(
    translateX x: CGFloat = 0,
    translateY y: CGFloat = 0,
    translateZ z: CGFloat = 0
  ) -> Transformed {
    transformed(CATransform3DMakeTranslation(x, y, z))
  }

  /// The element, rotated in the plane.
  public func rotated(by angle: Measurement<UnitAngle>) -> Transformed {
    let radians = CGFloat(angle.converted(to: .radians).value)
    return transformed(CATransform3DMakeRotation(radians, 0, 0, 1))
  }

  /// The element, scaled by factors.
  public func scaled(scaleX x: CGFloat = 1, scaleY y: CGFloat = 1) -> Transformed {
    transformed(CATransform3DMakeScale(x, y, 1))
  }
}
