import Foundation
import ListScope
import Testing

/// Screens that follow a model, a clock or a server, in a window.
@Suite @MainActor struct FollowingScreenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func settle(_ seconds: Double = 1) {
    for _ in 0..<Int(seconds * 60) {
      window.runLoop.advance(by: 1.0 / 60)
      window.layoutIfNeeded()
    }
  }

  private func show(_ screen: UIViewController) {
    window.rootViewController = screen
    settle(0.1)
  }

  private func frame(_ path: IndexPath, in list: ListView) -> CGRect? {
    list.contentView(ofItemAt: path).map { $0.convert($0.bounds, to: list.scrollView) }
  }

  @Test(
    "A list follows an observable model: loading, rows, a failure with a button, a cancelled load"
  )
  func ferries() async throws {
    let screen = FerryScreen()
    show(screen)
    let list = try #require(screen.collectionView)
    func counts() -> [Int] { (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) } }
    func wait(until isDone: () -> Bool) async throws {
      for _ in 0..<400 where !isDone() {
        try await Task.sleep(for: .milliseconds(5))
        settle(0.05)
      }
    }
    #expect(screen.model.phase == .loading && screen.contentUnavailableConfiguration != nil)
    try await wait { counts() == [12, 4] }
    #expect(counts() == [12, 4] && screen.contentUnavailableConfiguration == nil)
    let buttons = try #require(screen.navigationItem.rightBarButtonItems)
    buttons[1].tap()
    try await wait { counts() == [3, 1] }
    #expect(counts() == [3, 1])
    let before = screen.renderings
    buttons[0].tap()
    try await wait { screen.model.phase == .failed && counts() == [0, 0] }
    #expect(counts() == [0, 0] && screen.renderings > before)
    let text = screen.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    #expect(text?.text == "No ferries")
    screen.model.load(day: 3)
    screen.model.load(day: 4)
    try await wait { screen.model.rows.first?.id == 400 && counts() == [3, 1] }
    #expect(screen.model.rows.map(\.id) == [400, 404, 408, 412] && counts() == [3, 1])
  }

  @Test("The first card of a page is as wide as the list, the others half")
  func pier() {
    let screen = PierScreen()
    show(screen)
    let list = screen.listView
    #expect(screen.cards.count == 10)
    let first = IndexPath(item: 0, section: 0)
    #expect(frame(first, in: list) == CGRect(x: 10, y: 10, width: 370, height: 120))
    #expect(
      frame(IndexPath(item: 2, section: 0), in: list)
        == CGRect(x: 200, y: 140, width: 180, height: 120)
    )
  }

  @Test("Lists in a list whose layout is the app's own: pages, a shelf, steps, taps")
  func theatre() throws {
    let screen = TheatreScreen()
    show(screen)
    let list = try #require(screen.view.firstDescendant(of: ListView.self))
    #expect(list.scrollView.contentSize.height == 780)
    let first = IndexPath(item: 0, section: 0)
    #expect(frame(first, in: list) == CGRect(x: 0, y: 0, width: 390, height: 200))
    let steps = (0..<4).map { frame(IndexPath(item: $0, section: 1), in: list)?.minX }
    #expect(steps == [0, 15, 30, 0])
    let inner = list.shownDescendants(of: ListView.self).filter { $0 !== list }
    #expect(inner.map(\.bounds.height) == [200, 100])
    #expect(frame(first, in: inner[0])?.width == 350)
    #expect(inner[1].scrollView.contentSize.width == 1_255)
    list.tapItem(at: IndexPath(item: 3, section: 1))
    settle(0.1)
    #expect(screen.chosen == ["Play 3"] && screen.displayed >= 14)
    screen.playCount = 15
    settle()
    #expect(list.content.sections.map(\.count) == [2, 15])
    #expect(inner[1].scrollView.contentSize.width == 1_570)
  }

  @Test("A tap pauses a timer, a swipe removes it, a sheet adds one")
  func kettles() throws {
    let screen = KettleScreen()
    show(UINavigationController(rootViewController: screen))
    let list = try #require(screen.collectionView)
    #expect(
      list.visibleCells.map(\.bounds.size)
        == Array(repeating: CGSize(width: 100, height: 80), count: 4)
    )
    list.simulateTap(at: CGPoint(x: 50, y: 40))
    settle(0.2)
    #expect(screen.paused == [0])
    let touch = list.simulateTouch(at: CGPoint(x: 90, y: 40))
    for x in stride(from: CGFloat(80), through: 0, by: -20) { touch.move(to: CGPoint(x: x, y: 40)) }
    touch.lift()
    settle(0.3)
    #expect(screen.seconds.count == 3 && list.numberOfItems(inSection: 0) == 3)
    let menu = screen.navigationItem.rightBarButtonItem?.menu
    menu?.action(titled: "Add…")?.performWithSender(nil, target: nil)
    settle(0.1)
    let sheet = (screen.presentedViewController as? UINavigationController)?.topViewController
    sheet?.navigationItem.rightBarButtonItem?.tap()
    settle(0.1)
    #expect(screen.seconds.last.map { (238...240).contains($0) } == true)
    #expect(list.numberOfItems(inSection: 0) == 4 && screen.presentedViewController == nil)
  }
}
