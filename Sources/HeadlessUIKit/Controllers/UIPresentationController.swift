public import Foundation

/// The presentation of a controller.
@preconcurrency @MainActor
open class UIPresentationController {
  /// The controller that is presented.
  public private(set) final unowned var presentedViewController: UIViewController
  /// Is notified of dismissals by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view of the presentation, which fills the window and has the presented view in it; nil outside of one.
  public internal(set) final var containerView: UIView?
  private weak var presenting: UIViewController?
  /// The traits of the presented controller; nil for those around it.
  open var overrideTraitCollection: UITraitCollection? {
    didSet {
      if presentedViewController.relations.presenting != nil { setTraits(overrideTraitCollection) }
    }
  }

  /// Creates the presentation of a controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: the controller.
  ///   - presentingViewController: the one that presents it; nil if it is not known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
  }

  /// The controller that presents the other one; before a presentation the presented one, if none was given.
  public final var presentingViewController: UIViewController {
    presentedViewController.relations.presenting ?? presenting ?? presentedViewController
  }

  /// Gives the presented view the traits of the presentation, if there are any.
  final func applyTraits() {
    if let overrideTraitCollection { setTraits(overrideTraitCollection) }
  }

  /// Takes the traits of the presentation from the view that was presented.
  final func removeTraits() {
    if overrideTraitCollection != nil { setTraits(nil) }
  }

  private func setTraits(_ traits: UITraitCollection?) {
    presentedViewController.overriddenCollection = traits
  }

  /// True if the presentation takes a touch at a point of the container, so that nothing below does.
  func takesTouch(at point: CGPoint) -> Bool { containerView?.bounds.contains(point) ?? false }

  /// The view of the presented controller.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The place of the presented view: by default the whole container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The style on narrow screens, which is not used here.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// True if the presentation covers the screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// True if the view of the presenting controller leaves the window.
  open var shouldRemovePresentersView: Bool { presentationStyle.replacesPresenter }

  /// Called before the presented view is shown; does nothing by default.
  open func presentationTransitionWillBegin() {}
  /// Called after the presented view is shown; does nothing by default.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view is taken away; does nothing by default.
  open func dismissalTransitionWillBegin() {}
  /// Called after the presented view was taken away; does nothing by default.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container places its subviews; does nothing by default.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has placed its subviews; does nothing by default.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the container gets another size; does nothing by default.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called after `preferredContentSize` of the presented controller was set; does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of the presented controller: by default that of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Simulates that the user dismisses the controller, as by swiping a sheet down.
  ///
  /// - Returns: whether the controller and the delegate allow it.
  @discardableResult
  public func simulateDismissal() -> Bool {
    let mayDismiss =
      !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
    guard mayDismiss else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true)
    delegate?.presentationControllerDidDismiss(self)
    return true
  }
}

/// The view of a presentation.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    presentation?.takesTouch(at: point) ?? bounds.contains(point)
  }
}

/// Allows dismissals by the user, and is notified of them.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns whether the user may dismiss the controller.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The user dismisses the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user tried to dismiss the controller, which is not allowed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// Always true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
