import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct ListFrameTests {
  @Test(
    "Frame and bounds resize the subviews, and an empty list presents nothing",
    .under(.prefix())
  )
  func sizes() {
    let list = scrollingList(sections: 5, rows: 10)
    list.bounds.size = CGSize(width: 200, height: 200)
    #expect(list.scrollView.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    list.frame.size.width = 0
    #expect(list.presentation.itemCount == 0 && list.visibleItems.isEmpty)
    list.frame.size = CGSize(width: 200, height: 200)
    #expect(list.presentation.itemCount == 50)
    #expect(list.visibleItems.count == 4)
  }

  @Test("A list that was temporarily empty shows its content again")
  func emptyForAWhile() {
    let list = scrollingList(rows: 1_000)
    list.scrollView.contentOffset.y = 2_000
    list.frame.size.height = 0
    list.frame.size.height = 600
    #expect(list.scrollView.contentOffset.y == 2_000)
    list.scrollTo(item: row(900), position: .init(position: .top))
    list.frame.size.height = 0
    list.frame.size.height = 600
    #expect(list.visibleItems.count == 12)
  }

  @Test("A list at its end stays there when it grows higher, and others stay where they are")
  func higher() {
    let list = scrollingList()
    list.scrollToLastItem()
    list.frame.size.height = 1_000
    #expect(list.scrollView.contentOffset.y == 4_000)
    list.scrollView.contentOffset.y = 100
    list.frame.size.height = 500
    #expect(list.scrollView.contentOffset.y == 100)
    #expect(list.visibleItems.count == 10)
  }

  @Test(
    "Content is scrollable if it is longer than the uncovered part of the view",
    arguments: [(11, 0, false), (12, 0, false), (13, 0, true), (12, 1, true)]
      as [(Int, CGFloat, Bool)],
    [LayoutDirection.vertical, .horizontal]
  )
  func scrollable(content: (rows: Int, covered: CGFloat, isScrollable: Bool), axis: LayoutDirection)
  {
    let size = CGSize(width: axis == .vertical ? 400 : 600, height: axis == .vertical ? 600 : 400)
    let list = scrollingList(rows: content.rows, size: size) { list in
      list.layout = .table { $0.direction = axis }
      list.behavior.occlusionInsets = UIEdgeInsets(top: content.covered, left: content.covered)
    }
    #expect(list.isContentScrollable == content.isScrollable)
  }

  @Test("I14 A scroll is in progress while a finger or momentum moves the list")
  func inProgress() {
    let list = scrollingList()
    func isInProgress() -> Bool { list.scrollPositionInfo.isScrollInProgress }
    #expect(!isInProgress())
    list.scrollView.beginDragging()
    #expect(isInProgress())
    list.scrollView.endDragging(willDecelerate: true)
    #expect(isInProgress())
    list.scrollView.endDecelerating()
    #expect(!isInProgress())
  }

  @Test(
    "The scroll position covers all content, including what is not presented",
    .under(.prefix())
  )
  func positionInfo() {
    let list = scrollingList(rows: 1_000)
    list.safeAreaInsets.bottom = 34
    list.scrollView.contentOffset.y = 25
    let info = list.scrollPositionInfo
    #expect(info.shown == shown(2...12, [1: 0.5, 13: 0.5]))
    #expect(info.isFirstItemVisible && !info.isLastItemVisible)
    #expect(info.mostVisibleItem?.identifier == row(2))
    #expect(info.bounds == CGRect(x: 0, y: 25, width: 400, height: 600))
    #expect(info.safeAreaInsets.bottom == 34)
    #expect(info.bottomScrollOffset == 11_875)
    #expect(info.visibleContentEdges() == [.left, .right])
    list.scrollToLastItem()
    #expect(list.scrollPositionInfo.isLastItemVisible)
  }

  @Test(
    "I15 A list scrolls by pages if its layout or its behaviour requires it",
    arguments: [(true, .none, true), (false, .full, true), (false, .none, false)]
      as [(Bool, PageScrollingBehavior, Bool)]
  )
  func paging(isPagedLayout: Bool, behavior: PageScrollingBehavior, pages: Bool) {
    let list = scrollingList { list in
      list.layout = isPagedLayout ? .paged() : .table()
      list.behavior.pageScrollingBehavior = behavior
    }
    #expect(list.scrollView.isPagingEnabled == pages)
  }

  @Test(
    "I16 A list always bounces only along its axis",
    arguments: [LayoutDirection.vertical, .horizontal]
  )
  func bounces(axis: LayoutDirection) {
    let list = scrollingList { $0.layout = .table { $0.direction = axis } }
    #expect(list.scrollView.alwaysBounceVertical == (axis == .vertical))
    #expect(list.scrollView.alwaysBounceHorizontal == (axis == .horizontal))
  }

  @Test("I18 Indicators are shown if they are allowed and requested", arguments: [true, false])
  func indicators(shows: Bool) {
    let list = scrollingList { $0.appearance.showsScrollIndicators = shows }
    #expect(list.scrollView.showsVerticalScrollIndicator == shows)
    #expect(list.scrollView.showsHorizontalScrollIndicator == shows)
  }
}
