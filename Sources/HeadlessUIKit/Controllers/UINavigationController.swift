public import Foundation

/// A stack of screens, of which the topmost is shown.
///
/// Pushing and popping take no time here. In a window that shows bars (`UIWindow.showsBars`) the
/// navigation bar takes room of the safe area of the topmost screen.
open class UINavigationController: UIViewController, BarContainer {
  /// The direction of a transition.
  public enum Operation: Int, Hashable, Sendable {
    /// None.
    case none
    /// To a new screen.
    case push
    /// Back.
    case pop
  }

  /// The bar at the top; it is not drawn.
  public let navigationBar = UINavigationBar()
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar at the bottom; it is not drawn.
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Is notified of the screens that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// True if the bar is not shown.
  open var isNavigationBarHidden = false { didSet { updateBarInsets() } }
  /// True if the bar at the bottom is not shown.
  open var isToolbarHidden = true
  /// True if bars are hidden while the content is scrolled.
  open var hidesBarsOnSwipe = false
  /// True if bars are hidden by a tap.
  open var hidesBarsOnTap = false
  /// True if bars are hidden on low screens.
  open var hidesBarsWhenVerticallyCompact = false
  /// True if bars are hidden while the keyboard is shown.
  open var hidesBarsWhenKeyboardAppears = false
  /// The gesture that leads back; it is not recognised here.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()

  private var stack: [UIViewController] = []

  /// Creates a stack with one screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack with bars of certain classes, of which there are none here.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// The screens, from bottom to top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The topmost screen.
  open var topViewController: UIViewController? { stack.last }

  /// The screen that the user sees: what is presented, or the topmost one.
  open var visibleViewController: UIViewController? {
    relations.presented ?? topViewController
  }

  /// Shows another screen on top.
  ///
  /// - Precondition: the controller is not in the stack; then nothing happens.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    change(to: stack + [viewController], animated: animated)
  }

  /// Removes the topmost screen; returns it, or nil if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return change(to: stack.dropLast(), animated: animated).last
  }

  /// Removes all screens but the lowest; returns them, nil if it is the topmost already.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.prefix(1)), animated: animated)
  }

  /// Removes all screens above one in the stack; returns them, nil if it is not there.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return change(to: Array(stack[...index]), animated: animated)
  }

  /// Replaces all screens.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Shows another screen on top.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Shows the topmost screen in the whole view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    showTop()
  }

  /// Places the topmost screen.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateBarInsets()
  }

  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab of the stack: until one is set or the stack has a title, that of the lowest screen.
  open override var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      return title == nil ? stack.first?.tabBarItem ?? super.tabBarItem : super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  override var appearingChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  func updateBarInsets() {
    guard let top = topViewController else { return }
    var height: CGFloat = 0
    if !isNavigationBarHidden, viewIfLoaded?.window?.showsBars == true {
      height = UINavigationBar.height
      if top.navigationItem.searchController != nil { height += UINavigationBar.searchHeight }
    }
    top.barInsets = UIEdgeInsets(top: height)
    navigationBar.isHidden = height == 0
    navigationBar.frame = CGRect(x: 0, y: 0, width: viewIfLoaded?.bounds.width ?? 0, height: height)
  }

  /// Exchanges the screens; returns those that are gone.
  @discardableResult
  private func change(to new: [UIViewController], animated: Bool) -> [UIViewController] {
    let old = stack
    func isIn(_ controllers: [UIViewController], _ controller: UIViewController) -> Bool {
      controllers.contains { $0 === controller }
    }
    let gone = old.filter { !isIn(new, $0) }
    let added = new.filter { !isIn(old, $0) }
    let (from, to) = (old.last, new.last)
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    stack = new
    navigationBar.items = new.map(\.navigationItem)
    let transition = ViewTransition(isAnimated: animated)
    relations.transition = transition
    if from !== to { exchange(from, to, animated: animated, added, gone, transition) }
    relations.transition = nil
    for controller in gone { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
    transition.finish()
    return gone
  }

  private func exchange(
    _ from: UIViewController?,
    _ to: UIViewController?,
    animated: Bool,
    _ added: [UIViewController],
    _ gone: [UIViewController],
    _ transition: ViewTransition
  ) {
    from?.relations.isMovingFromParent = gone.contains { $0 === from }
    to?.relations.isMovingToParent = added.contains { $0 === to }
    from?.relations.isInTransition = true
    to?.relations.isInTransition = true
    let isVisible = isAppearingOrVisible
    if isVisible { to?.loadViewIfNeeded() }
    if let to { delegate?.navigationController(self, willShow: to, animated: animated) }
    if isVisible {
      from?.beginAppearanceTransition(false, animated: animated)
      to?.beginAppearanceTransition(true, animated: animated)
    }
    if isViewLoaded {
      if animated, isVisible, let from, let to {
        animate(from, to, added.contains { $0 === to } ? .push : .pop)
      }
      from?.viewIfLoaded?.removeFromSuperview()
      showTop()
      if isVisible { to?.viewIsInPlace() }
      transition.alongside()
      view.layoutIfNeeded()
    }
    if isVisible {
      from?.endAppearanceTransition()
      to?.endAppearanceTransition()
    }
    for controller in [from, to] {
      controller?.relations.isMovingFromParent = false
      controller?.relations.isMovingToParent = false
      controller?.relations.isInTransition = false
    }
    if let to { delegate?.navigationController(self, didShow: to, animated: animated) }
  }

  /// Has the animator of the delegate make its changes.
  private func animate(_ from: UIViewController, _ to: UIViewController, _ operation: Operation) {
    guard
      let animator = delegate?.navigationController(
        self,
        animationControllerFor: operation,
        from: from,
        to: to
      )
    else { return }
    TransitionContext(in: view, from: from, to: to).run(animator)
  }

  /// Puts the view of the topmost screen into the view.
  private func showTop() {
    guard let top: UIView = topViewController?.view else { return }
    top.frame = view.bounds
    top.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(top, at: 0)
    updateBarInsets()
  }
}

/// Is notified of the screens that a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A screen is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  /// A screen is shown.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
  /// The animation of a transition; nil for the default.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interaction that drives a transition; not called here.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// The default.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
