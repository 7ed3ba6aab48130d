public import Foundation

/// An object with a content of a size: a controller, or a presentation of one.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the content prefers.
  var preferredContentSize: CGSize { get }
  /// Called after a controller inside prefers another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a controller inside.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}

extension UIPresentationController: UIContentContainer {
  /// The size that the presented controller prefers.
  public var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
}
