import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct AutoScrollTests {
  private let inserted = TestRow.identifier(with: "A")
  private let content = Content { content in
    content("one") { $0 += (1...3).map { TestRow(id: "\($0)") } }
    content("two") { _ in }
  }

  private func update(
    added: Set<AnyIdentifier> = [],
    animated: Bool = false,
    asked: @escaping () -> Void = {}
  ) -> AutoScroll.Update {
    AutoScroll.Update(
      addedItems: {
        asked()
        return added
      },
      animated: animated,
      content: content,
      positionInfo: { .init(items: .init(), viewport: .init(), isScrollInProgress: false) }
    )
  }

  private func request(_ decision: AutoScrollDecision) -> AutoScrollRequest? {
    if case .perform(let request) = decision { request } else { nil }
  }

  private func insertion(
    _ destination: AutoScrollAction.ScrollDestination? = nil,
    animated: Bool = false,
    policy: AutoScrollAction.ScrollInterruptionPolicy = .performImmediately
  ) -> AutoScrollAction {
    .scrollTo(
      destination,
      onInsertOf: inserted,
      position: .init(position: .centered),
      animated: animated,
      scrollInterruptionPolicy: policy
    )
  }

  @Test("Z1 An insertion scrolls when it happens, to the inserted item by default")
  func insertion() {
    var scroll = AutoScroll()
    #expect(request(scroll.decide(insertion(), update())) == nil)
    let due = request(scroll.decide(insertion(), update(added: [inserted])))
    #expect(due?.destination == inserted)
    #expect(due?.endsImmediately == true)
  }

  @Test(
    "A destination is an item of all content",
    arguments: [("first", "1"), ("last", "3"), ("item", "9")]
  )
  func destinations(name: String, id: String) {
    var scroll = AutoScroll()
    let destinations: [String: AutoScrollAction.ScrollDestination] = [
      "first": .firstItem, "last": .lastItem, "item": .item(TestRow.identifier(with: "9")),
    ]
    let action = insertion(destinations[name])
    let due = request(scroll.decide(action, update(added: [inserted])))
    #expect(due?.destination == TestRow.identifier(with: id))
  }

  @Test("Without items there is no first or last one to scroll to")
  func noDestination() {
    var scroll = AutoScroll()
    let action = AutoScrollAction.pin(.lastItem, position: .init(position: .bottom))
    let update = AutoScroll.Update(
      addedItems: { [] },
      animated: false,
      content: Content(),
      positionInfo: update().positionInfo
    )
    #expect(request(scroll.decide(action, update)) == nil)
  }

  @Test("Z3 A pin scrolls at every update, without asking what was added")
  func pin() {
    var scroll = AutoScroll()
    var asked = 0
    let action = AutoScrollAction.pin(.lastItem, position: .init(position: .bottom))
    for _ in 0..<2 {
      #expect(request(scroll.decide(action, update { asked += 1 })) != nil)
    }
    #expect(asked == 0)
    #expect(request(scroll.decide(.none, update { asked += 1 })) == nil)
  }

  @Test(
    "A scroll is animated if action and update are, and then it does not end immediately",
    arguments: [(true, true), (true, false), (false, true), (false, false)]
  )
  func animation(action: Bool, update: Bool) {
    var scroll = AutoScroll()
    let change = self.update(added: [inserted], animated: update)
    let due = request(scroll.decide(insertion(animated: action), change))
    #expect(due?.animated == (action && update))
    #expect(due?.endsImmediately == !(action && update))
  }

  @Test("A custom rule never ends immediately")
  func ownRule() {
    var scroll = AutoScroll()
    let action = AutoScrollAction.pin(
      .lastItem,
      itemPosition: .verticalContentOffsetAdjustment { _ in 125 }
    )
    #expect(request(scroll.decide(action, update()))?.endsImmediately == false)
  }

  @Test("The action may decide against a scroll")
  func shouldPerform() {
    var scroll = AutoScroll()
    let action = AutoScrollAction.pin(
      .lastItem,
      position: .init(position: .bottom),
      shouldPerform: { _ in false }
    )
    #expect(request(scroll.decide(action, update())) == nil)
  }

  @Test("Z8 A deferred scroll waits for the end of the user's, and is performed once")
  func deferred() {
    var scroll = AutoScroll()
    let action = insertion(policy: .deferDuringUserScrolling)
    scroll.userScrollDidBegin()
    guard case .wait = scroll.decide(action, update(added: [inserted], animated: true)) else {
      Issue.record("the scroll must wait")
      return
    }
    #expect(scroll.takePending() == nil)
    // An update that does not concern the action leaves the slot alone.
    #expect(request(scroll.decide(action, update())) == nil)
    scroll.userScrollDidEnd()
    let pending = scroll.takePending()
    #expect(pending == .init(addedItems: [inserted], animated: true))
    #expect(scroll.takePending() == nil)
    let due = scroll.decide(action, update(added: pending?.addedItems ?? []))
    #expect(request(due)?.destination == inserted)
  }

  @Test("Of several pending updates the last one counts")
  func lastWins() {
    var scroll = AutoScroll()
    let action = AutoScrollAction.pin(
      .lastItem,
      position: .init(position: .bottom),
      scrollInterruptionPolicy: .deferDuringUserScrolling
    )
    scroll.userScrollDidBegin()
    _ = scroll.decide(action, update(added: [inserted], animated: true))
    _ = scroll.decide(action, update())
    scroll.userScrollDidEnd()
    #expect(scroll.takePending() == .init(addedItems: [], animated: false))
  }

  @Test("Z10 A deferred scroll does not wait without a user scroll")
  func notDeferred() {
    var scroll = AutoScroll()
    let action = insertion(policy: .deferDuringUserScrolling)
    #expect(request(scroll.decide(action, update(added: [inserted]))) != nil)
  }

  @Test("Z12 A skipped scroll is never performed; an immediate one always")
  func skipped() {
    var scroll = AutoScroll()
    scroll.userScrollDidBegin()
    let skipping = insertion(policy: .skipDuringUserScrolling)
    #expect(request(scroll.decide(skipping, update(added: [inserted]))) == nil)
    #expect(request(scroll.decide(insertion(), update(added: [inserted]))) != nil)
    scroll.userScrollDidEnd()
    #expect(scroll.takePending() == nil)
  }

  @Test("Reading the position of a custom rule gives the bottom, writing it replaces the rule")
  func positionOfOwnRule() throws {
    let action = AutoScrollAction.pin(
      .lastItem,
      itemPosition: .verticalContentOffsetAdjustment { _ in 1 }
    )
    guard case .pin(var pin) = action else { return }
    #expect(pin.position == ScrollPosition(position: .bottom))
    pin.position = ScrollPosition(position: .top)
    guard case .standard(let position) = pin.itemPosition else {
      Issue.record("the rule must be gone")
      return
    }
    #expect(position == ScrollPosition(position: .top))
  }
}
