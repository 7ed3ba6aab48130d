import HeadlessUIKit
import Testing

@testable import ListEngine

/// The effects of updates on the selection.
@Suite(.underAllPolicies) struct DeclaredSelectionTests {
  private let log = TestLog()
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  /// Shows `a:1 b* | c`: sections with their rows, whose values and selections are declared.
  private func show(_ diagram: String, mode: Behavior.SelectionMode = .single) {
    list.configure { list in
      list.behavior.selectionMode = mode
      list.stateObserver.onSelectionChanged { [log] in
        log.callbacks.append("\($0.old.values)>\($0.new.values)")
      }
      for (index, part) in diagram.split(separator: "|").enumerated() {
        list(index) { section in
          for word in part.split(separator: " ") {
            let isSelected = word.hasSuffix("*")
            let parts = word.filter { $0 != "*" }.split(separator: ":")
            let value = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
            section += noted(
              String(parts[0]),
              .selectable(isSelected: isSelected),
              value: value,
              log
            )
          }
        }
      }
    }
    _ = log.takeCallbacks()
  }

  @Test("In the mode single the last declared item is selected, without notifications")
  func declared() {
    show("a* b* | c d* e")
    #expect(list.selectedValues == ["d"])
    list.runLoop.turn()
    #expect(log.takeCallbacks() == [])
    #expect(!log.takeShown().contains("a willDisplay selected"))
  }

  @Test("In the mode multiple all declared items are selected")
  func declaredMultiple() {
    show("a* b* | c d* e", mode: .multiple)
    #expect(list.selectedIndexPaths == [path(0), path(1), path(1, 1)])
  }

  @Test("A row that is declared selected is shown selected from the start")
  func firstDisplay() {
    show("a* b")
    #expect(log.takeShown() == ["a willDisplay selected", "b willDisplay"])
  }

  @Test("A style that changes at an otherwise equal item selects and deselects it")
  func selectionStyleChange() {
    show("a b")
    _ = log.takeShown()
    show("a* b")
    #expect(list.selectedValues == ["a"])
    #expect(log.takeShown() == ["a wasUpdated selected", "b wasUpdated"])
    show("a b")
    #expect(list.selectedItems.isEmpty)
    #expect(log.takeShown() == ["a wasUpdated", "b wasUpdated"])
    list.runLoop.turn()
    #expect(log.takeCallbacks() == [])
  }

  @Test("What the user selected stays selected through updates with the same declarations (R3)")
  func survives() {
    show("a b c")
    list.tapItem(at: path(1))
    for diagram in ["a b:1 c", "b:1 c a", "x a b:2", "a | b:2", "b:2 | a", "b:3 y"] {
      show(diagram)
      #expect(list.selectedValues == ["b"], "\(diagram)")
    }
    show("a* b:3")
    #expect(list.selectedValues == ["a"])
  }

  @Test("What the user deselected stays deselected while the declarations stay the same")
  func staysDeselected() {
    show("a* b")
    list.deselectItem(at: path(0))
    for diagram in ["a* b", "a:1* b", "b a:1*", "b | a:2*"] {
      show(diagram)
      #expect(list.selectedItems.isEmpty, "\(diagram)")
    }
  }

  @Test("An item that is newly declared selected wins over those selected before it")
  func newlyDeclared() {
    show("a b c")
    list.tapItem(at: path(2))
    show("a* b c")
    #expect(list.selectedValues == ["a"])
    show("a* b x* y* c")
    #expect(list.selectedValues == ["y"])
  }

  @Test("A removed item loses its selection, and returns as it is declared")
  func removed() {
    show("a b")
    list.tapItem(at: path(0))
    show("b")
    #expect(list.selectedItems.isEmpty)
    show("a b")
    #expect(list.selectedItems.isEmpty)
    list.runLoop.turn()
    _ = log.takeCallbacks()
    list.tapItem(at: path(1))
    #expect(log.takeCallbacks() == ["[]>[b]"])
  }

  @Test("Items off screen are deselected once the content declares so")
  func offScreen() {
    func show(selected: Range<Int>) {
      list.configure { list in
        list.behavior.selectionMode = .multiple
        list("s") { section in
          for number in 0..<300 {
            section += Item(
              TestRow(id: "\(number)"),
              sizing: .fixed(height: 50),
              selectionStyle: .selectable(isSelected: selected.contains(number))
            )
          }
        }
      }
    }
    show(selected: 0..<4)
    list.scrollView.contentOffset.y = 8_000
    list.layoutIfNeeded()
    #expect(list.selectedIndexPaths == (0..<4).map { path($0) })
    show(selected: 2..<4)
    #expect(list.selectedIndexPaths == (2..<4).map { path($0) })
    show(selected: 0..<0)
    #expect(list.selectedItems.isEmpty)
    list.scrollView.contentOffset.y = 0
    list.layoutIfNeeded()
    #expect(list.selectedItems.isEmpty)
  }

  @Test("The content can select and deselect thousands of items in one update")
  func many() {
    list.batching = .prefix(10_000)
    func show(_ isSelected: Bool) {
      list.configure { list in
        list.behavior.selectionMode = .multiple
        list("s") { section in
          for number in 0..<5_000 {
            section += Item(
              TestRow(id: "\(number)"),
              sizing: .fixed(height: 50),
              selectionStyle: .selectable(isSelected: isSelected)
            )
          }
        }
      }
    }
    show(true)
    #expect(list.selectedItems.count == 5_000)
    list.deselectItem(at: path(0))
    #expect(list.selectedIndexPaths.first == path(1))
    show(false)
    #expect(list.selectedItems.isEmpty)
  }

  @Test("A list that switches to the mode single keeps one item selected")
  func modeChange() {
    show("a b c", mode: .multiple)
    for item in 0..<3 { list.tapItem(at: path(item)) }
    show("a b c", mode: .single)
    #expect(list.selectedValues.count == 1)
  }
}
