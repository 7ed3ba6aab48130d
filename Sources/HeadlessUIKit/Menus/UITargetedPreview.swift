public import Foundation

/// The look of what is lifted while a menu is open or a row is dragged; it is not drawn here.
@preconcurrency @MainActor
open class UIPreviewParameters {
  /// The part of the view that is seen; nil for all.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil for that of the part.
  open var shadowPath: UIBezierPath?
  /// The colour behind it; nil for that of the view.
  open var backgroundColor: UIColor?

  /// Creates the default look.
  public required init() {}
}

/// The look of a row that is dragged.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place to which a preview goes.
@preconcurrency @MainActor
open class UIPreviewTarget {
  /// The view around it.
  public let container: UIView
  /// The place in that view.
  public let center: CGPoint
  /// The transform at the place.
  public let transform: CGAffineTransform

  /// Creates a place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// A view that is lifted while a menu is open or a row is dragged; it is not drawn here.
@preconcurrency @MainActor
open class UITargetedPreview {
  /// The view.
  public let view: UIView
  /// The look.
  public let parameters: UIPreviewParameters
  /// The place to which it goes.
  public let target: UIPreviewTarget

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview of a view that stays at its place.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }
}
