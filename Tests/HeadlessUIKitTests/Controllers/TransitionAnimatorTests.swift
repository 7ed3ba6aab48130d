import Foundation
import HeadlessUIKit
import Testing

/// Fades the former screen out above the new one, and removes it at the end.
private final class FadeOut: NSObject, UIViewControllerAnimatedTransitioning {
  var ended: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from) else { return }
    if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
    UIView.animate(withDuration: 0.3) {
      from.alpha = 0
    } completion: { finished in
      from.alpha = 1
      from.removeFromSuperview()
      context.completeTransition(finished)
    }
  }
  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

private final class Delegate: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  let animator = FadeOut()

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? animator : nil }
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

@Suite @MainActor struct TransitionAnimatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let screen = UIViewController()
  private let other = UIViewController()
  private let delegate = Delegate()

  @Test(
    "An animator of a dismissal has ended when the call returns, so the screen can be presented again"
  )
  func dismissal() {
    window.rootViewController = screen
    other.modalPresentationStyle = .fullScreen
    other.transitioningDelegate = delegate
    screen.present(other, animated: false)
    screen.dismiss(animated: true)
    #expect(screen.view.superview === window && delegate.animator.ended == [true])
    screen.present(other, animated: false)
    window.runLoop.advance(by: 1)
    #expect(other.view.window === window && other.view.alpha == 1)
  }

  @Test("An animator of a pop has ended when the call returns, so the screen can be pushed again")
  func pop() {
    let stack = UINavigationController(rootViewController: screen)
    stack.delegate = delegate
    window.rootViewController = stack
    stack.pushViewController(other, animated: false)
    stack.popViewController(animated: true)
    #expect(screen.view.superview === stack.view && delegate.animator.ended == [true])
    stack.pushViewController(other, animated: false)
    window.runLoop.advance(by: 1)
    #expect(other.view.window === window && other.view.alpha == 1)
  }

  @Test("An animator of tabs makes its changes, unless a screen leaves the tabs")
  func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen, other]
    tabs.delegate = delegate
    window.rootViewController = tabs
    tabs.selectedIndex = 1
    #expect(delegate.animator.ended == [true])
    #expect(other.view.superview === tabs.view && screen.view.window == nil)
    tabs.viewControllers = [screen]
    #expect(delegate.animator.ended == [true] && screen.view.superview === tabs.view)
  }

  @Test("The edit menu closes when its interaction is removed")
  func editMenu() {
    let interaction = UIEditMenuInteraction(delegate: nil)
    let source = MenuSource()
    let made = UIEditMenuInteraction(delegate: source)
    let view = UIView()
    view.addInteraction(interaction)
    view.addInteraction(made)
    made.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(made.visibleMenu != nil && interaction.visibleMenu == nil)
    view.removeInteraction(made)
    #expect(made.visibleMenu == nil && made.view == nil)
  }
}

private final class MenuSource: NSObject, UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(title: "Menu") }
}
