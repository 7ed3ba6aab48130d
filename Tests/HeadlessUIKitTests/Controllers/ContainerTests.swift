import Foundation
import HeadlessUIKit
import Testing

/// A controller that notes what it is told.
private final class Screen: UIViewController {
  let name: String
  let log: Log
  private(set) var sizes: [CGSize] = []

  init(_ name: String, _ log: Log = Log()) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  private func note(_ event: String) { log.events.append("\(name) \(event)") }

  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("appeared") }
  override func viewWillDisappear(_ animated: Bool) { note("will leave") }
  override func viewDidDisappear(_ animated: Bool) { note("left") }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
    coordinator.animate { [self] _ in
      note("turns, \(Int(view.bounds.width)) wide")
    } completion: { [self] _ in
      note("turned")
    }
  }
}

private final class Log {
  var events: [String] = []

  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

@Suite @MainActor struct ContainerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let log = Log()

  @Test("The root controller fills the window, appears at once, and is notified of other sizes")
  func root() {
    let first = Screen("a", log)
    window.rootViewController = first
    #expect(first.view.frame == window.bounds && first.view.window === window)
    #expect(log.take() == ["a will appear", "a appeared"])
    window.frame.size = CGSize(width: 800, height: 400)
    #expect(first.sizes == [CGSize(width: 800, height: 400)])
    #expect(log.take() == ["a turns, 800 wide", "a turned"] && first.view.frame == window.bounds)
    window.rootViewController = Screen("b", log)
    #expect(log.take() == ["a will leave", "a left", "b will appear", "b appeared"])
    #expect(first.view.window == nil)
  }

  @Test("Controllers inside of another one appear and leave with it, and with their views")
  func containment() {
    let (parent, child) = (Screen("a", log), Screen("b", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.parent === parent && log.take().isEmpty)
    window.rootViewController = parent
    #expect(log.take() == ["a will appear", "b will appear", "a appeared", "b appeared"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.take() == ["b will leave", "b left"] && parent.children.isEmpty)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(log.take() == ["b will appear", "b appeared"])
    parent.addChild(parent)
    #expect(parent.parent == nil)
  }

  @Test("A stack shows its topmost screen alone, also while it is not on screen")
  func navigation() {
    let (a, b, c) = (Screen("a", log), Screen("b", log), Screen("c", log))
    let stack = UINavigationController(rootViewController: a)
    stack.pushViewController(b, animated: true)
    #expect(log.take().isEmpty && stack.popViewController(animated: false) === b)
    window.rootViewController = stack
    #expect(log.take() == ["a will appear", "a appeared"])
    stack.pushViewController(b, animated: true)
    #expect(log.take() == ["a will leave", "b will appear", "a left", "b appeared"])
    #expect(b.view.window === window && a.view.window == nil && b.navigationController === stack)
    stack.pushViewController(b, animated: true)
    #expect(stack.viewControllers.count == 2 && log.take().isEmpty)
    stack.pushViewController(c, animated: false)
    _ = log.take()
    #expect(stack.popToRootViewController(animated: true)?.count == 2)
    #expect(log.take() == ["c will leave", "a will appear", "c left", "a appeared"])
    #expect(b.parent == nil && stack.popViewController(animated: true) == nil)
    #expect(stack.popToViewController(c, animated: true) == nil)
    stack.setViewControllers([b, c], animated: false)
    #expect(stack.navigationBar.items?.count == 2 && stack.topViewController === c)
    stack.setViewControllers([], animated: false)
    #expect(stack.topViewController == nil && c.view.window == nil)
  }

  @Test("Bars take room of the safe area where a window shows them")
  func bars() {
    let a = Screen("a")
    let stack = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, Screen("b")]
    window.rootViewController = tabs
    #expect(a.view.safeAreaInsets == .zero)
    window.showsBars = true
    #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
    a.navigationItem.searchController = UISearchController(searchResultsController: nil)
    stack.isNavigationBarHidden = true
    #expect(a.view.safeAreaInsets.top == 0)
    stack.isNavigationBarHidden = false
    #expect(a.view.safeAreaInsets.top == 96)
    window.showsBars = false
    #expect(a.view.safeAreaInsets == .zero)
  }

  @Test("Tabs show the chosen screen alone; a delegate may refuse a tap")
  func tabs() {
    final class Refusing: UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
      ) -> Bool { false }
    }
    let (a, b) = (Screen("a", log), Screen("b", log))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    window.rootViewController = tabs
    #expect(log.take() == ["a will appear", "a appeared"])
    #expect(tabs.simulateTap(onTab: 1) && tabs.selectedViewController === b)
    #expect(log.take() == ["a will leave", "b will appear", "a left", "b appeared"])
    let delegate = Refusing()
    tabs.delegate = delegate
    #expect(!tabs.simulateTap(onTab: 0) && !tabs.simulateTap(onTab: 9))
    tabs.selectedIndex = 9
    #expect(tabs.selectedIndex == 1)
    tabs.viewControllers = [b]
    #expect(tabs.selectedViewController === b && a.tabBarController == nil)
  }

  @Test("A sheet keeps the screen below, a full screen replaces it; dismissing returns to it")
  func presentation() {
    let (a, b, c) = (Screen("a", log), Screen("b", log), Screen("c", log))
    window.rootViewController = a
    _ = log.take()
    var completions = 0
    b.sheetPresentationController?.detents = [.medium(), .large()]
    a.present(b, animated: true) { completions += 1 }
    #expect(log.take() == ["b will appear", "b appeared"] && completions == 1)
    #expect(b.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    b.sheetPresentationController?.selectedDetentIdentifier = .large
    #expect(b.view.frame == window.bounds)
    #expect(a.presentedViewController === b && b.presentingViewController === a)
    a.present(c, animated: true)
    #expect(a.presentedViewController === b && c.presentingViewController == nil)
    c.modalPresentationStyle = .fullScreen
    b.present(c, animated: true)
    #expect(log.take() == ["b will leave", "c will appear", "b left", "c appeared"])
    a.dismiss(animated: true) { completions += 1 }
    #expect(a.presentedViewController == nil && c.view.window == nil && b.view.window == nil)
    #expect(completions == 2)
    _ = log.take()
    a.dismiss(animated: true)
    #expect(log.take().isEmpty)
    a.present(b, animated: false)
    b.isModalInPresentation = true
    #expect(b.presentationController?.simulateDismissal() == false)
    b.isModalInPresentation = false
    #expect(b.presentationController?.simulateDismissal() == true && b.view.window == nil)
  }

  @Test("A tap on an alert's button dismisses it, then calls the handler")
  func alert() {
    let screen = Screen("a")
    window.rootViewController = screen
    var chosen: [String] = []
    let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let save = UIAlertAction(title: "Save", style: .default) { [unowned screen] _ in
      chosen.append(alert.textFields?[0].text ?? "")
      #expect(screen.presentedViewController == nil)
    }
    alert.addAction(save)
    screen.present(alert, animated: true)
    save.isEnabled = false
    save.tap()
    #expect(chosen.isEmpty && screen.presentedViewController === alert)
    save.isEnabled = true
    alert.textFields?[0].becomeFirstResponder()
    alert.textFields?[0].simulateTyping("Ada")
    func buttons(_ view: UIView) -> [UIButton] {
      view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
    }
    buttons(alert.view).first { $0.currentTitle == "Save" }?.simulateTap()
    #expect(chosen == ["Ada"] && alert.view.window == nil)
  }

  @Test("Views are notified of their window, each once, also those deep inside")
  func windows() {
    final class Told: UIView {
      var events: [Bool] = []
      override func willMove(toWindow newWindow: UIWindow?) {
        #expect((newWindow == nil) == (window != nil))
      }
      override func didMoveToWindow() { events.append(window != nil) }
    }
    let (outer, middle, inner) = (UIView(), UIView(), Told())
    middle.addSubview(inner)
    outer.addSubview(middle)
    #expect(inner.events.isEmpty && inner.window == nil)
    window.addSubview(outer)
    #expect(inner.events == [true] && inner.window === window)
    middle.removeFromSuperview()
    #expect(inner.events == [true, false] && inner.window == nil)
    var other: UIWindow? = UIWindow(frame: window.frame)
    other?.addSubview(middle)
    #expect(inner.window === other)
    other = nil
    #expect(inner.window == nil && middle.superview == nil)
    window.addSubview(middle)
    #expect(inner.window === window)
  }

  @Test("A view that is moved inside of a window stays in it, with what is inside")
  func movesInsideOfWindow() {
    let (first, second, moved, inner) = (UIView(), UIView(), UIView(), UIView())
    moved.addSubview(inner)
    for view in [first, second] { window.addSubview(view) }
    first.addSubview(moved)
    second.addSubview(moved)
    #expect(moved.superview === second && moved.window === window && inner.window === window)
    second.insertSubview(moved, at: 0)
    #expect(moved.window === window && inner.window === window)
  }

  @Test("A field in place of the title can be edited while its screen is topmost")
  func titleView() {
    let (first, second) = (Screen("a", log), Screen("b", log))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    first.navigationItem.titleView = field
    window.layoutIfNeeded()
    #expect(field.window === window && field.becomeFirstResponder())
    #expect(field.simulateTyping("Salt") && field.text == "Salt")
    navigation.pushViewController(second, animated: false)
    #expect(field.window == nil && !field.isFirstResponder)
    navigation.popViewController(animated: false)
    #expect(field.window === window)
    window.showsBars = true
    window.layoutIfNeeded()
    #expect(field.convert(field.bounds, to: nil) == CGRect(x: 100, y: 7, width: 200, height: 30))
    first.navigationItem.titleView = nil
    #expect(field.window == nil)
  }
}
