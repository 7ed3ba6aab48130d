public import Foundation

/// The presentation of a controller in a popover, which here fills the screen.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view at which it points.
  open weak var sourceView: UIView?
  /// The rectangle in that view at which it points.
  open var sourceRect = CGRect.null
  /// The button at which it points.
  open var barButtonItem: UIBarButtonItem?
  /// The item at which it points.
  open var sourceItem: AnyObject?

  /// The directions in which it may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction in which it points: unknown, as it fills the screen.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The views that can be touched beside it.
  open var passthroughViews: [UIView]?
  /// The colour of its frame.
  open var backgroundColor: UIColor?
  /// The least distance from the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// True if it may cover what it points at.
  open var canOverlapSourceViewRect = false
}

/// The directions in which a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Unknown.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}

/// Allows dismissals of a popover, and is notified of it.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
  /// The place at which the popover points has changed; not called here.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Does nothing.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) {}
}
