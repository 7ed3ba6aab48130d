import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct CoordinatorTests {
  private let log = TestLog()
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func row(_ id: String, _ value: String = "") -> WatchedRow {
    WatchedRow(id: id, value: value, log: log)
  }

  private func show(_ rows: [WatchedRow], _ style: ItemSelectionStyle = .selectable()) {
    list.configure { list in
      list("s") { $0 += rows.map { watched($0, style) } }
    }
  }

  private func item(_ index: Int = 0) -> WatchedRow? {
    list.presentation.sections[0].model.items[index].anyContent as? WatchedRow
  }

  private func take(_ id: String = "a") -> [String] {
    log.takeCallbacks().map { String($0.dropFirst(id.count + 1)) }
  }

  @Test("A coordinator and the item's callbacks are called in the order of 1.13")
  func order() {
    show([row("a"), row("b")])
    #expect(
      log.takeCallbacks() == [
        "a willDisplay", "a onDisplay", "b willDisplay", "b onDisplay",
        "a onInsert", "a wasInserted", "b onInsert", "b wasInserted",
      ]
    )
    show([row("a", "1"), row("b")])
    #expect(log.takeCallbacks() == ["a wasUpdated >1", "a onUpdate >1"])
    // An item that moved and changed counts as moved; changed items preferably move.
    show([row("b"), row("a", "2")])
    #expect(log.takeCallbacks() == ["a wasMoved 1>2", "a onMove"])
    show([row("b")])
    #expect(
      log.takeCallbacks() == ["a didEndDisplay", "a onEndDisplay", "a onRemove", "a wasRemoved"]
    )
    list.configure { _ in }
    #expect(
      log.takeCallbacks() == ["b didEndDisplay", "b onEndDisplay", "b onRemove", "b wasRemoved"]
    )
  }

  @Test("Changes by the coordinator reach onUpdate, one after another, and are shown immediately")
  func updates() {
    var row = row("a")
    row.whenMade = { $0.update("1") }
    show([row])
    _ = take()
    log.coordinators["a"]?.update("2")
    #expect(take() == ["onUpdate 1>12"])
    log.coordinators["a"]?.update("3")
    #expect(take() == ["onUpdate 12>123"])
    #expect(item()?.updates == ["1", "2", "3"])
    #expect(log.coordinators["a"]?.info.current.content.updates == ["1", "2", "3"])
    #expect(log.takeShown().suffix(2) == ["a wasUpdated 12", "a wasUpdated 123"])
  }

  @Test("A coordinator that changes the height of its row moves those below")
  func relayout() {
    show([row("a"), row("b")])
    log.coordinators["a"]?.actions.update { $0.content.height = 80 }
    #expect(list.placement.content.sections[0].items.map(\.minY) == [0, 80])
    #expect(list.presentation.sections[0].items[1].view?.frame.minY == 80)
  }

  @Test("A delayed change waits for its time, and changes the item as it is then")
  func delay() {
    show([row("a")])
    _ = take()
    log.coordinators["a"]?.update("late", after: 2)
    list.runLoop.advance(by: 1.9)
    #expect(take() == [])
    show([row("a", "new")])
    _ = take()
    list.runLoop.advance(by: 0.2)
    #expect(take() == ["onUpdate new>newlate"])
    #expect(list.runLoop.isIdle)
  }

  @Test("A delayed change of an item that is gone does nothing")
  func delayedAfterRemoval() {
    show([row("a"), row("b")])
    log.coordinators["a"]?.update("late", after: 1)
    show([row("b")])
    _ = log.takeCallbacks()
    list.runLoop.advance(by: 1)
    log.coordinators["a"]?.update("later still")
    #expect(log.takeCallbacks() == [])
    #expect(item()?.id == "b")
    checkInvariants(list)
  }

  @Test(
    "A change from inside any call is shown immediately after it, and once",
    arguments: [
      "willDisplay", "wasInserted", "wasUpdated >1", "wasMoved 1>2", "wasSelected",
      "wasDeselected", "didEndDisplay", "wasRemoved",
    ]
  )
  func reentrance(call: String) {
    var row = row("a")
    row.react = { coordinator, what in
      if what == call { coordinator.update("x") }
    }
    var heard: [String] = []
    func update(_ value: String, _ rows: (WatchedRow) -> [WatchedRow]) {
      row.value = value
      show(rows(row))
      heard += log.takeCallbacks().filter { $0.hasPrefix("a onUpdate \(value)>") }
    }
    update("") { [$0, self.row("b")] }
    update("1") { [$0, self.row("b")] }
    update("2") { [self.row("b"), $0] }
    list.tapItem(at: path(1))
    list.deselectItem(at: path(1))
    heard += log.takeCallbacks().filter { $0.hasPrefix("a onUpdate 2>") }
    update("3") { _ in (0..<20).map { self.row("\($0)") } }
    let isGone = ["didEndDisplay", "wasRemoved"].contains(call)
    #expect(heard.count == (isGone ? 0 : 1), "\(heard)")
    #expect(heard.allSatisfy { $0.hasSuffix("x") })
    #expect(list.runLoop.runUntilIdle())
    checkInvariants(list)
  }

  @Test("A coordinator that is asked for a change while its row is applied makes it afterwards")
  func changeInApply() {
    var row = row("a")
    row.whenApplied = { coordinator in
      if coordinator.info.current.content.updates.count < 3 { coordinator.update("x") }
    }
    show([row, self.row("b")])
    #expect(item()?.text == "xxx")
    #expect(log.takeShown().last == "a wasUpdated xxx")
    checkInvariants(list)
  }

  @Test("A change from inside apply, or at the selection, is made immediately afterwards")
  func reentrantApply() {
    var watched = row("a")
    watched.react = { coordinator, what in
      if what == "wasSelected" { coordinator.update("!") }
      if what == "willDisplay" { coordinator.update("?") }
    }
    show([watched])
    #expect(item()?.updates == ["?"])
    list.tapItem(at: path(0))
    #expect(item()?.updates == ["?", "!"])
    #expect(list.selectedValues == ["a"])
    #expect(log.takeShown().last == "a wasUpdated ?!")
  }

  @Test("The original is the item as last given, without the coordinator's changes")
  func original() throws {
    show([row("a", "1"), row("b")])
    let info = try #require(log.coordinators["a"]?.info)
    log.coordinators["a"]?.update("x")
    #expect(info.original.content.text == "1")
    #expect(info.current.content.text == "1x")
    show([row("a", "2"), row("b")])
    #expect(info.original.content.text == "2")
    show([row("b"), row("a", "3")])
    #expect(info.original.content.text == "3")
    #expect(info.current.content.text == "3")
  }

  @Test("A coordinator is notified when the row appears and disappears, wherever it is in the list")
  func display() {
    show((0..<20).map { row("\($0)") })
    _ = log.takeCallbacks()
    list.scrollView.contentOffset.y = 60
    #expect(
      log.takeCallbacks() == [
        "0 didEndDisplay", "0 onEndDisplay", "8 willDisplay", "8 onDisplay", "9 willDisplay",
        "9 onDisplay",
      ]
    )
  }

  @Test("A coordinator is notified of its selection immediately, the item a turn later")
  func selection() {
    show([row("a")])
    _ = take()
    list.tapItem(at: path(0))
    #expect(take() == ["wasSelected"])
    list.runLoop.turn()
    #expect(take() == ["onSelect"])
    show([row("a")], .selectable(isSelected: true))
    show([row("a")], .selectable())
    #expect(take() == ["wasDeselected"])
    list.tapItem(at: path(0))
    show([row("a")], .tappable)
    #expect(take() == ["wasSelected", "wasDeselected"])
  }

  @Test("A coordinator that selects its item takes the selection from others")
  func selectsItself() {
    show([row("a"), row("b")])
    list.tapItem(at: path(0))
    log.coordinators["b"]?.actions.update { $0.selectionStyle = .selectable(isSelected: true) }
    #expect(list.selectedValues == ["b"])
    #expect(log.takeCallbacks().contains("b wasSelected"))
  }

  @Test("A list that only measures creates no coordinators")
  func measuring() {
    var properties = ListProperties()
    properties("s") { [log] in $0 += WatchedRow(id: "a", log: log) }
    _ = ListView.contentSize(
      in: CGSize(width: 100, height: 100),
      for: properties,
      safeAreaInsets: .zero
    )
    #expect(log.coordinators.isEmpty)
  }

  @Test("When the whole list is released there are no removal notifications")
  func release() {
    do {
      let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      list.configure { [log] in $0("s") { $0 += watched(WatchedRow(id: "a", log: log)) } }
      _ = log.takeCallbacks()
    }
    #expect(log.takeCallbacks() == [])
    // A coordinator that is still referenced has no effect, and does not crash.
    log.coordinators["a"]?.update("x")
    #expect(log.coordinators["a"]?.info.current.content.id == "a")
  }
}
