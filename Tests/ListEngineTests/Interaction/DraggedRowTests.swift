import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite struct DraggedRowTests {
  private let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  private func show(_ layout: LayoutDescription, rows: Int = 4) {
    list.configure { list in
      list.animatesChanges = false
      list.layout = layout
      list += Section("s") { section in
        for row in 0..<rows {
          section += Item(TestRow(id: "\(row)", height: 20)) {
            $0.reordering = ItemReordering()
            $0.onWasReordered = { _, _ in }
          }
        }
      }
    }
  }

  private func drag(_ item: Int, to points: CGPoint...) -> ReorderingActions? {
    let path = IndexPath(item: item, section: 0)
    guard list.beginReorderingItem(at: path) else { return nil }
    let actions = list.presentation.state(at: path)?.row.reorderingActions
    for point in points { actions?.moved(with: point) }
    return actions
  }

  private var order: [String] {
    list.content.sections[0].items.map { "\($0.anyIdentifier.anyValue)" }
  }

  @Test("The view of a row follows the finger, in front; the row is where it would be dropped")
  func follows() throws {
    show(.table())
    let actions = try #require(drag(0, to: CGPoint(x: 30, y: 45)))
    let row = list.display.visible.items[2]
    let view = try #require(row.state.view)
    #expect(row.placed.frame.minY == 40)
    #expect(view.center == CGPoint(x: 30, y: 45))
    #expect(list.scrollView.subviews.last === view)
    actions.end(.finished)
    #expect(view.frame == CGRect(x: 0, y: 40, width: 100, height: 20))
    #expect(view.zIndex == 3)
    #expect(order == ["1", "2", "0", "3"])
  }

  @Test("A layout changes the look of a dragged row until it is dropped")
  func adjusted() throws {
    show(RaisingLayout.describe())
    let actions = try #require(drag(1, to: CGPoint(x: 7, y: 65)))
    let view = try #require(list.interaction.drag?.state.view)
    #expect(view.center == CGPoint(x: 50, y: 65))
    #expect(view.alpha == 0.5)
    actions.end(.cancelled)
    #expect(view.alpha == 1)
    #expect(view.frame.minY == 20)
  }

  @Test(
    "A layout decides where a row goes; if it returns nil, the list does",
    arguments: [0, 2, 3]
  )
  func target(item: Int) throws {
    show(RaisingLayout.describe { $0.target = item })
    let actions = try #require(drag(1, to: CGPoint(x: 7, y: 65), CGPoint(x: 0, y: -5)))
    #expect(list.interaction.drag?.current == IndexPath(item: item, section: 0))
    actions.end(.finished)
    #expect(order.firstIndex(of: "1") == item)
  }

  @Test("An invalid target leaves the row where it is", arguments: [-1, 4, Int.max])
  func badTarget(item: Int) throws {
    show(RaisingLayout.describe { $0.target = item })
    let actions = try #require(drag(1, to: CGPoint(x: 0, y: -5)))
    #expect(list.interaction.drag?.current == IndexPath(item: 1, section: 0))
    actions.moved(with: CGPoint(x: CGFloat.nan, y: .infinity))
    actions.end(.finished)
    #expect(order == ["0", "1", "2", "3"])
  }

  @Test("A dragged row that scrolls away leaves a view at rest")
  func scrolledAway() throws {
    show(RaisingLayout.describe(), rows: 100)
    let actions = try #require(drag(1, to: CGPoint(x: 7, y: 65)))
    let view = try #require(list.interaction.drag?.state.view)
    list.scrollView.contentOffset.y = 1000
    #expect(view.alpha == 1)
    #expect(view.zIndex != .max || view.superview == nil)
    list.scrollView.contentOffset.y = 0
    #expect(list.interaction.drag?.state.view?.center.y == 65)
    actions.end(.cancelled)
    #expect(list.scrollView.subviews.allSatisfy { $0.alpha == 1 && $0.zIndex != .max })
  }
}
