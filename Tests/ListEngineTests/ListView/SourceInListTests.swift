import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct SourceInListTests {
  /// Shows as many rows as its state says, and records its calls.
  private struct Counter: ListViewSource {
    var name: String
    var log: TestLog

    func content(with state: SourceState<Int>, content: inout Content) {
      log.callbacks.append("\(name) \(state.value)")
      content("s") { $0 += (0..<state.value).map { TestRow(id: "\($0)") } }
    }
  }

  private let log = TestLog()
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  @Test("A source is called immediately, and again a turn after its state changed, however often")
  func reload() {
    let state = list.set(source: Counter(name: "a", log: log), initial: 1)
    #expect(list.content.itemCount == 1)
    state.value = 2
    state.value = 3
    #expect(list.content.itemCount == 1)
    #expect(log.takeCallbacks() == ["a 1"])
    list.runLoop.turn()
    #expect(log.takeCallbacks() == ["a 3"])
    #expect(list.presentation.itemCount == 3)
    state.value = 3
    list.runLoop.turn()
    #expect(log.takeCallbacks() == [])
    #expect(state.value == 3)
  }

  @Test(
    "A source that was replaced is not called any more, not even for a pending change",
    arguments: ["source", "content", "setContent", "configure", "static"]
  )
  func replaced(by other: String) {
    let state = list.set(source: Counter(name: "a", log: log), initial: 1)
    state.value = 2
    switch other {
    case "source": list.set(source: Counter(name: "b", log: log), initial: 5)
    case "content": list.content = Content(sections: sections("1[a b c d e]"))
    case "setContent": list.setContent(animated: true, Content(sections: sections("1[a b c d e]")))
    case "static":
      list.set(source: StaticSource(with: Content(sections: sections("1[a b c d e]"))))
    default: list.configure { $0 += sections("1[a b c d e]") }
    }
    state.value = 3
    list.runLoop.turn()
    #expect(list.content.itemCount == 5)
    #expect(!log.takeCallbacks().contains { $0 == "a 2" || $0 == "a 3" })
  }

  @Test("A state that is changed while the list builds its content causes a reload")
  func reentrance() {
    var state: StateAccessor<Int>?
    list.stateObserver.onContentUpdated { _ in
      if let current = state?.value, current < 4 { state?.value = current + 1 }
    }
    state = list.set(source: Counter(name: "a", log: log), initial: 1)
    state?.value = 2
    #expect(list.runLoop.runUntilIdle())
    #expect(log.takeCallbacks() == ["a 1", "a 2", "a 3", "a 4"])
    #expect(list.presentation.itemCount == 4)
  }

  @Test("Neither a source nor its state keeps its list alive")
  func release() {
    weak var released: ListView?
    var state: StateAccessor<Int>?
    do {
      let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      released = list
      state = list.set(source: Counter(name: "a", log: log), initial: 1)
      state?.value = 2
    }
    #expect(released == nil)
    state?.value = 3
    #expect(state?.value == 3)
    #expect(log.takeCallbacks() == ["a 1"])
  }
}
