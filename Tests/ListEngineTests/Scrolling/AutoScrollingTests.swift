import HeadlessUIKit
import Testing

@testable import ListEngine

/// Automatic scrolls of a whole list; the decisions alone are in `AutoScrollTests`.
@Suite(.underAllPolicies) struct AutoScrollingTests {
  private let performed = InfoLog()

  /// The row that is added later.
  private let added = Item(TestRow(id: "A"), sizing: .fixed(width: 50, height: 50))

  /// Shows content with an action; with `A`, a section of that row comes last.
  private func show(
    _ list: ListView,
    _ action: AutoScrollAction,
    sections: Int = 50,
    rows: Int = 20,
    withA: Bool = false,
    animated: Bool = false
  ) {
    list.configure { properties in
      properties.animatesChanges = animated
      properties.layout = .table { $0.contentInsetAdjustmentBehavior = .never }
      properties.autoScrollAction = action
      properties += numberedSections(sections, rows: rows)
      if withA { properties += Section("A") { $0 += added } }
    }
  }

  private func list(height: CGFloat = 600) -> ListView {
    policyList(frame: CGRect(x: 0, y: 0, width: 400, height: height))
  }

  private func expected(_ rows: ClosedRange<Int>) -> Shown {
    shown(rows, section: 50).merging(["A": 1]) { first, _ in first }
  }

  @Test("Z1 The list scrolls to an item when it is inserted")
  func insertion() {
    let list = list()
    let action = AutoScrollAction.scrollTo(
      onInsertOf: added.anyIdentifier,
      position: .init(position: .centered),
      animated: true,
      didPerform: performed.note
    )
    for _ in 0..<2 {
      show(list, action)
      list.runLoop.runUntilIdle()
      #expect(performed.infos.isEmpty)
    }
    show(list, action, withA: true)
    list.runLoop.runUntilIdle()
    #expect(performed.shown == [expected(10...20)])
    show(list, action, withA: true)
    list.runLoop.runUntilIdle()
    #expect(performed.infos.count == 1)
  }

  @Test("An insertion with animation scrolls with animation, and is performed at its end")
  func animatedInsertion() {
    let list = list()
    let action = AutoScrollAction.scrollTo(
      onInsertOf: added.anyIdentifier,
      position: .init(position: .bottom),
      animated: true,
      didPerform: performed.note
    )
    show(list, action)
    show(list, action, withA: true, animated: true)
    #expect(list.scrollView.isScrollAnimating && performed.infos.isEmpty)
    list.runLoop.runUntilIdle()
    #expect(performed.shown == [expected(10...20)])
  }

  @Test(
    "An insertion can scroll to another item, which is presented for it",
    arguments: [false, true]
  )
  func otherDestination(animated: Bool) {
    let list = list()
    let first = numbered(0...0)
    let action = AutoScrollAction.scrollTo(
      .lastItem,
      onInsertOf: first[0].anyIdentifier,
      position: .init(position: .bottom),
      animated: animated,
      didPerform: performed.note
    )
    show(list, action)
    list.configure { properties in
      properties.animatesChanges = animated
      properties += Section("first") { $0 += first }
      properties += numberedSections(50, rows: 20)
    }
    list.runLoop.runUntilIdle()
    #expect(performed.shown == [shown(9...20, section: 50)])
  }

  @Test("Z3 A pinned item is scrolled to at every update that has it, once")
  func pin() {
    let list = list(height: 1_000)
    let action = AutoScrollAction.pin(
      .item(added.anyIdentifier),
      position: .init(position: .bottom),
      didPerform: performed.note
    )
    for _ in 0..<2 {
      show(list, action)
      list.runLoop.runUntilIdle()
      #expect(performed.infos.isEmpty)
    }
    show(list, action, withA: true)
    list.runLoop.runUntilIdle()
    #expect(performed.shown == [expected(2...20)])
    show(list, action, withA: true)
    list.runLoop.runUntilIdle()
    #expect(performed.shown == [expected(2...20), expected(2...20)])
  }

  /// Pins row 75 with a custom rule that returns a distance.
  private func pin75(
    by distance: CGFloat = 125,
    _ policy: AutoScrollAction.ScrollInterruptionPolicy = .performImmediately,
    asked: @escaping (ListItemScrollPositionInfo) -> Void = { _ in }
  ) -> AutoScrollAction {
    .pin(
      .item(row(75)),
      itemPosition: .verticalContentOffsetAdjustment {
        asked($0)
        return distance
      },
      scrollInterruptionPolicy: policy,
      didPerform: performed.note
    )
  }

  @Test("Z4 A pin with a custom rule moves the list by the distance that the rule returns")
  func ownRule() throws {
    let list = list()
    var asked: [ListItemScrollPositionInfo] = []
    show(list, pin75 { asked.append($0) }, sections: 1, rows: 100)
    list.runLoop.runUntilIdle()
    let info = try #require(asked.first)
    #expect(asked.count == 1)
    #expect(info.itemFrame == CGRect(x: 0, y: 3_700, width: 400, height: 50))
    #expect(info.visibleContentFrame.minY == 0)
    #expect(performed.infos.map(\.bounds.minY) == [info.positionInfo.bounds.minY + 125])
  }

  @Test("Z5 A custom rule does not move the list beyond its ends")
  func ends() {
    let list = list()
    for (distance, offset, count) in [(100_000, 4_400, 1), (-100_000, 0, 2)]
      as [(CGFloat, CGFloat, Int)]
    {
      show(list, pin75(by: distance), sections: 1, rows: 100)
      list.runLoop.runUntilIdle()
      #expect(list.scrollView.contentOffset.y == offset)
      #expect(performed.infos.count == count)
    }
  }

  @Test("Z7 An insertion with a custom rule is performed once")
  func insertionByRule() {
    let list = list()
    var asked: [CGFloat] = []
    let action = AutoScrollAction.scrollTo(
      onInsertOf: added.anyIdentifier,
      itemPosition: .verticalContentOffsetAdjustment {
        asked.append($0.positionInfo.bounds.minY)
        return 125
      },
      didPerform: performed.note
    )
    show(list, action, sections: 1, rows: 100)
    show(list, action, sections: 1, rows: 100, withA: true)
    list.runLoop.runUntilIdle()
    #expect(asked == [0])
    #expect(performed.infos.map(\.bounds.minY) == [125])
    #expect(performed.infos.map(\.isScrollInProgress) == [false])
  }

  @Test(
    "Z8 A scroll that waits for the finger is performed when it is lifted",
    arguments: [false, true]
  )
  func deferred(decelerates: Bool) {
    let list = list()
    show(list, .none, sections: 1, rows: 100)
    list.scrollView.beginDragging()
    for _ in 0..<3 { show(list, pin75(.deferDuringUserScrolling), sections: 1, rows: 100) }
    list.runLoop.runUntilIdle()
    #expect(performed.infos.isEmpty)
    list.scrollView.endDragging(willDecelerate: decelerates)
    list.runLoop.runUntilIdle()
    if decelerates {
      #expect(performed.infos.isEmpty && list.scrollView.contentOffset.y == 0)
      list.scrollView.endDecelerating()
      list.runLoop.runUntilIdle()
    }
    #expect(performed.infos.count == 1)
    #expect(list.scrollView.contentOffset.y == 125)
  }

  @Test("A deferred scroll follows the action current when the finger is lifted")
  func deferredAction() {
    let list = list()
    show(list, .none, sections: 1, rows: 100)
    list.scrollView.beginDragging()
    show(list, pin75(.deferDuringUserScrolling), sections: 1, rows: 100)
    show(list, .none, sections: 1, rows: 100)
    list.scrollView.endDragging(willDecelerate: false)
    list.runLoop.runUntilIdle()
    #expect(performed.infos.isEmpty)
  }

  @Test("Z10 Without a finger nothing waits")
  func notDragging() {
    let list = list()
    show(list, pin75(.deferDuringUserScrolling), sections: 1, rows: 100)
    list.runLoop.runUntilIdle()
    #expect(performed.infos.count == 1)
    #expect(list.scrollView.contentOffset.y == 125)
  }

  @Test("Z12 A scroll that is skipped while the user scrolls is never performed")
  func skipped() {
    let list = list()
    show(list, .none, sections: 1, rows: 100)
    list.scrollView.beginDragging()
    show(list, pin75(.skipDuringUserScrolling), sections: 1, rows: 100)
    list.scrollView.endDragging(willDecelerate: false)
    list.runLoop.runUntilIdle()
    #expect(performed.infos.isEmpty)
    #expect(list.scrollView.contentOffset.y == 0)
  }

  @Test(
    "An immediate scroll is performed before the update ends, and not if it is refused",
    .under(.prefix())
  )
  func atOnce() {
    let list = list()
    let last = AutoScrollAction.pin(
      .lastItem,
      position: .init(position: .bottom),
      shouldPerform: \.isFirstItemVisible,
      didPerform: performed.note
    )
    show(list, last, sections: 1, rows: 100)
    #expect(performed.shown == [shown(89...100)])
    show(list, last, sections: 1, rows: 110)
    #expect(performed.infos.count == 1)
    #expect(list.scrollView.contentOffset.y == 4_400)
  }

  @Test("The closure that decides on a deferred scroll may show other content", .under(.prefix()))
  func reentrant() {
    let list = list()
    var asked = 0
    let action = AutoScrollAction.pin(
      .lastItem,
      position: .init(position: .bottom),
      scrollInterruptionPolicy: .deferDuringUserScrolling,
      shouldPerform: { [self] _ in
        asked += 1
        if asked == 1 { show(list, .none, sections: 1, rows: 50) }
        return true
      },
      didPerform: performed.note
    )
    show(list, .none, sections: 1, rows: 100)
    list.scrollView.beginDragging()
    show(list, action, sections: 1, rows: 100)
    list.scrollView.endDragging(willDecelerate: false)
    list.runLoop.runUntilIdle()
    #expect(asked == 1 && performed.infos.count == 1)
    #expect(list.presentation.itemCount == 50)
  }

  @Test(
    "Content that was described without an area is inserted when there is one",
    arguments: [Behavior.VerticalLayoutGravity.top, .bottom],
    [(40, .bottom, 1_400), (40, .top, 1_400), (24, .centered, 875), (24, .bottom, 600)]
      as [(row: Int, ScrollPosition.Position, offset: CGFloat)]
  )
  func withoutArea(
    gravity: Behavior.VerticalLayoutGravity,
    target: (row: Int, position: ScrollPosition.Position, offset: CGFloat)
  ) {
    let list = policyList()
    var asked = 0
    func show() {
      list.configure { properties in
        properties.animatesChanges = false
        properties.layout = .table { $0.contentInsetAdjustmentBehavior = .never }
        properties.behavior.verticalLayoutGravity = gravity
        properties.autoScrollAction = .scrollTo(
          onInsertOf: row(target.row),
          position: .init(position: target.position, ifAlreadyVisible: .scrollToPosition),
          shouldPerform: { _ in
            asked += 1
            return true
          },
          didPerform: performed.note
        )
        properties += numberedSections(1, rows: 40)
      }
    }
    for _ in 0..<2 { show() }
    #expect(asked == 0 && performed.infos.isEmpty)
    list.frame.size = CGSize(width: 400, height: 600)
    list.runLoop.runUntilIdle()
    #expect(asked == 1)
    #expect(performed.infos.map(\.bounds.minY) == [target.offset])
    #expect(list.scrollView.contentOffset.y == target.offset)
    show()
    #expect(asked == 1)
    // Nothing is presented without an area: what is shown again is new.
    list.frame.size.height = 0
    #expect(asked == 1)
    list.frame.size.height = 600
    list.runLoop.runUntilIdle()
    #expect(asked == 2 && performed.infos.count == 2)
  }

  @Test("An item that comes while the list has no area is inserted later; others are not")
  func insertedWithoutArea() {
    let list = list()
    let action = AutoScrollAction.scrollTo(
      onInsertOf: added.anyIdentifier,
      position: .init(position: .bottom),
      didPerform: performed.note
    )
    show(list, action)
    list.frame.size.height = 0
    list.frame.size.height = 600
    #expect(performed.infos.isEmpty)
    list.frame.size.height = 0
    show(list, action, withA: true)
    #expect(performed.infos.isEmpty)
    list.frame.size.height = 600
    list.runLoop.runUntilIdle()
    #expect(performed.shown == [expected(10...20)])
  }
}
