import Foundation
import HeadlessUIKit
import Testing

private final class Log {
  var events: [String] = []

  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// A controller that notes what it is told, and the place of its view as it appears.
private final class Screen: UIViewController {
  let name: String
  let log: Log
  var isInWindow = false
  var width: CGFloat = 0

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() { view = UIView() }
  override func viewDidLoad() { log.events.append("\(name) loaded") }
  override func viewWillAppear(_ animated: Bool) { log.events.append("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) { log.events.append("\(name) appeared") }
  override func viewWillDisappear(_ animated: Bool) { log.events.append("\(name) will leave") }
  override func viewDidDisappear(_ animated: Bool) { log.events.append("\(name) left") }
  override func viewIsAppearing(_ animated: Bool) {
    log.events.append("\(name) is appearing")
    (isInWindow, width) = (view.window != nil, view.bounds.width)
  }
}

@Suite @MainActor struct AppearanceOrderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let log = Log()

  /// The ways of bringing a second screen on screen.
  enum Way: CaseIterable {
    case push, fullScreen, sheet, tab, root
  }

  private func show(_ second: Screen, after first: Screen, by way: Way) {
    switch way {
    case .push:
      let stack = UINavigationController(rootViewController: first)
      window.rootViewController = stack
      _ = log.take()
      stack.pushViewController(second, animated: true)
    case .fullScreen, .sheet:
      window.rootViewController = first
      if way == .fullScreen { second.modalPresentationStyle = .fullScreen }
      _ = log.take()
      first.present(second, animated: true)
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      window.rootViewController = tabs
      _ = log.take()
      tabs.selectedIndex = 1
    case .root:
      window.rootViewController = first
      _ = log.take()
      window.rootViewController = second
    }
  }

  @Test(
    "A view is in its place when viewIsAppearing is called, and that is called once",
    arguments: Way.allCases
  )
  func place(way: Way) {
    let (a, b) = (Screen("a", log), Screen("b", log))
    show(b, after: a, by: way)
    #expect(b.isInWindow && b.width == 400)
    let expected = ["b will appear", "b is appearing", "b appeared"]
    #expect(log.take().filter { expected.contains($0) } == expected)
  }

  @Test(
    "A screen is loaded before the one below is told to leave",
    arguments: [Way.push, .fullScreen]
  )
  func order(way: Way) {
    let (a, b) = (Screen("a", log), Screen("b", log))
    show(b, after: a, by: way)
    let expected = [
      "b loaded", "a will leave", "b will appear", "b is appearing", "a left", "b appeared",
    ]
    #expect(log.take() == expected)
  }

  @Test("The view below a full screen is not in the window, and returns to its place and size")
  func covered() {
    let (a, b) = (Screen("a", log), Screen("b", log))
    show(b, after: a, by: .fullScreen)
    #expect(a.view.window == nil)
    window.frame.size = CGSize(width: 800, height: 400)
    _ = log.take()
    a.dismiss(animated: true)
    #expect(a.view.window === window && a.view.frame == window.bounds && b.view.window == nil)
    let expected = ["b will leave", "a will appear", "a is appearing", "b left", "a appeared"]
    #expect(log.take() == expected)
  }

  @Test("A controller inside is told after the one around it")
  func inside() {
    let (a, b) = (Screen("a", log), Screen("b", log))
    a.addChild(b)
    a.view.addSubview(b.view)
    _ = log.take()
    window.rootViewController = a
    #expect(
      log.take().filter { $0.hasSuffix("is appearing") } == ["a is appearing", "b is appearing"]
    )
    #expect(b.isInWindow)
  }

  @Test("A view that was set to nil is made anew")
  func unloaded() {
    let screen = Screen("a", log)
    let first = screen.view
    screen.view = nil
    #expect(!screen.isViewLoaded && screen.view !== first)
    #expect(log.take() == ["a loaded", "a loaded"])
  }

  @Test("Titles reach the tabs, also through a stack")
  func titles() {
    let (a, b, c) = (Screen("a", log), Screen("b", log), Screen("c", log))
    a.title = "A"
    #expect(a.tabBarItem.title == "A")
    a.title = "AA"
    #expect(a.tabBarItem.title == "AA" && a.navigationItem.title == "AA")
    b.title = "B"
    let stack = UINavigationController(rootViewController: b)
    let tabs = UITabBarController()
    tabs.viewControllers = [a, stack, c]
    #expect(tabs.tabBar.items?.map(\.title) == ["AA", "B", nil])
    c.tabBarItem = UITabBarItem(title: "C", image: nil, tag: 3)
    #expect(tabs.tabBar.items?.last?.title == "C")
    stack.title = "Stack"
    #expect(stack.tabBarItem.title == "Stack" && b.tabBarItem.title == "B")
  }
}
