import Foundation
import ListScope
import Testing

/// Whole screens as apps have them, in a window: what they show, and what follows from what a user does.
@Suite @MainActor struct ScreenBehaviorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func present(_ screen: UIViewController) {
    screen.view.frame = window.bounds
    screen.beginAppearanceTransition(true, animated: false)
    window.addSubview(screen.view)
    window.layoutIfNeeded()
    screen.endAppearanceTransition()
    settle()
  }

  private func settle() {
    for _ in 0..<60 {
      window.runLoop.advance(by: 1.0 / 60)
      window.layoutIfNeeded()
    }
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    guard !view.isHidden else { return [] }
    return ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
  }

  private func frames(_ views: [UIView], in other: UIView) -> [CGRect] {
    views.map { $0.convert($0.bounds, to: other) }
  }

  @Test("A grid divides its width, keeps cells that change, and has more columns where it is wide")
  func garden() {
    let screen = GardenScreen()
    present(screen)
    let list = screen.collectionView
    let cells = { views(PlantCell.self, in: list) }
    let first = frames(cells(), in: list).prefix(2)
    #expect(first.map(\.minX) == [0, 200] && first.map(\.width) == [190, 190])
    #expect(frames(views(BedHeader.self, in: list), in: list).map(\.height) == [30])
    let plant = cells().first
    screen.water(0)
    settle()
    #expect(cells().first === plant && plant?.contentView.backgroundColor == .systemTeal)
    list.contentOffset.y = 300
    settle()
    let header = frames(views(BedHeader.self, in: list), in: window)
    #expect(header.map(\.minY) == [0])
    list.contentOffset.y = 0
    screen.view.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    settle()
    let row = frames(cells(), in: list).filter { $0.minY == 30 }
    #expect(row.map(\.width) == [203.5, 203.5, 203.5, 203.5])
  }

  @Test(
    "Hooks of a controller follow appearance, layouts, safe area and traits, and it adds to the safe area"
  )
  func settings() {
    let screen = SettingsScreen()
    present(screen)
    #expect(screen.events == ["is appearing", "appeared"])
    #expect(screen.layouts.before > 0 && screen.layouts.before == screen.layouts.after)
    #expect(screen.insets.last == 40 && screen.viewIfLoaded === screen.view)
    window.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    #expect(screen.insets.last == 74)
    screen.additionalSafeAreaInsets = .zero
    #expect(screen.insets.last == 34)
    let button = screen.navigationItem.rightBarButtonItem
    #expect(button?.systemItem == .add && button?.title == nil)
    button?.tap()
    settle()
    #expect(screen.names.count == 7)
    window.overrideTraitCollection = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    settle()
    window.overrideTraitCollection = UITraitCollection(
      userInterfaceStyle: .dark,
      preferredContentSizeCategory: .extraLarge
    )
    #expect(screen.categories == [.extraLarge])
    #expect(views(Greeting.View.self, in: screen.view).count == 7)
  }

  @Test("Setting the focus, Return and taps give it to one field after the other")
  func form() {
    let screen = FormScreen()
    present(screen)
    let fields = views(UITextField.self, in: screen.view)
    #expect(fields.map(\.returnKeyType) == [.next, .default])
    #expect(fields.map(\.keyboardType) == [.default, .numberPad])
    screen.focus(.name)
    #expect(fields.map(\.isFirstResponder) == [true, false])
    fields[0].simulateTyping("Ada")
    fields[0].simulateReturn()
    #expect(fields.map(\.isFirstResponder) == [false, true] && screen.name == "Ada")
    fields[0].becomeFirstResponder()
    #expect(screen.focused == .name)
    screen.focus(nil)
    #expect(!fields.contains { $0.isFirstResponder } && screen.focused == nil)
    fields[1].becomeFirstResponder()
    fields[1].resignFirstResponder()
    #expect(screen.focused == nil)
  }

  @Test("Messages begin at the bottom, stay there above the keyboard, and post its height")
  func thread() {
    let screen = ThreadScreen()
    present(screen)
    let list = screen.listView
    #expect(
      list.scrollPositionInfo.isLastItemVisible && list.scrollPositionInfo.bottomScrollOffset == 0
    )
    #expect(abs(list.frame.height - 788) < 0.001)
    screen.field.becomeFirstResponder()
    settle()
    #expect(screen.heights == [336] && abs(list.frame.height - 452) < 0.001)
    #expect(list.scrollPositionInfo.isLastItemVisible)
    screen.receive()
    settle()
    #expect(list.scrollPositionInfo.isLastItemVisible)
    screen.field.resignFirstResponder()
    settle()
    #expect(abs(list.frame.height - 788) < 0.001 && list.scrollPositionInfo.isLastItemVisible)
    screen.beginAppearanceTransition(false, animated: false)
    screen.endAppearanceTransition()
    screen.field.becomeFirstResponder()
    #expect(screen.heights == [336])
  }

  @Test("Notifications on the main queue come at once from there, and later from others")
  func mainQueue() async {
    let name = Notification.Name("listscope.test.\(UUID().uuidString)")
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
      let value = $0.userInfo?["value"] as? Int ?? -1
      MainActor.assumeIsolated { _ = continuation.yield(value) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["value": 1])
    await Task.detached {
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["value": 2])
    }.value
    var values = stream.makeAsyncIterator()
    #expect(await values.next() == 1)
    #expect(await values.next() == 2)
  }
}
