import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct ScrollByRuleTests {
  @Test("Y7 A custom rule moves the list by the distance it returns", arguments: [false, true])
  func movesBy(animated: Bool) throws {
    let list = scrollingList()
    var asked: [ListItemScrollPositionInfo] = []
    let log = InfoLog()
    let isThere = list.scrollTo(
      item: row(75),
      contentOffsetAdjustment: {
        asked.append($0)
        return 125
      },
      animated: animated,
      completion: log.note
    )
    #expect(isThere)
    list.runLoop.runUntilIdle()
    let info = try #require(asked.first)
    #expect(asked.count == 1 && log.infos.count == 1)
    #expect(info.itemFrame == CGRect(x: 0, y: 3_700, width: 400, height: 50))
    #expect(info.visibleContentFrame.minY == 0)
    #expect(info.positionInfo.isScrollInProgress == false)
    #expect(log.infos.first?.bounds.minY == info.positionInfo.bounds.minY + 125)
  }

  @Test(
    "Y8 A custom rule does not move the list beyond its ends",
    arguments: [(100_000, 4_430), (-100_000, -20)],
    [false, true]
  )
  func ends(distance: (by: CGFloat, to: CGFloat), animated: Bool) {
    let list = scrollingList {
      $0.behavior.occlusionInsets = UIEdgeInsets(top: 20, bottom: 30)
    }
    list.scrollView.contentOffset.y = 1_000
    list.scrollTo(
      item: row(1),
      contentOffsetAdjustment: { _ in distance.by },
      animated: animated
    )
    list.runLoop.runUntilIdle()
    #expect(list.scrollView.contentOffset.y == distance.to)
  }

  @Test("Y10 For a missing item the rule is not called, and the completion is")
  func missing() {
    let list = scrollingList()
    let log = InfoLog()
    let isThere = list.scrollTo(
      item: row(101),
      contentOffsetAdjustment: { _ in
        Issue.record("there is no item to ask about")
        return 5
      },
      completion: log.note
    )
    #expect(!isThere)
    list.runLoop.runUntilIdle()
    #expect(log.infos.count == 1)
    #expect(list.scrollView.contentOffset == .zero)
  }

  @Test("A rule is called once the item is presented")
  func belowTheSlice() {
    let list = scrollingList(sections: 50, rows: 20)
    list.scrollTo(item: row(1, section: 50), contentOffsetAdjustment: { $0.itemFrame.minY })
    #expect(list.scrollView.contentOffset.y == 49_000)
  }

  @Test(
    "A rule that returns 0 or an invalid distance leaves the list alone",
    arguments: [0, .nan]
  )
  func nothing(distance: CGFloat) {
    let list = scrollingList()
    list.scrollView.contentOffset.y = 100
    let log = InfoLog()
    list.scrollTo(item: row(1), contentOffsetAdjustment: { _ in distance }, completion: log.note)
    list.runLoop.runUntilIdle()
    #expect(log.infos.count == 1)
    #expect(list.scrollView.contentOffset.y == 100)
  }
}
