import Foundation

/// The ways in which a screen covers another one.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// The whole screen, instead of the other one.
  case fullScreen
  /// A sheet.
  case pageSheet
  /// A smaller sheet.
  case formSheet
  /// The area of the presenting controller.
  case currentContext
  /// As the presentation controller says.
  case custom
  /// The whole screen, above the other one.
  case overFullScreen
  /// The area of the presenting controller, above it.
  case overCurrentContext
  /// A popover.
  case popover
  /// Not at all.
  case none = -1
  /// The default, a sheet.
  case automatic = -2

  /// True if the screen below leaves the screen.
  var replacesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// The animations with which a screen is presented.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From below.
  case coverVertical
  /// Turned round.
  case flipHorizontal
  /// Faded in.
  case crossDissolve
  /// As a page that is turned.
  case partialCurl
}

// Presenting and dismissing take no time here: when the call returns, it is done, and the completion
// was called.
extension UIViewController {
  /// The controller that this one or a container of it presents.
  public var presentedViewController: UIViewController? {
    sequence(first: self) { $0.parent }.lazy.compactMap(\.relations.presented).first
  }

  /// The controller that presents this one or a container of it.
  public var presentingViewController: UIViewController? {
    sequence(first: self) { $0.parent }.lazy.compactMap(\.relations.presenting).first
  }

  /// True while the controller is being presented.
  public var isBeingPresented: Bool { relations.isBeingPresented }

  /// True while the controller is being dismissed.
  public var isBeingDismissed: Bool { relations.isBeingDismissed }

  /// The object that manages the presentation of the controller.
  public var presentationController: UIPresentationController? {
    presentationController(source: relations.presenting ?? self)
  }

  /// The presentation controller, which is made anew if the style was set outside of a presentation.
  private func presentationController(source: UIViewController) -> UIPresentationController? {
    let style = modalPresentationStyle
    let isKept = relations.presenting != nil || relations.presentationStyle == style
    if isKept, let made = relations.presentationController { return made }
    relations.presentationStyle = style
    relations.presentationController =
      style == .none ? nil : makePresentationController(source: source)
    return relations.presentationController
  }

  private func makePresentationController(source: UIViewController) -> UIPresentationController {
    let presenting = relations.presenting
    return switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presenting,
        source: source
      ) ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    default: UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// The sheet in which the controller is presented; nil for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover in which the controller is presented; nil for other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Notifies the delegate of a popover that it is about to be shown.
  private func prepareForPopover() {
    guard modalPresentationStyle == .popover, let popover = popoverPresentationController,
      let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate
    else { return }
    delegate.prepareForPopoverPresentation(popover)
  }

  /// Presents a controller above this one, unless one of them takes part in a presentation.
  func presentNow(
    _ controller: UIViewController,
    animated flag: Bool,
    _ completion: (() -> Void)?
  ) {
    let presenter = presenter
    guard presenter.relations.presented == nil, controller.relations.presenting == nil,
      controller !== presenter
    else { return }
    precondition(
      controller.modalPresentationStyle != .none,
      "a controller with the style .none can't be presented: set another modalPresentationStyle"
    )
    if controller.relations.presentationStyle != controller.modalPresentationStyle {
      controller.relations.presentationController = nil
    }
    controller.prepareForPopover()
    presenter.relations.presented = controller
    controller.relations.presenting = presenter
    _ = controller.presentationController(source: self)
    controller.relations.isBeingPresented = true
    let transition = ViewTransition(isAnimated: flag)
    controller.relations.transition = transition
    presenter.relations.transition = transition
    controller.loadViewIfNeeded()
    Presentation(controller, by: presenter, from: self, transition).present()
    controller.relations.transition = nil
    presenter.relations.transition = nil
    controller.relations.isBeingPresented = false
    transition.finish()
    completion?()
  }

  /// Dismisses what the controller presents; or, if it presents nothing, the controller itself.
  func dismissNow(animated flag: Bool, _ completion: (() -> Void)?) {
    defer { completion?() }
    let holder = sequence(first: self) { $0.parent }.first { $0.relations.presented != nil }
    guard let presenter = holder ?? presentingViewController else { return }
    presenter.dismissPresented(animated: flag)
  }

  /// Ends the presentations above a controller that leaves the window, and stays covered until then.
  func endPresentations() {
    for controller in sequence(first: self, next: { $0.relations.presented }) {
      controller.relations.coveredPlace = nil
    }
    dismissPresented(animated: false)
  }

  private func dismissPresented(animated: Bool) {
    guard let controller = relations.presented else { return }
    // What is above goes first.
    controller.dismissPresented(animated: animated)
    controller.relations.isBeingDismissed = true
    let transition = ViewTransition(isAnimated: animated)
    controller.relations.transition = transition
    relations.transition = transition
    Presentation(controller, by: self, from: self, transition).dismiss()
    controller.relations.transition = nil
    relations.transition = nil
    controller.relations.isBeingDismissed = false
    transition.finish()
  }

  /// The outermost container, which presents for the controllers inside.
  private var presenter: UIViewController {
    var controller = self
    while !controller.definesPresentationContext, let parent = controller.parent {
      controller = parent
    }
    return controller
  }

  /// Places the view of a presented controller in a window.
  func placePresented(in bounds: CGRect) {
    relations.presentationController?.containerView?.frame = bounds
    guard let view = relations.presentationController?.presentedView ?? viewIfLoaded else { return }
    view.frame = presentedFrame(in: bounds)
  }

  /// The place of the controller's view in a window in which it is presented.
  func presentedFrame(in bounds: CGRect) -> CGRect {
    if let alert = self as? UIAlertController { return alert.frame(in: bounds) }
    return relations.presentationController?.frameOfPresentedViewInContainerView ?? bounds
  }
}
