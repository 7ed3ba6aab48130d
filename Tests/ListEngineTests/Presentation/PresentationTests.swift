import HeadlessUIKit
import TestSupport
import Testing
import Workloads

@testable import ListEngine

@Suite(.underAllPolicies) struct PresentationTests {
  private let log = TestLog()
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func show(_ ids: [String], rule: ReappliesToVisibleView = .always, values: [Int] = []) {
    list.configure { list in
      list("s") { section in
        section.header = TestTitle(text: "header", height: 50, log: log)
        section.footer = TestTitle(text: "footer", height: 50, log: log)
        for (index, id) in ids.enumerated() {
          let value = index < values.count ? values[index] : 0
          section += TestRow(id: id, value: value, height: 50, rule: rule, log: log)
        }
      }
    }
  }

  @Test("First display applies items before headers and footers (Q3), an update after them (Q4)")
  func applyOrder() {
    show(["1", "2"])
    #expect(
      log.takeShown() == [
        "1 willDisplay", "2 willDisplay", "header willDisplay", "footer willDisplay",
      ]
    )
    show(["1", "2"])
    #expect(
      log.takeShown() == [
        "header wasUpdated", "footer wasUpdated", "1 wasUpdated", "2 wasUpdated",
      ]
    )
  }

  @Test("Rows with the rule ifNotEquivalent are re-applied only when they changed")
  func reappliesIfNotEquivalent() {
    show(["1", "2"], rule: .ifNotEquivalent)
    _ = log.takeShown()
    show(["1", "2"], rule: .ifNotEquivalent, values: [0, 1])
    #expect(log.takeShown().filter { !$0.contains("er ") } == ["2 wasUpdated"])
  }

  @Test(
    "Re-application follows the new rule, the old rule and equivalence (Q1)",
    arguments: [
      (ReappliesToVisibleView.always, ReappliesToVisibleView.always, true, true),
      (.always, .ifNotEquivalent, true, true), (.ifNotEquivalent, .always, true, true),
      (.ifNotEquivalent, .ifNotEquivalent, true, false),
      (.ifNotEquivalent, .ifNotEquivalent, false, true),
    ]
  )
  func shouldReapply(
    new: ReappliesToVisibleView,
    old: ReappliesToVisibleView,
    isEquivalent: Bool,
    expected: Bool
  ) {
    #expect(new.shouldReapply(comparing: old, isEquivalent: isEquivalent) == expected)
  }

  @Test("A header of the same type keeps its state, another type creates a new one (R16)")
  func headerIdentity() {
    func header() -> PresentationHeaderFooterState? { list.presentation.sections[0].header.state }
    show(["1"])
    let first = header()
    show(["1", "2"])
    #expect(header() === first)
    list.configure { list in
      list("s") { $0.header = HeaderFooter(TestTitle(text: "x")) }
    }
    #expect(header() === first)
    list.configure { list in
      list("s") { $0.header = OtherTitle() }
    }
    #expect(header() != nil)
    #expect(header() !== first)
  }

  @Test("States are kept by rows that stay or move, not by those that return")
  func stateIdentity() {
    func states() -> [ObjectIdentifier] {
      list.presentation.sections[0].items.map { ObjectIdentifier($0) }
    }
    show(["a", "b", "c"])
    let before = list.presentation.sections[0].items
    show(["c", "x", "a"])
    #expect(states()[0] == ObjectIdentifier(before[2]))
    #expect(states()[2] == ObjectIdentifier(before[0]))
    show(["c", "x", "a", "b"])
    #expect(states()[3] != ObjectIdentifier(before[1]))
  }

  @Test("A row that moves to another section keeps its state, size and view, and has moved (Q26)")
  func crossing() {
    func row(_ id: String, _ value: Int = 0) -> Item<TestRow> {
      Item(TestRow(id: id, value: value, log: log)) { [log] item in
        item.onInsert = { log.callbacks.append("insert \($0.item.content.id)") }
        item.onRemove = { log.callbacks.append("remove \($0.item.content.id)") }
        item.onMove = { log.callbacks.append("move \($0.old.content.id)>\($0.new.content.value)") }
        item.onEndDisplay = { log.callbacks.append("hide \($0.item.content.id)") }
      }
    }
    // Separated from each other, so that a row keeps its position in its group.
    list.layout = .table { $0.layout.itemSpacing = 1 }
    func show(_ first: [Item<TestRow>], _ second: [Item<TestRow>]) {
      list.configure { list in
        list("1") { $0 += first }
        list("2") { $0 += second }
      }
    }
    show([row("a"), row("b")], [row("c")])
    let state = list.presentation.sections[0].items[0]
    let view = state.view
    #expect(view != nil)
    _ = log.takeCallbacks()
    log.applied = []
    show([row("b")], [row("c"), row("a")])
    #expect(list.presentation.sections[1].items[1] === state)
    #expect(state.view === view)
    #expect(log.takeCallbacks() == ["move a>0"])
    #expect(log.applied.filter { $0.hasSuffix("measurement") } == [])
    show([row("a", 5), row("b")], [row("c")])
    #expect(list.presentation.sections[0].items[0] === state)
    #expect(log.takeCallbacks() == ["move a>5"])
    #expect(log.applied.filter { $0.hasSuffix("measurement") } == ["a measurement"])
  }

  @Test(
    "Callbacks run once each at the end of the update, in the order removed, added, moved, updated"
  )
  func callbacks() {
    func row(_ id: String, _ value: Int = 0) -> Item<TestRow> {
      Item(TestRow(id: id, value: value)) { [log] item in
        item.onInsert = { log.callbacks.append("insert \($0.item.content.id)") }
        item.onRemove = { log.callbacks.append("remove \($0.item.content.id)") }
        item.onMove = { log.callbacks.append("move \($0.new.content.id)") }
        item.onUpdate = {
          log.callbacks.append("update \($0.old.content.value)>\($0.new.content.value)")
        }
      }
    }
    list.configure { $0("s") { $0 += [row("a"), row("b"), row("c"), row("d")] } }
    #expect(log.takeCallbacks() == ["insert a", "insert b", "insert c", "insert d"])
    list.configure { $0("s") { $0 += [row("d"), row("b", 7), row("c"), row("e")] } }
    #expect(log.takeCallbacks() == ["remove a", "insert e", "move d", "update 0>7"])
    list.configure { _ in }
    #expect(log.takeCallbacks() == ["remove d", "remove b", "remove c", "remove e"])
  }

  @Test("Display callbacks say whether it was the first time, and ignore moves (Q8, fixed)")
  func displayCallbacks() {
    func show(_ ids: [String]) {
      list.configure { list in
        list("s") { section in
          for id in ids {
            section += Item(TestRow(id: id)) { [log] item in
              item.sizing = .fixed(height: 200)
              item.onDisplay = {
                log.callbacks.append("+\($0.item.content.id) \($0.isFirstDisplay)")
              }
              item.onEndDisplay = {
                log.callbacks.append("-\($0.item.content.id) \($0.isFirstEndDisplay)")
              }
            }
          }
        }
      }
    }
    show(["a", "b", "c"])
    #expect(log.takeCallbacks() == ["+a true", "+b true"])
    show(["x", "a", "b", "c"])
    #expect(log.takeCallbacks() == ["-b true", "+x true"])
    show(["a", "b", "c"])
    #expect(log.takeCallbacks() == ["-x true", "+b false"])
  }

  @Test("Presentation matches the slice after every random edit", arguments: Seeds.all)
  func invariants(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    list.batching = .prefix(20)
    for _ in 0..<30 {
      list.configure { list in
        for section in (0..<5).shuffled(using: &generator).prefix(
          Int.random(in: 0...5, using: &generator)
        ) {
          list += Section(section) { content in
            if Bool.random(using: &generator) { content.header = TestTitle(text: "t") }
            content += (0..<Int.random(in: 0...15, using: &generator)).map { _ in
              TestRow(
                id: String(Int.random(in: 0..<12, using: &generator)),
                value: Int.random(in: 0...1, using: &generator),
                height: CGFloat(Int.random(in: 0...3, using: &generator)) * 20
              )
            }
          }
        }
      }
      list.scrollView.contentOffset.y = Double.random(
        in: 0...max(1, list.contentSize.height),
        using: &generator
      )
      checkInvariants(list)
    }
  }
}

/// Checks the invariants after every update and every scroll.
func checkInvariants(_ list: ListView) {
  let presentation = list.presentation
  #expect(presentation.sections.count == list.placement.content.sections.count)
  for (section, frames) in zip(presentation.sections, list.placement.content.sections) {
    #expect(section.items.count == section.model.items.count)
    #expect(section.items.count == frames.items.count)
  }
  let states = presentation.sections.flatMap(\.items).map { ObjectIdentifier($0) }
  #expect(Set(states).count == states.count, "a state occurs in two places")
  let shown = list.display.visible.elements.compactMap(\.state.view).map { ObjectIdentifier($0) }
  #expect(shown.count == list.display.visible.elements.count, "a visible element has no view")
  #expect(Set(shown).count == shown.count, "a view was handed out twice")
  let leaving = Set(list.display.leaving.views.map { ObjectIdentifier($0) })
  #expect(leaving.isDisjoint(with: shown), "a view that leaves is in use")
  let views = Set(list.scrollView.subviews.map { ObjectIdentifier($0) })
  #expect(views == leaving.union(shown))
}
