import Foundation

/// The views and controllers of a transition that takes no time.
final class TransitionContext: UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated = true
  let isInteractive = false
  private(set) var transitionWasCancelled = false
  private var isComplete = false
  let presentationStyle: UIModalPresentationStyle
  let targetTransform = CGAffineTransform.identity
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private let views: [UITransitionContextViewKey: UIView]
  private let initialFrame: CGRect
  private let finalFrame: CGRect

  init(
    in container: UIView,
    style: UIModalPresentationStyle = .none,
    from: (controller: UIViewController?, view: UIView?),
    to: (controller: UIViewController?, view: UIView?),
    finalFrame: CGRect
  ) {
    containerView = container
    presentationStyle = style
    controllers = [.from: from.controller, .to: to.controller].compactMapValues { $0 }
    views = [.from: from.view, .to: to.view].compactMapValues { $0 }
    initialFrame = from.controller?.viewIfLoaded?.frame ?? .zero
    self.finalFrame = finalFrame
  }

  /// The context of an exchange of two screens in the view of their container.
  convenience init(in container: UIView, from: UIViewController, to: UIViewController) {
    self.init(
      in: container,
      from: (from, from.view),
      to: (to, to.view),
      finalFrame: container.bounds
    )
  }

  /// Has an animator make its changes, and completes its animations until it has ended the transition.
  func run(_ animator: any UIViewControllerAnimatedTransitioning) {
    ViewAnimationBlock.completing {
      animator.animateTransition(using: self)
    } until: {
      isComplete
    }
    animator.animationEnded(!transitionWasCancelled)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) {
    isComplete = true
    transitionWasCancelled = !didComplete
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === controllers[.from] ? initialFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === controllers[.to] ? finalFrame : .zero
  }
}
