import Foundation
import HeadlessUIKit
import Testing

/// Moves the view of the screen below into the container, as animators of dismissals do.
private final class Uncover: UIViewControllerAnimatedTransitioning {
  var ended: [Bool] = []
  var initialFrame: CGRect?
  var completes = true

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
    if let from = context.viewController(forKey: .from) {
      from.view.frame.origin.y += 100
      initialFrame = context.initialFrame(for: from)
    }
    context.completeTransition(completes)
  }
  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator = Uncover()
  var source: UIViewController?

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    self.source = source
    return nil
  }
}

/// A container that gives the controllers inside half of its width, and notes sizes.
private final class Half: UIViewController {
  var sizes: [CGSize] = []

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    sizes.append(size)
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// A delegate of the app that is part of the responder chain.
private final class DelegateView: UIView, UIApplicationDelegate {}

@Suite @MainActor struct PresentationEndTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let screen = UIViewController()
  private let other = UIViewController()
  private let delegate = Delegate()

  init() {
    window.rootViewController = screen
    other.transitioningDelegate = delegate
  }

  @Test(
    "A covered view is back in its place after an animator has moved it",
    arguments: [true, false]
  )
  func animatedDismissal(completes: Bool) {
    delegate.animator.completes = completes
    other.modalPresentationStyle = .fullScreen
    screen.present(other, animated: false)
    screen.dismiss(animated: true)
    #expect(screen.view.superview === window && screen.view.frame == window.bounds)
    #expect(window.subviews.count == 1 && other.view.window == nil)
    #expect(delegate.animator.ended == [completes])
    #expect(delegate.animator.initialFrame == window.bounds)
  }

  @Test(
    "A style that is set during a presentation does not change how it ends",
    arguments: [UIModalPresentationStyle.pageSheet, .custom, .overFullScreen]
  )
  func styleDuringPresentation(style: UIModalPresentationStyle) {
    other.modalPresentationStyle = .fullScreen
    screen.present(other, animated: false)
    other.modalPresentationStyle = style
    screen.dismiss(animated: false)
    #expect(screen.view.superview === window && other.presentingViewController == nil)
  }

  @Test("A style that is set after a presentation counts for the next one")
  func styleAfterPresentation() {
    other.sheetPresentationController?.detents = [.medium()]
    screen.present(other, animated: false)
    #expect(other.view.frame.height == 400)
    screen.dismiss(animated: false)
    other.modalPresentationStyle = .fullScreen
    screen.present(other, animated: false)
    #expect(other.view.frame == window.bounds && screen.view.window == nil)
    #expect(other.sheetPresentationController == nil)
  }

  @Test("The responder chain goes on to the window from a controller that is covered")
  func coveredChain() {
    other.modalPresentationStyle = .fullScreen
    screen.present(other, animated: false)
    #expect(other.next === screen && screen.next === window)
  }

  @Test("A delegate of the app that is a view does not follow the app in the responder chain")
  func delegateInChain() {
    let view = DelegateView()
    let former = UIApplication.shared.delegate
    UIApplication.shared.delegate = view
    #expect(UIApplication.shared.next == nil)
    UIApplication.shared.delegate = former
  }

  @Test(
    "Another root controller ends what the former one presents",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet]
  )
  func otherRoot(style: UIModalPresentationStyle) {
    let root = UIViewController()
    other.modalPresentationStyle = style
    screen.present(other, animated: false)
    window.rootViewController = root
    #expect(window.subviews.count == 1 && root.view.superview === window)
    #expect(window.hitTest(CGPoint(x: 200, y: 600), with: nil) === root.view)
    other.dismiss(animated: false)
    #expect(screen.view.window == nil && screen.presentedViewController == nil)
  }

  @Test("Traits of a presentation that are set before it count while it lasts")
  func traits() {
    other.modalPresentationStyle = .fullScreen
    other.presentationController?.overrideTraitCollection = UITraitCollection(
      userInterfaceStyle: .dark
    )
    screen.present(other, animated: false)
    #expect(other.traitCollection.userInterfaceStyle == .dark)
    screen.dismiss(animated: false)
    #expect(other.traitCollection.userInterfaceStyle != .dark)
  }

  @Test(
    "The screen below takes touches beside a sheet that does not dim it at its height",
    arguments: [(UISheetPresentationController.Detent.Identifier.medium, true), (.large, false)]
  )
  func undimmed(selected: UISheetPresentationController.Detent.Identifier, passes: Bool) throws {
    let low = UISheetPresentationController.Detent.custom(identifier: .large) {
      $0.maximumDetentValue * 0.75
    }
    let sheet = try #require(other.sheetPresentationController)
    sheet.detents = [.medium(), low]
    sheet.selectedDetentIdentifier = selected
    sheet.largestUndimmedDetentIdentifier = .medium
    screen.present(other, animated: false)
    let hit = window.hitTest(CGPoint(x: 200, y: 50), with: nil)
    #expect((hit === screen.view) == passes)
    #expect(window.hitTest(CGPoint(x: 200, y: 700), with: nil) === other.view)
  }

  @Test("Heights of sheets without an identifier get different ones")
  func detentIdentifiers() {
    let detents = (0..<2).map { _ in UISheetPresentationController.Detent.custom { _ in 100 } }
    #expect(detents[0].identifier != detents[1].identifier)
  }

  @Test("The source of a presentation is the controller that was asked to present")
  func source() {
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    other.modalPresentationStyle = .custom
    stack.topViewController?.present(other, animated: false)
    #expect(delegate.source === stack.topViewController)
    #expect(other.presentingViewController === stack)
  }

  @Test("A container says which size the controllers inside get")
  func childSizes() {
    let (outer, inner) = (Half(), Half())
    window.rootViewController = outer
    outer.addChild(inner)
    window.frame.size = CGSize(width: 800, height: 400)
    #expect(outer.sizes == [CGSize(width: 800, height: 400)])
    #expect(inner.sizes == [CGSize(width: 400, height: 400)])
  }

  @Test("The title of a stack is shown by the tab bar around it")
  func stackTitle() {
    let stack = UINavigationController(rootViewController: screen)
    screen.tabBarItem = UITabBarItem(title: "Root")
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    #expect(tabs.tabBar.items?.map(\.title) == ["Root"])
    stack.title = "Stack"
    #expect(tabs.tabBar.items?.map(\.title) == ["Stack"])
  }
}
