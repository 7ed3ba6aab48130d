import HeadlessUIKit
import Testing

@testable import ListEngine

/// Bottom gravity of a whole list; the rules alone are in `LayoutGravityTests`.
@Suite(.underAllPolicies) struct ListGravityTests {
  private func list(
    rows: Int,
    height: CGFloat = 600,
    _ configure: (inout ListProperties) -> Void = { _ in }
  ) -> ListView {
    scrollingList(rows: rows, size: CGSize(width: 400, height: height)) { list in
      list.behavior.verticalLayoutGravity = .bottom
      configure(&list)
    }
  }

  private func show(_ list: ListView, rows: Int) {
    list.configure { $0 += numberedSections(1, rows: rows) }
  }

  @Test(
    "The list starts at its end, however long it is",
    .under(.prefix()),
    arguments: [13, 100, 1_000, 3_000]
  )
  func begin(rows: Int) {
    let list = list(rows: rows)
    #expect(list.scrollPositionInfo.shown == shown(rows - 11...rows))
    #expect(list.presentation.containsAllItems)
  }

  @Test(
    "A list that got its content before it had an area starts at its end",
    arguments: [false, true]
  )
  func beginWithoutArea(alignsToBottom: Bool) {
    let list = ListView()
    list.behavior.verticalLayoutGravity = .bottom
    if alignsToBottom { list.behavior.underflow = .init(alwaysBounce: true, alignment: .bottom) }
    show(list, rows: 100)
    list.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    list.layoutIfNeeded()
    #expect(list.scrollPositionInfo.isLastItemVisible)
    #expect(list.scrollPositionInfo.bottomScrollOffset == 0)
    // Where it was scrolled to is kept while it has no area.
    list.scrollView.contentOffset.y = 1_000
    let offset = list.scrollView.contentOffset.y
    list.frame.size.height = 0
    list.frame.size.height = 600
    list.layoutIfNeeded()
    #expect(list.scrollView.contentOffset.y == offset)
    #expect(!list.scrollPositionInfo.isLastItemVisible)
  }

  @Test("Content that fits does not move")
  func short() {
    let list = list(rows: 5)
    show(list, rows: 10)
    #expect(list.scrollView.contentOffset == .zero)
  }

  @Test(
    "The visible part keeps its distance to an end that grows",
    .under(.prefix()),
    arguments: [4_400, 2_000, 0]
  )
  func grows(offset: CGFloat) {
    let list = list(rows: 100)
    list.scrollView.contentOffset.y = offset
    show(list, rows: 103)
    #expect(list.scrollView.contentOffset.y == offset + 150)
  }

  @Test("An end that moves closer takes along only what would be beyond it")
  func shrinks() {
    let list = list(rows: 100)
    show(list, rows: 90)
    #expect(list.scrollView.contentOffset.y == 3_900)
    list.scrollView.contentOffset.y = 1_000
    show(list, rows: 80)
    #expect(list.scrollView.contentOffset.y == 1_000)
  }

  @Test("Presenting more does not move the visible part", .under(.prefix()))
  func slices() {
    let list = list(rows: 1_000)
    list.scrollView.contentOffset.y = 1_000
    show(list, rows: 1_000)
    #expect(list.presentation.itemCount == 270)
    list.scrollView.contentOffset.y = 12_650
    #expect(list.presentation.itemCount == 253 + 250)
    #expect(list.scrollView.contentOffset.y == 12_650)
    list.scrollView.contentOffset.y = 20_000
    show(list, rows: 1_000)
    #expect(list.scrollView.contentOffset.y == 20_000)
  }

  @Test(
    "A bottom inset pushes the content up, and lets it return",
    arguments: [4_400, 2_000, 0]
  )
  func inset(offset: CGFloat) {
    let list = list(rows: 100)
    let keyboard = Keyboard()
    list.keyboard = keyboard
    list.scrollView.contentOffset.y = offset
    keyboard.show(frame: CGRect(x: 0, y: 400, width: 400, height: 200))
    #expect(list.scrollView.contentOffset.y == offset + 200)
    keyboard.hide()
    #expect(list.scrollView.contentOffset.y == offset)
  }

  @Test("A keyboard that disappears does not pull the content beyond its start")
  func insetAtStart() {
    let list = list(rows: 100)
    let keyboard = Keyboard()
    list.keyboard = keyboard
    keyboard.show(frame: CGRect(x: 0, y: 400, width: 400, height: 200))
    list.scrollView.contentOffset.y = 50
    keyboard.hide()
    #expect(list.scrollView.contentOffset.y == 0)
  }

  @Test("The end of the visible part stays in place when the height changes")
  func frame() {
    let list = list(rows: 100)
    list.scrollView.contentOffset.y = 2_000
    list.frame.size.height = 400
    #expect(list.scrollView.contentOffset.y == 2_200)
    list.frame.size.height = 700
    #expect(list.scrollView.contentOffset.y == 1_900)
    list.scrollView.contentOffset.y = 20
    list.frame.size.height = 800
    #expect(list.scrollView.contentOffset.y == 0)
  }

  @Test(
    "An automatic scroll in progress is not corrected, and later changes are",
    .under(.prefix())
  )
  func suspended() {
    let list = list(rows: 100)
    let log = InfoLog()
    func show(rows: Int, _ action: AutoScrollAction) {
      list.configure { properties in
        properties.autoScrollAction = action
        properties += numberedSections(1, rows: rows)
      }
    }
    show(
      rows: 101,
      .scrollTo(
        .firstItem,
        onInsertOf: row(101),
        position: .init(position: .top),
        animated: true,
        didPerform: log.note
      )
    )
    #expect(list.scrollView.isScrollAnimating)
    list.runLoop.advance(by: 0.1)
    let offset = list.scrollView.contentOffset.y
    show(rows: 110, .none)
    #expect(list.scrollView.contentOffset.y == offset)
    list.runLoop.runUntilIdle()
    #expect(log.infos.map(\.bounds.minY) == [0])
    show(rows: 111, .none)
    #expect(list.scrollView.contentOffset.y == 50)
  }

  @Test("A scroll that could not start suspends nothing, and is not reported")
  func notBegun() {
    let log = InfoLog()
    let list = list(rows: 100) { list in
      list.autoScrollAction = .pin(
        .item(row(999)),
        itemPosition: .verticalContentOffsetAdjustment { _ in 5 },
        didPerform: log.note
      )
    }
    list.runLoop.runUntilIdle()
    #expect(log.infos.isEmpty)
    show(list, rows: 101)
    #expect(list.scrollPositionInfo.shown == shown(90...101))
  }

  @Test("Horizontal lists have no bottom gravity")
  func horizontal() {
    let list = list(rows: 100) { $0.layout = .table { $0.direction = .horizontal } }
    #expect(list.scrollView.contentOffset == .zero)
    show(list, rows: 120)
    #expect(list.scrollView.contentOffset == .zero)
  }
}
