public import Foundation

// Properties and functions that mean nothing without a screen, a storyboard or a keyboard.
/// The animations of the status bar.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// None.
  case none
  /// It fades.
  case fade
  /// It slides.
  case slide
}

extension UIViewController {
  /// True if the screen gives the animation of those presented from inside.
  public var providesPresentationContextTransitionStyle: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if margins are at least those of the system.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// True if a screen that covers a part decides about the status bar.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if the focus returns with the screen.
  public var restoresFocusAfterTransition: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// True if the insets of scroll views follow the bars; their own behaviour says so, here.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// The group of the focus that the screen is in.
  public var focusGroupIdentifier: String? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// A name for measuring what users do.
  public var interactionActivityTrackingBaseName: String? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// True if key commands work while another screen is presented.
  public var performsActionsWhilePresentingModally: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// Gives animations of presentations, which take no time here.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { rareObject() as? any UIViewControllerTransitioningDelegate }
    set { setRareObject(newValue) }
  }

  /// The margins of the system.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  /// The bundle of the nib, of which there are none on Linux.
  public var nibBundle: Bundle? { nil }

  /// The controller of the presentation that the screen is in; nil for none.
  public var activePresentationController: UIPresentationController? { presentationController }

  /// Requests that `prefersHomeIndicatorAutoHidden` is asked for again; it is not used.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Requests that `preferredScreenEdgesDeferringSystemGestures` is asked for again; it is not used.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Says which scroll view a bar follows at some edges; bars are not drawn.
  public func setContentScrollView(
    _ scrollView: UIScrollView?,
    for edge: NSDirectionalRectEdge = [.top, .bottom]
  ) {
    setRare(scrollView, "contentScrollView")
  }

  /// The scroll view that a bar follows; nil for that of the screen.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    rare(nil, "contentScrollView")
  }

  /// Sets the traits of a controller inside; nil for those of this one.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.overriddenCollection = collection
  }

  /// The traits that were set for a controller inside; nil for none.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.overriddenCollection
  }

  /// Exchanges the views of two controllers inside, at once.
  public func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let from: UIView = fromViewController.view
    if let superview = from.superview { superview.addSubview(toViewController.view) }
    animations?()
    from.removeFromSuperview()
    completion?(true)
  }
}
