import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct IndexPathTests {
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  static let wrong: [IndexPath] = [
    [], [0], [0, 3], [0, -1], [2, 0], [-1, 0], [0, 0, 0], [.max, .max], [.min, .min], [0, .max],
    [1, 0],
  ]

  init() {
    list.configure { list in
      list("s") { section in
        for id in ["a", "b", "c"] {
          section += Item(TestRow(id: id)) { item in
            item.selectionStyle = .toggles()
            item.reordering = ItemReordering()
            item.onWasReordered = { _, _ in }
            item.trailingSwipeActions = .init(
              action: SwipeAction(title: "x", backgroundColor: .red) { _ in }
            )
          }
        }
      }
      list("empty") { _ in }
    }
  }

  @Test("Input at a path without an item does nothing and returns false", arguments: wrong)
  func input(path: IndexPath) {
    #expect(!list.tapItem(at: path))
    #expect(!list.pressItem(at: path))
    list.cancelPressOfItem(at: path)
    #expect(!list.deselectItem(at: path))
    #expect(!list.swipeItem(at: path, .began(velocity: CGPoint(x: -1, y: 0))))
    #expect(!list.tapSwipeAction(0, ofItemAt: path))
    #expect(list.swipeActionsState(ofItemAt: path) == .closed)
    #expect(!list.beginReorderingItem(at: path))
    #expect(list.moveReorderedItem(to: path) == nil)
    list.endReordering()
    checkInvariants(list)
  }

  @Test("A drag to an invalid path leaves the row where it is", arguments: wrong)
  func dragTarget(path: IndexPath) {
    let start = IndexPath(item: 1, section: 0)
    #expect(list.beginReorderingItem(at: start))
    let isBehindTheLast = path == [1, 0]
    #expect(list.moveReorderedItem(to: path) == (isBehindTheLast ? path : start))
    list.endReordering(.cancelled)
    checkInvariants(list)
    #expect(list.presentation.sections.map(\.items.count) == [3, 0])
  }

  @Test("A swipe action that does not exist cannot be tapped", arguments: [-1, 1, .max, .min])
  func swipeAction(index: Int) {
    let path = IndexPath(item: 0, section: 0)
    list.swipeItem(at: path, .began(velocity: CGPoint(x: -1, y: 0)))
    list.swipeItem(at: path, .moved(translation: -30))
    list.swipeItem(at: path, .ended(velocity: CGPoint(x: -1, y: 0)))
    #expect(list.swipeActionsState(ofItemAt: path) == .trailingOpen)
    #expect(!list.tapSwipeAction(index, ofItemAt: path))
  }

  @Test(
    "A header or footer of a section that does not exist cannot be tapped",
    arguments: [-1, 2, .max]
  )
  func headers(section: Int) {
    #expect(!list.tapHeaderFooter(.sectionHeader(section)))
    #expect(!list.tapHeaderFooter(.sectionFooter(section)))
    list.movePressOfHeaderFooter(.sectionHeader(section), to: .zero)
    #expect(!list.releaseHeaderFooter(.listHeader))
  }
}
