import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@Suite struct TasksScreenTests {
  private let screen = TasksScreen(tasks: 30)

  private var list: ListView { screen.list }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private var texts: [String] {
    list.scrollView.descendants.compactMap { ($0 as? UILabel)?.text }
  }

  /// Opens the trailing actions of a row, and taps one of them.
  private func tapAction(_ action: Int, at path: IndexPath) {
    list.swipeItem(at: path, .began(velocity: CGPoint(x: -300, y: 0)))
    list.swipeItem(at: path, .moved(translation: -120))
    list.swipeItem(at: path, .ended(velocity: CGPoint(x: -300, y: 0)))
    #expect(list.swipeActionsState(ofItemAt: path) == .trailingOpen)
    #expect(list.tapSwipeAction(action, ofItemAt: path))
  }

  @Test("A tap opens a task a turn later, and another tap deselects the first")
  func taps() {
    #expect(list.tapItem(at: path(2)))
    #expect(screen.opened.isEmpty)
    #expect(screen.selections == [1])
    list.runLoop.turn()
    #expect(screen.opened == [2])
    #expect(list.tapItem(at: path(5)))
    list.runLoop.turn()
    #expect(screen.opened == [2, 5])
    #expect(list.selectedIndexPaths == [path(5)])
    #expect(!list.tapItem(at: path(99)))
  }

  @Test("Swiping marks a task as done: it moves to the other section and keeps its selection")
  func markAsDone() {
    #expect(list.tapItem(at: path(3)))
    tapAction(1, at: path(3))
    #expect(screen.open.count == 29)
    #expect(screen.done.map(\.id) == [3])
    #expect(list.content.sections.map(\.count) == [29, 1])
    // It was neither inserted nor removed, so it is still selected.
    #expect(screen.updates.last?.items == .init())
    #expect(list.selectedItems.map { $0.anyIdentifier.anyValue } == [AnyHashable(3)])
    #expect(list.selectedIndexPaths == [path(0, 1)])
  }

  @Test("A full swipe deletes a task, and its selection with it")
  func deleteBySwipe() {
    #expect(list.tapItem(at: path(1)))
    list.swipeItem(at: path(1), .began(velocity: CGPoint(x: -300, y: 0)))
    list.swipeItem(at: path(1), .moved(translation: -300))
    list.swipeItem(at: path(1), .ended(velocity: CGPoint(x: -300, y: 0)))
    #expect(screen.open.map(\.id).prefix(3) == [0, 2, 3])
    #expect(screen.updates.last?.items.removed.map(\.anyValue) == [AnyHashable(1)])
    #expect(list.selectedItems.isEmpty)
    list.runLoop.runUntilIdle()
    #expect(!texts.contains("Task 1"))
  }

  @Test("A scroll or a touch elsewhere closes open actions")
  func closing() {
    list.swipeItem(at: path(1), .began(velocity: CGPoint(x: -300, y: 0)))
    list.swipeItem(at: path(1), .moved(translation: -80))
    list.swipeItem(at: path(1), .ended(velocity: CGPoint(x: -300, y: 0)))
    #expect(!list.tapItem(at: path(1)))
    list.scrollView.beginDragging()
    #expect(list.swipeActionsState(ofItemAt: path(1)) == .closed)
    #expect(screen.open.count == 30)
  }

  @Test("A new task scrolls into view, once")
  func newTask() {
    screen.add("Buy milk")
    list.runLoop.runUntilIdle()
    #expect(screen.scrolledTo == [30])
    #expect(texts.contains("Buy milk"))
    #expect(screen.offsets > 0)
    let offset = list.scrollView.contentOffset
    list.scrollView.contentOffset.y = 0
    screen.add("Read a book")
    list.runLoop.runUntilIdle()
    #expect(screen.scrolledTo == [30, 31])
    #expect(list.scrollView.contentOffset.y > offset.y)
  }

  @Test("Dragging reorders open tasks, only within their section")
  func reorder() {
    #expect(list.beginReorderingItem(at: path(0)))
    #expect(list.moveReorderedItem(to: path(2)) == path(2))
    // The done tasks accept none.
    #expect(list.moveReorderedItem(to: path(0, 1)) == path(2))
    #expect(screen.open.map(\.id).prefix(3) == [0, 1, 2])
    list.endReordering()
    #expect(screen.moves == ["([0, 0] -> [0, 2])"])
    #expect(screen.open.map(\.id).prefix(3) == [1, 2, 0])
    let before = screen.updates.count
    list.runLoop.turn()
    // The update that the move caused waited for the turn, and changed nothing.
    #expect(screen.updates.count == before + 1)
    #expect(screen.updates.last == .init())
    #expect(texts.filter { $0.hasPrefix("Task") }.prefix(3).count == 3)
  }

  @Test("A cancelled drag changes nothing, and updates that waited are shown")
  func cancelledDrag() {
    #expect(list.beginReorderingItem(at: path(0)))
    list.moveReorderedItem(to: path(4))
    screen.add("While dragging")
    #expect(list.content.itemCount == 30)
    list.endReordering(.cancelled)
    #expect(screen.moves.isEmpty)
    #expect(list.content.itemCount == 31)
    #expect(screen.open.first?.id == 0)
  }

  @Test("A tap on the title of the done tasks hides them")
  func collapse() {
    tapAction(1, at: path(0))
    #expect(list.content.sections[1].count == 1)
    #expect(list.tapHeaderFooter(.sectionHeader(1)))
    #expect(screen.isCollapsed)
    #expect(list.content.sections[1].count == 0)
    #expect(!list.tapHeaderFooter(.sectionHeader(0)))
    #expect(list.tapHeaderFooter(.sectionHeader(1)))
    #expect(list.content.sections[1].count == 1)
  }

  @Test("A released screen is gone, with its list")
  func release() {
    weak var released: TasksScreen?
    weak var list: ListView?
    do {
      let screen = TasksScreen(tasks: 5)
      screen.list.tapItem(at: path(1))
      screen.add("One more")
      released = screen
      list = screen.list
    }
    #expect(released == nil)
    #expect(list == nil)
  }
}
