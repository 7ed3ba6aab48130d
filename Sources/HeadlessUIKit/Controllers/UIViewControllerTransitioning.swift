public import Foundation

/// The views and controllers of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// True if it is animated.
  var isAnimated: Bool { get }
  /// True if the user moves it; false here.
  var isInteractive: Bool { get }
  /// True if it was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The way in which the screen covers the other one.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the view that appears; none here.
  var targetTransform: CGAffineTransform { get }
  /// Called while the user moves it; has no effect here.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Called when the user has completed it; has no effect here.
  func finishInteractiveTransition()
  /// Called when the user has cancelled it; has no effect here.
  func cancelInteractiveTransition()
  /// Called when the user holds it; has no effect here.
  func pauseInteractiveTransition()
  /// Called at the end; a transition ends with `animateTransition` in any case.
  func completeTransition(_ didComplete: Bool)
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at first.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// The names of the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is shown at first.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is shown at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The names of the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that goes.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Animates transitions between controllers.
///
/// The completions of animation blocks are called at once until one of them ends the transition, which ends in any
/// case when `animateTransition` returns.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration, in seconds; not used here.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates a transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the transition; does nothing by default.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The interaction that drives a transition, which none does here.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins a transition; not called here.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  )
}

/// A transition that the user moves along an animation; it has no effect here.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// The part that is done, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the end of the animation.
  open var completionSpeed: CGFloat = 1
  /// The curve of the end of the animation.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// True if the user moves it from the beginning.
  open var wantsInteractiveStart = true

  /// Creates a transition.
  public init() {}

  /// Sets `percentComplete`.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Notes that nothing is done.
  open func cancel() { percentComplete = 0 }
  /// Notes that all is done.
  open func finish() { percentComplete = 1 }
  /// Holds the transition.
  open func pause() {}
  /// Begins a transition; not called here.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
}

/// Gives the presentation of controllers and its animations.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The animation with which a controller is presented; nil for the default.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animation with which a controller is dismissed; nil for the default.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interaction that drives a presentation; not called here.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The interaction that drives a dismissal; not called here.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation of a controller with the style `.custom`; nil for the default.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The default.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The default.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// None.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The default.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
