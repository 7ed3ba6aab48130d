import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

/// Lists in a list whose views are used for several rows.
@Suite struct EmbeddedListStateTests {
  private let list: ListView

  /// 60 shelves of 50 rows with the same identities; of each, one row may be declared selected.
  private static func shelves(declaring row: Int?) -> ListView {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    list.configure { outer in
      outer.animatesChanges = false
      outer("shelves") { section in
        for number in 0..<60 {
          section += Item.list(number, sizing: .fixed(height: 100)) { inner in
            inner.layout = .table { $0.direction = .horizontal }
            inner.behavior.selectionMode = .multiple
            inner("rows") { section in
              section += (0..<50).map {
                Item(
                  TestRow(id: String($0)),
                  sizing: .fixed(width: 80, height: 100),
                  selectionStyle: .selectable(isSelected: $0 == row)
                )
              }
            }
          }
        }
      }
    }
    return list
  }

  init() {
    list = Self.shelves(declaring: nil)
  }

  private func shelf(_ number: Int, in list: ListView) -> ListView? {
    let element = list.display.visible.elements.first { $0.placed.place.index == number }
    return element?.state.view?.descendants.lazy.compactMap { $0 as? ListView }.first
  }

  private func state(_ number: Int, in list: ListView) -> String {
    guard let shelf = shelf(number, in: list) else { return "none" }
    let selected = shelf.selectedIndexPaths.map(\.item)
    return "\(shelf.scrollView.contentOffset.x) \(selected)"
  }

  @Test(
    "Other shelves begin at the start with nothing selected, and the first one returns as it was"
  )
  func recycled() throws {
    let second = try #require(shelf(2, in: list))
    second.scrollView.contentOffset.x = 700
    second.updateQueue.perform {
      if let state = second.presentation.state(at: IndexPath(item: 9, section: 0)) {
        second.setSelected(state, true)
      }
    }
    #expect(state(2, in: list) == "700.0 [9]")
    for top in 1...54 {
      list.scrollView.contentOffset.y = CGFloat(top * 100)
      for number in top..<top + 6 where number != 2 {
        #expect(state(number, in: list) == "0.0 []", "shelf \(number) at \(top)")
      }
    }
    list.scrollView.contentOffset.y = 0
    #expect(state(2, in: list) == "700.0 [9]")
    #expect(state(3, in: list) == "0.0 []")
    list.scrollView.contentOffset.y = 3_000
    #expect(state(32, in: list) == "0.0 []")
  }

  @Test("A shelf begins with the selection that its content declares")
  func declares() throws {
    let list = Self.shelves(declaring: 4)
    let first = try #require(shelf(0, in: list))
    first.updateQueue.perform {
      if let state = first.presentation.state(at: IndexPath(item: 4, section: 0)) {
        first.setSelected(state, false)
      }
    }
    #expect(state(0, in: list) == "0.0 []")
    for top in stride(from: 0, through: 5_000, by: 500) {
      list.scrollView.contentOffset.y = CGFloat(top)
      #expect(state(top / 100 + 5, in: list) == "0.0 [4]")
    }
    list.scrollView.contentOffset.y = 0
    #expect(state(0, in: list) == "0.0 []")
  }
}
