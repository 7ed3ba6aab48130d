public import Foundation

/// Recognises a pointer over a view; there is none here, so that a test sets `state`.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// The look of a pointer over a view; there is none here.
@preconcurrency @MainActor
open class UIPointerInteraction: UIInteraction {
  /// Gives the look.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view below the pointer.
  public private(set) weak var view: UIView?
  /// True if the pointer has a custom look.
  open var isEnabled = true

  /// Creates an interaction whose look an object gives.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Called before the interaction is added to another view, or to none; does nothing by default.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks for the look again; there is no pointer.
  open func invalidate() {}
}

/// Gives the look of a pointer; not asked here.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// The area in which the pointer has a custom look; nil for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The look in an area; nil for the default one.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// The default look.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// The place of a pointer.
public struct UIPointerRegionRequest: Hashable, Sendable {
  /// The point in the view.
  public let location: CGPoint
}

/// An area in which a pointer has a custom look.
@preconcurrency @MainActor
public final class UIPointerRegion {
  /// The area, in the coordinates of the view.
  public let rect: CGRect
  /// The name.
  public let identifier: AnyHashable?

  /// Creates an area.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
}

/// The look of a pointer.
@preconcurrency @MainActor
public final class UIPointerStyle {
  /// The change of the view below; nil for none.
  public let effect: UIPointerEffect?
  /// The shape; nil for the default one.
  public let shape: UIPointerShape?

  /// Creates a look that changes the view below.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
  }

  /// Creates a look with a shape.
  public init(shape: UIPointerShape, constrainedAxes axes: NSLayoutConstraint.Axis? = nil) {
    (effect, self.shape) = (nil, shape)
  }
}

/// The changes of a view below a pointer.
public enum UIPointerEffect {
  /// As the system does it.
  case automatic(UITargetedPreview)
  /// The pointer becomes its background.
  case highlight(UITargetedPreview)
  /// It is lifted.
  case lift(UITargetedPreview)
  /// It grows.
  case hover(UITargetedPreview)
}

/// The shapes of a pointer.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// An upright line.
  case verticalBeam(length: CGFloat)
  /// A level line.
  case horizontalBeam(length: CGFloat)
}
