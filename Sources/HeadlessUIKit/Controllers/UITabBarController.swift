import Foundation

/// Several screens, of which one is shown.
///
/// In a window that shows bars (`UIWindow.showsBars`) the tab bar takes room of the safe area.
open class UITabBarController: UIViewController, BarContainer {
  /// The bar at the bottom; it is not drawn.
  public let tabBar = UITabBar()
  /// Is notified of the tabs that the user chooses.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var selection = 0

  /// The screens.
  open var viewControllers: [UIViewController]? {
    didSet { replace(oldValue ?? []) }
  }

  /// Replaces the screens.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The index of the shown screen; indices of no screen are ignored.
  open var selectedIndex: Int {
    get { viewControllers?.isEmpty ?? true ? NSNotFound : selection }
    set { select(newValue) }
  }

  /// The shown screen.
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selection) else { return nil }
      return viewControllers[selection]
    }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { select(index) }
    }
  }

  /// The screens whose tabs the user may arrange.
  open var customizableViewControllers: [UIViewController]?
  /// The list of the screens for which there is no room in the bar; it is never shown here.
  public private(set) final lazy var moreNavigationController = UINavigationController()
  /// True if the bar is not shown.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar, and takes its room from the screen or gives it.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    tabBar.isHidden = hidden
    updateBarInsets()
  }

  /// Simulates a tap on a tab; returns whether the delegate allows it.
  @discardableResult
  public func simulateTap(onTab index: Int) -> Bool {
    guard let viewControllers, viewControllers.indices.contains(index) else { return false }
    let controller = viewControllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
    select(index)
    delegate?.tabBarController(self, didSelect: controller)
    return true
  }

  /// Shows the chosen screen in the whole view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  /// Places the chosen screen.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateBarInsets()
  }

  override var appearingChildren: [UIViewController] {
    selectedViewController.map { [$0] } ?? []
  }

  func updateBarInsets() {
    let shows = viewIfLoaded?.window?.showsBars == true && !tabBar.isHidden
    selectedViewController?.barInsets = UIEdgeInsets(bottom: shows ? UITabBar.height : 0)
  }

  /// Shows the tabs of the screens.
  func updateItems() {
    tabBar.items = viewControllers?.compactMap(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  private func replace(_ old: [UIViewController]) {
    let new = viewControllers ?? []
    let former = old.indices.contains(selection) ? old[selection] : nil
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    updateItems()
    selection = new.firstIndex { $0 === former } ?? min(selection, max(0, new.count - 1))
    exchange(former)
  }

  private func select(_ index: Int) {
    guard let viewControllers, viewControllers.indices.contains(index), index != selection else {
      return
    }
    let former = selectedViewController
    selection = index
    exchange(former)
  }

  private func exchange(_ former: UIViewController?) {
    let now = selectedViewController
    if isAppearingOrVisible { now?.loadViewIfNeeded() }
    tabBar.selectedItem = now?.tabBarItem
    guard former !== now else { return }
    former?.relations.isInTransition = true
    now?.relations.isInTransition = true
    if isAppearingOrVisible {
      former?.beginAppearanceTransition(false, animated: false)
      now?.beginAppearanceTransition(true, animated: false)
    }
    if isViewLoaded {
      if isAppearingOrVisible, let former, let now { animate(former, now) }
      former?.viewIfLoaded?.removeFromSuperview()
      showSelected()
      if isAppearingOrVisible { now?.viewIsInPlace() }
    }
    if isAppearingOrVisible {
      former?.endAppearanceTransition()
      now?.endAppearanceTransition()
    }
    former?.relations.isInTransition = false
    now?.relations.isInTransition = false
  }

  /// Has the animator of the delegate make its changes, unless the former screen has left the tabs.
  private func animate(_ former: UIViewController, _ now: UIViewController) {
    guard former.parent === self,
      let animator = delegate?.tabBarController(
        self,
        animationControllerForTransitionFrom: former,
        to: now
      )
    else { return }
    TransitionContext(in: view, from: former, to: now).run(animator)
  }

  private func showSelected() {
    guard let selected: UIView = selectedViewController?.view else { return }
    selected.frame = view.bounds
    selected.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(selected, at: 0)
    updateBarInsets()
  }
}

/// Is notified of the tabs that the user chooses.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether the user may choose a screen.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// The user has chosen a screen.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
  /// The animation of a transition; nil for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interaction that drives a transition; not called here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Always true.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
  /// None.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
