import Foundation

/// The steps of presenting a controller and of dismissing it.
@MainActor
struct Presentation {
  private let presented: UIViewController
  private let presenter: UIViewController
  private let source: UIViewController
  private let transition: ViewTransition
  private let manager: UIPresentationController?

  init(
    _ presented: UIViewController,
    by presenter: UIViewController,
    from source: UIViewController,
    _ transition: ViewTransition
  ) {
    self.presented = presented
    self.presenter = presenter
    self.source = source
    self.transition = transition
    manager = presented.presentationController
  }

  private var isAnimated: Bool { transition.isAnimated }
  private var covers: Bool { manager?.shouldRemovePresentersView ?? false }

  func present() {
    let window = presenter.viewIfLoaded?.window
    if let window { addContainer(to: window) }
    manager?.presentationTransitionWillBegin()
    if covers { presenter.beginAppearanceTransition(false, animated: isAnimated) }
    presented.beginAppearanceTransition(true, animated: isAnimated)
    if let window { show(in: window) }
    if covers {
      presenter.leavePlace()
      presenter.endAppearanceTransition()
    }
    presented.endAppearanceTransition()
    manager?.presentationTransitionDidEnd(true)
  }

  func dismiss() {
    manager?.dismissalTransitionWillBegin()
    presented.beginAppearanceTransition(false, animated: isAnimated)
    if covers {
      presenter.beginAppearanceTransition(true, animated: isAnimated)
      presenter.returnToPlace()
      presenter.viewIsInPlace()
    }
    animateDismissal()
    presented.viewIfLoaded?.removeFromSuperview()
    manager?.containerView?.removeFromSuperview()
    transition.alongside()
    presenter.relations.presented = nil
    presented.endAppearanceTransition()
    if covers { presenter.endAppearanceTransition() }
    manager?.dismissalTransitionDidEnd(true)
    presented.relations.presenting = nil
    manager?.containerView = nil
    if presented.modalPresentationStyle == .custom {
      presented.relations.presentationController = nil
    }
  }

  private func addContainer(to window: UIWindow) {
    let container = PresentationContainer(frame: window.bounds)
    container.presentation = manager
    manager?.containerView = container
    window.addSubview(container)
  }

  /// Puts the presented view into its place.
  private func show(in window: UIWindow) {
    let container = manager?.containerView ?? window
    guard let view = manager?.presentedView ?? presented.viewIfLoaded else { return }
    let frame = presented.presentedFrame(in: window.bounds)
    view.frame = frame
    if isAnimated, let animator = animatorForPresenting {
      TransitionContext(
        in: container,
        style: presented.modalPresentationStyle,
        from: (presenter, covers ? presenter.viewIfLoaded : nil),
        to: (presented, view),
        finalFrame: frame
      ).run(animator)
    }
    if !view.isDescendant(of: container) { container.addSubview(view) }
    (presented as? any BarContainer)?.updateBarInsets()
    presented.viewIsInPlace()
    transition.alongside()
    window.layoutIfNeeded()
  }

  private var animatorForPresenting: (any UIViewControllerAnimatedTransitioning)? {
    presented.transitioningDelegate?.animationController(
      forPresented: presented,
      presenting: presenter,
      source: source
    )
  }

  private func animateDismissal() {
    guard isAnimated, let container = manager?.containerView,
      let animator = presented.transitioningDelegate?.animationController(forDismissed: presented)
    else { return }
    TransitionContext(
      in: container,
      style: presented.modalPresentationStyle,
      from: (presented, manager?.presentedView ?? presented.viewIfLoaded),
      to: (presenter, covers ? presenter.viewIfLoaded : nil),
      finalFrame: presenter.viewIfLoaded?.frame ?? .zero
    ).run(animator)
  }
}

extension UIViewController {
  /// Takes the view out of the window while another screen covers it.
  func leavePlace() {
    guard let view = viewIfLoaded, let superview = view.superview else { return }
    relations.coveredPlace = CoveredPlace(
      superview: superview,
      index: superview.subviews.firstIndex { $0 === view } ?? 0,
      fills: view.frame == superview.bounds
    )
    withoutAppearance { view.removeFromSuperview() }
  }

  /// Puts the view back to where it was before another screen covered it.
  func returnToPlace() {
    guard let place = relations.coveredPlace, let view = viewIfLoaded else { return }
    relations.coveredPlace = nil
    guard let superview = place.superview, view.superview == nil else { return }
    if place.fills { view.frame = superview.bounds }
    withoutAppearance { superview.insertSubview(view, at: place.index) }
    (self as? any BarContainer)?.updateBarInsets()
  }

  /// Moves the view without telling of appearance.
  private func withoutAppearance(_ move: () -> Void) {
    let former = relations.isInTransition
    relations.isInTransition = true
    move()
    relations.isInTransition = former
  }
}
