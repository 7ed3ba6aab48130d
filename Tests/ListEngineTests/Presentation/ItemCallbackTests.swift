import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct ItemCallbackTests {
  private let log = TestLog()
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func show(_ ids: [String]) {
    list.configure { [log] in $0("s") { $0 += ids.map { noted($0, .selectable(), log) } } }
  }

  @Test("Displays are counted from the start of the item's life")
  func firstDisplay() {
    let ids = (0..<20).map(String.init)
    show(ids)
    _ = log.takeCallbacks()
    list.scrollView.contentOffset.y = 50
    #expect(log.takeCallbacks() == ["end 0 first", "display 8 first"])
    list.scrollView.contentOffset.y = 0
    #expect(log.takeCallbacks() == ["end 8 first", "display 0"])
    show(Array(ids.dropFirst()))
    #expect(log.takeCallbacks() == ["end 0", "display 8", "remove 0"])
    show(ids)
    #expect(log.takeCallbacks() == ["end 8", "display 0 first", "insert 0"])
  }

  @Test("Items are notified when their whole section is inserted, moved or removed")
  func sections() {
    func show(_ names: [String]) {
      list.configure { [log] list in
        for name in names { list(name) { $0 += noted(name, .selectable(), log) } }
      }
    }
    show(["a", "b"])
    _ = log.takeCallbacks()
    show(["b", "a"])
    #expect(log.takeCallbacks() == [])
    show(["a"])
    #expect(log.takeCallbacks() == ["end b first", "remove b"])
    show(["c", "a"])
    #expect(log.takeCallbacks() == ["display c first", "insert c"])
  }

  @Test("Items are notified of their insertion before they are presented, and only once")
  func slices() {
    list.batching = .prefix(10)
    show((0..<30).map(String.init))
    #expect(
      log.takeCallbacks().filter { $0.hasPrefix("insert") } == (0..<30).map { "insert \($0)" }
    )
    list.scrollView.contentOffset.y = 100
    #expect(list.presentation.itemCount == 12)
    #expect(log.takeCallbacks().filter { $0.hasPrefix("insert") } == [])
  }
}
