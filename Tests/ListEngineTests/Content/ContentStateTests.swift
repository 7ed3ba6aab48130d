import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

/// The content as a value, without a view.
@Suite struct ContentStateTests {
  private func content(_ ids: [String]) -> Content {
    Content { $0("s") { section in section += ids.map { TestRow(id: $0) } } }
  }

  @Test("New content has the next number, and its items are found")
  func replace() {
    var state = ContentState()
    #expect(state.number == 0 && state.itemCount == 0)
    state.replace(by: content(["a", "b", "c"]))
    #expect(state.number == 1 && state.itemCount == 3)
    let c = state.index.firstIndexPath(of: TestRow.identifier(with: "c"))
    #expect(c == IndexPath(item: 2, section: 0))
    state.replace(by: content(["c"]))
    #expect(state.number == 2)
    let again = state.index.firstIndexPath(of: TestRow.identifier(with: "c"))
    #expect(again == IndexPath(item: 0, section: 0))
  }

  @Test("Content that the user reordered keeps its number")
  func reorder() {
    var state = ContentState()
    state.replace(by: content(["a", "b"]))
    state.takeOver(reordered: content(["b", "a"]))
    #expect(state.number == 1)
    let a = state.index.firstIndexPath(of: TestRow.identifier(with: "a"))
    #expect(a == IndexPath(item: 1, section: 0))
  }
}
