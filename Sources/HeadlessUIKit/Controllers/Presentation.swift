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
  private var presentedView: UIView? { manager?.presentedView ?? presented.viewIfLoaded }

  func present() {
    let covers = manager?.shouldRemovePresentersView ?? false
    // An animator may move the view, so its place is noted before.
    let place = covers ? presenter.currentPlace : nil
    manager?.applyTraits()
    let window = presenter.viewIfLoaded?.window
    if let window { addContainer(to: window) }
    manager?.presentationTransitionWillBegin()
    if covers { presenter.beginAppearanceTransition(false, animated: isAnimated) }
    presented.beginAppearanceTransition(true, animated: isAnimated)
    if let window { show(in: window, covers: covers) }
    if covers {
      presenter.leave(place)
      presenter.endAppearanceTransition()
    }
    presented.endAppearanceTransition()
    manager?.presentationTransitionDidEnd(true)
  }

  func dismiss() {
    manager?.dismissalTransitionWillBegin()
    presented.beginAppearanceTransition(false, animated: isAnimated)
    // The style may have been set since the presentation began.
    let place = presenter.relations.coveredPlace
    if place != nil {
      presenter.beginAppearanceTransition(true, animated: isAnimated)
      presenter.returnToPlace()
      presenter.viewIsInPlace()
    }
    animateDismissal(covers: place != nil)
    // The animator may have moved the view into the container, which is removed.
    if let place { presenter.returnToPlace(place) }
    presented.viewIfLoaded?.removeFromSuperview()
    manager?.containerView?.removeFromSuperview()
    transition.alongside()
    presenter.relations.presented = nil
    presented.endAppearanceTransition()
    if place != nil { presenter.endAppearanceTransition() }
    manager?.dismissalTransitionDidEnd(true)
    presented.relations.presenting = nil
    manager?.containerView = nil
    manager?.removeTraits()
    if presented.relations.presentationStyle == .custom {
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
  private func show(in window: UIWindow, covers: Bool) {
    let container = manager?.containerView ?? window
    guard let view = presentedView else { return }
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

  private func animateDismissal(covers: Bool) {
    guard isAnimated, let container = manager?.containerView,
      let animator = presented.transitioningDelegate?.animationController(forDismissed: presented)
    else { return }
    TransitionContext(
      in: container,
      style: presented.modalPresentationStyle,
      from: (presented, presentedView),
      to: (presenter, covers ? presenter.viewIfLoaded : nil),
      finalFrame: presenter.viewIfLoaded?.frame ?? .zero
    ).run(animator)
  }
}

extension UIViewController {
  /// Takes the view out of the window while another screen covers it.
  func leave(_ place: CoveredPlace?) {
    relations.coveredPlace = place
    withoutAppearance { viewIfLoaded?.removeFromSuperview() }
  }

  /// The place of the view; nil if it is in no other view.
  var currentPlace: CoveredPlace? {
    guard let view = viewIfLoaded, let superview = view.superview else { return nil }
    return CoveredPlace(
      superview: superview,
      index: superview.subviews.firstIndex { $0 === view } ?? 0,
      fills: view.frame == superview.bounds
    )
  }

  /// Puts the view back to where it was before another screen covered it.
  func returnToPlace() {
    guard let place = relations.coveredPlace else { return }
    relations.coveredPlace = nil
    if viewIfLoaded?.superview == nil { returnToPlace(place) }
  }

  /// Puts the view into a place, unless it is there.
  func returnToPlace(_ place: CoveredPlace) {
    guard let view = viewIfLoaded, let superview = place.superview, view.superview !== superview
    else { return }
    if place.fills { view.frame = superview.bounds }
    withoutAppearance { superview.insertSubview(view, at: place.index) }
    (self as? any BarContainer)?.updateBarInsets()
  }

  /// Moves the view without a report of appearance.
  private func withoutAppearance(_ move: () -> Void) {
    let former = relations.isInTransition
    relations.isInTransition = true
    move()
    relations.isInTransition = former
  }
}
