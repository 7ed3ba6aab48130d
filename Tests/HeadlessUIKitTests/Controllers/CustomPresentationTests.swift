import Foundation
import HeadlessUIKit
import Testing

/// A presentation in the lower half, with a dimming view.
private final class LowerHalf: UIPresentationController {
  let dimming = UIView()
  var events: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }
  override func presentationTransitionWillBegin() {
    events.append("begin")
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.addSubview(dimming)
    presentedViewController.transitionCoordinator?.animate { _ in self.events.append("alongside") }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    events.append("end \(completed)")
  }
  override func dismissalTransitionWillBegin() { events.append("begin dismissal") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    events.append("end dismissal \(completed)")
  }
  override func containerViewDidLayoutSubviews() {
    if events.last != "layout" { events.append("layout") }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Fades a view in.
private final class Fade: UIViewControllerAnimatedTransitioning {
  var seen: [CGRect] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: to)
      seen.append(view.frame)
    }
    UIView.animate(withDuration: 0.3) {
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

private final class Delegate: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
{
  let fade = Fade()
  var made: LowerHalf?

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    made = LowerHalf(presentedViewController: presented, presenting: presenting)
    return made
  }
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
}

@Suite @MainActor struct CustomPresentationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let screen = UIViewController()
  private let other = UIViewController()
  private let delegate = Delegate()

  @Test("A custom presentation places the view, and is told of the beginning and the end")
  func presentation() throws {
    window.rootViewController = screen
    other.modalPresentationStyle = .custom
    other.transitioningDelegate = delegate
    screen.present(other, animated: false)
    let made = try #require(delegate.made)
    #expect(other.presentationController === made && made.presentingViewController === screen)
    #expect(other.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    #expect(other.view.superview === made.containerView && made.dimming.window === window)
    #expect(
      made.events == ["begin", "alongside", "layout", "end true"] && screen.view.window === window
    )
    window.frame.size = CGSize(width: 800, height: 400)
    #expect(other.view.frame == CGRect(x: 0, y: 200, width: 800, height: 200))
    made.events = []
    screen.dismiss(animated: false)
    #expect(made.events == ["begin dismissal", "end dismissal true"])
    #expect(made.containerView == nil && made.dimming.window == nil && other.view.window == nil)
  }

  @Test(
    "An animator is asked to animate, with the frame at the end, if the presentation is animated"
  )
  func animator() {
    window.rootViewController = screen
    other.modalPresentationStyle = .fullScreen
    other.transitioningDelegate = delegate
    screen.present(other, animated: false)
    #expect(delegate.fade.seen.isEmpty)
    screen.dismiss(animated: false)
    screen.present(other, animated: true)
    #expect(delegate.fade.seen == [window.bounds] && other.view.window === window)
    #expect(screen.view.window == nil)
  }

  @Test("An animator of a stack is asked to animate a push")
  func push() {
    let stack = UINavigationController(rootViewController: screen)
    stack.delegate = delegate
    window.rootViewController = stack
    stack.pushViewController(other, animated: true)
    #expect(delegate.fade.seen == [window.bounds] && other.view.window === window)
    #expect(screen.view.window == nil)
  }

  @Test("A sheet takes another height when its heights are computed again")
  func detents() {
    window.rootViewController = screen
    var height: CGFloat = 100
    other.sheetPresentationController?.detents = [.custom { _ in height }]
    screen.present(other, animated: false)
    #expect(other.view.frame.height == 100)
    height = 200
    other.sheetPresentationController?.invalidateDetents()
    #expect(other.view.frame == CGRect(x: 0, y: 600, width: 400, height: 200))
  }

  @Test("A hidden tab bar takes no room")
  func tabBar() {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    window.rootViewController = tabs
    window.showsBars = true
    #expect(screen.view.safeAreaInsets.bottom == 49)
    tabs.setTabBarHidden(true, animated: false)
    #expect(screen.view.safeAreaInsets.bottom == 0 && tabs.isTabBarHidden)
  }
}
