import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite struct TouchesInListTests {
  private let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let log = TestLog()

  init() {
    list.configure { [log] list in
      list.animatesChanges = false
      list.behavior.selectionMode = .single
      list += Section("s") { section in
        section.header = HeaderFooter(
          TestTitle(text: "title", height: 30),
          onTap: { log.callbacks.append("title") }
        )
        for row in 0..<20 {
          section += Item(TestRow(id: "\(row)", height: 50), selectionStyle: .selectable())
        }
      }
    }
  }

  private var selected: [AnyHashable] { list.selectedItems.map { $0.anyIdentifier.anyValue } }

  @Test("A tap selects the row under the finger, wherever the list is scrolled")
  func tap() {
    list.simulateTap(at: CGPoint(x: 5, y: 90))
    #expect(selected == [AnyHashable("1")])
    list.scrollView.contentOffset.y = 500
    list.simulateTap(at: CGPoint(x: 5, y: 90))
    #expect(selected == [AnyHashable("11")])
  }

  @Test("A finger presses its row, and selects nothing if it moves away or is cancelled")
  func noTap() {
    let touch = list.simulateTouch(at: CGPoint(x: 5, y: 40))
    #expect(list.presentation.sections[0].items[0].isHighlighted)
    touch.move(to: CGPoint(x: 5, y: 190))
    touch.lift()
    let other = list.simulateTouch(at: CGPoint(x: 5, y: 40))
    other.cancel()
    #expect(selected.isEmpty)
    #expect(!list.presentation.sections[0].items[0].isHighlighted)
  }

  @Test("A sticky header receives the touch before the row behind it")
  func header() {
    list.scrollView.contentOffset.y = 40
    list.simulateTap(at: CGPoint(x: 5, y: 10))
    #expect(log.takeCallbacks() == ["title"])
    let touch = list.simulateTouch(at: CGPoint(x: 5, y: 10))
    touch.move(to: CGPoint(x: 5, y: 25))
    touch.lift()
    #expect(log.takeCallbacks().isEmpty)
    #expect(selected.isEmpty)
  }

  @Test("A recogniser in a row cancels the row's touch")
  func recognizer() throws {
    let view = try #require(list.display.visible.items.first?.state.view)
    view.addGestureRecognizer(UITapGestureRecognizer { [log] _ in log.callbacks.append("row") })
    list.simulateTap(at: CGPoint(x: 5, y: 40))
    #expect(log.takeCallbacks() == ["row"])
    #expect(selected.isEmpty)
  }

  @Test("A touch beside all rows does nothing")
  func nothing() {
    list.configure { $0.animatesChanges = false }
    list.simulateTap()
    list.simulateTap(at: CGPoint(x: -5, y: 9999))
    #expect(selected.isEmpty)
  }
}
