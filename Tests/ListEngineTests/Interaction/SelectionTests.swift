import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct SelectionTests {
  private let log = TestLog()
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func show(
    _ ids: [String],
    _ style: ItemSelectionStyle = .selectable(),
    mode: Behavior.SelectionMode = .single
  ) {
    list.configure { list in
      list.behavior.selectionMode = mode
      list.stateObserver.onSelectionChanged { [log] in
        log.callbacks.append("\($0.old.values)>\($0.new.values)")
      }
      list("s") { section in
        for id in ids {
          let isOther = style == .toggles(isSelected: true) && id != "a"
          section += noted(id, isOther ? .toggles() : style, log)
        }
      }
    }
    _ = log.takeCallbacks()
    _ = log.takeShown()
  }

  struct Taps: CustomTestStringConvertible, Sendable {
    var mode: Behavior.SelectionMode
    var style: ItemSelectionStyle
    var taps: Int
    /// The events that the observers receive immediately.
    var now: [String] = []
    /// The events that the item receives a turn later.
    var later: [String] = []
    var isSelected = false
    var testDescription: String { "\(mode), \(style), \(taps) taps" }
  }

  private static let on = "[]>[a]"
  private static let off = "[a]>[]"

  @Test(
    "Taps select and deselect according to mode and style",
    arguments: [
      Taps(mode: .none, style: .selectable(), taps: 1),
      Taps(mode: .none, style: .toggles(), taps: 1),
      Taps(mode: .none, style: .tappable, taps: 1),
      Taps(mode: .single, style: .notSelectable, taps: 1),
      Taps(mode: .multiple, style: .notSelectable, taps: 1),
      Taps(
        mode: .single,
        style: .tappable,
        taps: 1,
        now: [on, off],
        later: ["select", "deselect"]
      ),
      Taps(
        mode: .multiple,
        style: .tappable,
        taps: 1,
        now: [on, off],
        later: ["select", "deselect"]
      ),
      Taps(
        mode: .single,
        style: .selectable(),
        taps: 1,
        now: [on],
        later: ["select"],
        isSelected: true
      ),
      Taps(
        mode: .single,
        style: .selectable(),
        taps: 2,
        now: [on],
        later: ["select"],
        isSelected: true
      ),
      Taps(
        mode: .multiple,
        style: .selectable(),
        taps: 1,
        now: [on],
        later: ["select"],
        isSelected: true
      ),
      Taps(
        mode: .multiple,
        style: .selectable(),
        taps: 2,
        now: [on, off],
        later: ["select", "deselect"]
      ),
      Taps(
        mode: .single,
        style: .toggles(),
        taps: 1,
        now: [on],
        later: ["select"],
        isSelected: true
      ),
      Taps(
        mode: .single,
        style: .toggles(),
        taps: 2,
        now: [on, off],
        later: ["select", "deselect"]
      ),
      Taps(
        mode: .multiple,
        style: .toggles(),
        taps: 3,
        now: [on, off, on],
        later: ["select", "deselect", "select"],
        isSelected: true
      ),
      Taps(
        mode: .single,
        style: .toggles(isSelected: true),
        taps: 1,
        now: [off],
        later: ["deselect"]
      ),
    ]
  )
  func taps(_ row: Taps) {
    show(["a", "b"], row.style, mode: row.mode)
    let canBeTapped = row.mode != .none && row.style.isSelectable
    for _ in 0..<row.taps { #expect(list.tapItem(at: path(0)) == canBeTapped) }
    #expect(log.takeCallbacks() == row.now)
    list.runLoop.turn()
    #expect(log.takeCallbacks() == row.later.map { "\($0) a" })
    #expect(list.selectedValues == (row.isSelected ? ["a"] : []))
    #expect(list.selectedIndexPaths == (row.isSelected ? [path(0)] : []))
    #expect(list.runLoop.runUntilIdle())
  }

  @Test("In the mode single a selected item deselects the one before")
  func single() {
    show(["a", "b"])
    list.tapItem(at: path(0))
    list.runLoop.turn()
    _ = log.takeCallbacks()
    list.tapItem(at: path(1))
    #expect(log.takeCallbacks() == ["[a]>[a b]", "[a b]>[b]"])
    #expect(list.selectedValues == ["b"])
    list.runLoop.turn()
    #expect(log.takeCallbacks() == ["select b", "deselect a"])
  }

  @Test("In the mode multiple selected items come in the order of the list")
  func multiple() {
    show(["a", "b", "c"], mode: .multiple)
    for item in [2, 0] { list.tapItem(at: path(item)) }
    #expect(list.selectedIndexPaths == [path(0), path(2)])
    #expect(list.selectedValues == ["a", "c"])
    #expect(list.deselectItem(at: path(2)))
    #expect(!list.deselectItem(at: path(2)))
    #expect(log.takeCallbacks() == ["[]>[c]", "[c]>[a c]", "[a c]>[a]"])
  }

  @Test("The changes of a press, a release and a selection are applied to the row, as an update")
  func highlight() {
    show(["a", "b"])
    #expect(list.pressItem(at: path(0)))
    #expect(log.takeShown() == ["a wasUpdated pressed"])
    list.cancelPressOfItem(at: path(0))
    #expect(log.takeShown() == ["a wasUpdated"])
    list.cancelPressOfItem(at: path(0))
    #expect(log.takeShown() == [])
    list.tapItem(at: path(1))
    #expect(
      log.takeShown() == ["b wasUpdated pressed", "b wasUpdated", "b wasUpdated selected"]
    )
    list.tapItem(at: path(0))
    #expect(
      log.takeShown() == [
        "a wasUpdated pressed", "a wasUpdated", "a wasUpdated selected", "b wasUpdated",
      ]
    )
  }

  @Test("Dragging the list cancels the touch of the pressed row")
  func dragWhilePressed() {
    show(["a"])
    list.pressItem(at: path(0))
    _ = log.takeShown()
    list.scrollView.beginDragging()
    #expect(log.takeShown() == ["a wasUpdated"])
    #expect(list.selectedItems.isEmpty)
  }

  @Test("Nothing is pressed where nothing can be selected, or where nothing is")
  func nothing() {
    show(["a"], .notSelectable)
    #expect(!list.pressItem(at: path(0)))
    #expect(!list.pressItem(at: path(1)))
    #expect(!list.tapItem(at: path(0, 7)))
    #expect(!list.tapItem(at: path(-1)))
    #expect(!list.tapItem(at: []))
    #expect(!list.tapItem(at: [0]))
    #expect(!list.deselectItem(at: path(0)))
    list.cancelPressOfItem(at: path(9, 9))
    #expect(log.takeShown() == [])
  }

  @Test("A callback receives the item even if it is already gone")
  func removedBeforeItsTurn() {
    show(["a", "b"])
    list.tapItem(at: path(0))
    show(["b"])
    list.runLoop.turn()
    #expect(log.takeCallbacks() == ["select a"])
  }

  @Test("The app may configure the list again in every callback of a tap")
  func reentrance() {
    var updates = 0
    func show() {
      updates += 1
      list.configure { [log] list in
        list.stateObserver.onSelectionChanged { _ in show() }
        list("s") { section in
          section += noted("a", .tappable, value: updates, log) { item in
            item.onSelect = { _ in show() }
            item.onDeselect = { _ in show() }
          }
        }
      }
    }
    show()
    list.tapItem(at: path(0))
    list.runLoop.turn()
    #expect(updates == 5)
    #expect(list.selectedItems.isEmpty)
    checkInvariants(list)
  }

  @Test(
    "A view that reappears clears the selection, unless the transition was cancelled"
  )
  func clearSelection() {
    show(["a", "b"])
    list.clearSelectionDuringViewWillAppear(animated: true)
    #expect(log.takeCallbacks() == [])
    list.tapItem(at: path(1))
    list.runLoop.turn()
    _ = log.takeCallbacks()
    list.clearSelectionDuringViewWillAppear(animated: true)
    #expect(list.selectedItems.isEmpty)
    #expect(log.takeCallbacks() == ["[b]>[]"])
    list.runLoop.turn()
    #expect(log.takeCallbacks() == ["deselect b"])

    list.tapItem(at: path(1))
    list.runLoop.turn()
    _ = log.takeCallbacks()
    list.clearSelectionDuringViewWillAppear(animated: true, wasCancelled: true)
    list.runLoop.turn()
    #expect(log.takeCallbacks() == ["[b]>[]", "deselect b"])
    #expect(list.selectedValues == ["b"])
  }

  @Test("Only the mode single clears its selection", arguments: [Behavior.SelectionMode.multiple])
  func clearOtherModes(mode: Behavior.SelectionMode) {
    show(["a", "b"], .selectable(isSelected: true), mode: mode)
    list.clearSelectionDuringViewWillAppear(animated: false)
    #expect(list.selectedValues == ["a", "b"])
    #expect(log.takeCallbacks() == [])
  }
}
