import HeadlessUIKit
import Testing

@testable import ListEngine

/// Callbacks that keep changing a list.
///
/// Each of them continues for as long as the run loop runs, but neither recursively nor forever
/// within one call.
@Suite(.underAllPolicies) struct EndlessCallbacksTests {
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private final class Counter {
    var count = 0
  }

  private let counter = Counter()

  /// Checks that an endless sequence continues turn by turn.
  private func expectGoingOn() {
    // The requested operation, each of the operations, and the one that the last of them requests.
    let most = ListChangesQueue.maxFollowUps + 5
    #expect((2...most).contains(counter.count))
    checkInvariants(list)
    let before = counter.count
    list.runLoop.turn()
    #expect((before + 1...before + most).contains(counter.count))
    checkInvariants(list)
    #expect(!list.runLoop.runUntilIdle(limit: 3))
  }

  private func show(_ change: @escaping (inout ListProperties) -> Void) {
    counter.count += 1
    list.configure { [list] properties in
      properties("s") { $0 += TestRow(id: "a", value: counter.count) }
      _ = list
      change(&properties)
    }
  }

  @Test("A list may be configured again at the end of every update")
  func configureOnContentUpdated() {
    func show() {
      self.show { $0.stateObserver.onContentUpdated { _ in show() } }
    }
    show()
    expectGoingOn()
  }

  @Test("A list may be configured again whenever a row is applied")
  func configureInApply() {
    func show() {
      self.show { list in
        list("other") { $0 += PushyRow(value: counter.count) { show() } }
      }
    }
    show()
    expectGoingOn()
  }

  @Test("A list may be configured again whenever a row is updated")
  func configureOnUpdate() {
    func show() {
      self.show { list in
        list("other") { section in
          section += Item(TestRow(id: "b", value: counter.count)) { $0.onUpdate = { _ in show() } }
        }
      }
    }
    show()
    #expect(counter.count == 1)
    show()
    expectGoingOn()
  }

  @Test("Content may be set whenever the set of rows on screen changes")
  func setContentOnVisibilityChanged() {
    list.stateObserver.onVisibilityChanged { [list, counter] _ in
      counter.count += 1
      list.content = Content { $0("s") { $0 += TestRow(id: "\(counter.count)") } }
    }
    list.content = Content { $0("s") { $0 += TestRow(id: "first") } }
    expectGoingOn()
    list.stateObserver = ListStateObserver()
  }

  @Test("A list that is paused in between continues afterwards, in order")
  func order() {
    let queue = ListChangesQueue()
    var turns: [() -> Void] = []
    queue.performOnNextTurn = { turns.append($0) }
    var log: [Int] = []
    func add(_ number: Int) {
      queue.add(sync: { _ in
        log.append(number)
        if number < 250 { add(number + 1) }
      })
    }
    add(0)
    #expect(log == Array(0...ListChangesQueue.maxFollowUps))
    queue.isQueuingToApplyReorderEvent = true
    turns.removeFirst()()
    #expect(log.count == ListChangesQueue.maxFollowUps + 1)
    queue.isQueuingToApplyReorderEvent = false
    while !turns.isEmpty { turns.removeFirst()() }
    #expect(log == Array(0...250))
    #expect(queue.isEmpty)
  }

  @Test("Each turn performs a bounded number of operations of which each adds several")
  func growingBacklog() {
    let queue = ListChangesQueue()
    var turns: [() -> Void] = []
    queue.performOnNextTurn = { turns.append($0) }
    var (count, postponed) = (0, 0)
    queue.didPostpone = { postponed += 1 }
    func add() {
      queue.add(sync: { _ in
        count += 1
        for _ in 0..<4 { add() }
      })
    }
    add()
    for turn in 1...10 {
      #expect(postponed == turn)
      #expect(count <= turn * ListChangesQueue.maxFollowUps + 1)
      turns.removeFirst()()
    }
  }

  @Test("Of equal events that look at the state when they run, one waits")
  func sharedEvents() {
    let queue = ListChangesQueue()
    var log: [String] = []
    queue.perform {
      for number in 0..<3 {
        queue.perform(.textSizeChanged) { log.append("size \(number)") }
        queue.perform(.placingChanged) { log.append("placing \(number)") }
        queue.perform { log.append("\(number)") }
      }
    }
    #expect(log == ["size 0", "placing 0", "0", "1", "2"])
  }

  @Test("Many operations that waited for the end of a pause all run at once")
  func backlog() {
    let queue = ListChangesQueue()
    queue.performOnNextTurn = { _ in Issue.record("no operation has to wait") }
    queue.isQueuingToApplyReorderEvent = true
    var count = 0
    for _ in 0..<1_000 { queue.add(sync: { _ in count += 1 }) }
    #expect(count == 0)
    queue.isQueuingToApplyReorderEvent = false
    #expect(count == 1_000)
  }
}

/// A row that calls a closure whenever it is applied to a view on screen.
private struct PushyRow: ItemContent {
  var value: Int
  var onApply: () -> Void

  var identifierValue: Int { 1 }
  func isEquivalent(to other: Self) -> Bool { value == other.value }
  static func createReusableContentView(frame: CGRect) -> TestView { TestView(frame: frame) }
  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.fittingHeight = 20
    if reason != .measurement { onApply() }
  }
}
