import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct ListActionsInListTests {
  private func show(_ list: ListView, _ actions: ListActions?) {
    list.configure { properties in
      properties.actions = actions
      properties += numberedSections(2, rows: 100)
    }
  }

  private func offset(of list: ListView) -> CGFloat { list.scrollView.contentOffset.y }

  @Test("Every call scrolls the list")
  func calls() {
    let list = scrollingList()
    let actions = ListActions()
    #expect(!actions.scrolling.scrollToTop())
    show(list, actions)
    let scrolling = actions.scrolling
    let top = ScrollPosition(position: .top)
    #expect(scrolling.scrollTo(item: numbered(30...30)[0], position: top))
    #expect(offset(of: list) == 1_450)
    #expect(scrolling.scrollTo(item: row(60), position: top))
    #expect(offset(of: list) == 2_950)
    #expect(scrolling.scrollTo(item: row(60), contentOffsetAdjustment: { _ in -5 }))
    #expect(offset(of: list) == 2_945)
    #expect(
      scrolling.scrollToSection(with: Section.identifier(with: 2), scrollPosition: top)
    )
    #expect(offset(of: list) == 5_000)
    #expect(scrolling.scrollToLastItem())
    #expect(offset(of: list) == 9_400)
    #expect(scrolling.scrollToTop())
    #expect(offset(of: list) == 0)
  }

  @Test("Actions that are replaced do nothing, and those that are set again do")
  func rebound() {
    let list = scrollingList()
    let (first, second) = (ListActions(), ListActions())
    show(list, first)
    show(list, first)
    #expect(first.scrolling.scrollToLastItem())
    show(list, second)
    #expect(!first.scrolling.scrollToTop())
    #expect(second.scrolling.scrollToTop())
    show(list, first)
    #expect(first.scrolling.scrollToLastItem() && !second.scrolling.scrollToTop())
    show(list, nil)
    #expect(!first.scrolling.scrollToTop())
    #expect(offset(of: list) == 9_400)
  }

  @Test("Actions act on the list that bound them last, and on no released list")
  func twoLists() {
    let actions = ListActions()
    let old = scrollingList()
    show(old, actions)
    var new: ListView? = scrollingList()
    if let new { show(new, actions) }
    actions.scrolling.scrollToLastItem()
    #expect(offset(of: old) == 0)
    #expect(new.map(offset) == 9_400)
    show(old, nil)
    #expect(actions.scrolling.scrollToTop())
    new = nil
    #expect(!actions.scrolling.scrollToTop())
  }

  @Test("Content that scrolls the list while it is applied does scroll it")
  func scrollWhileApplied() {
    let list = scrollingList()
    var scrolled: [Bool] = []
    list.configure { properties in
      properties += numberedSections(1, rows: 100)
      properties += Section("scroller") { section in
        section += Item(
          ScrollingRow {
            guard scrolled.isEmpty else { return }
            scrolled.append(
              list.scrollTo(item: row(20), position: .init(position: .top))
            )
            #expect(list.visibleItems.count > 0)
          },
          sizing: .fixed(height: 50)
        )
      }
    }
    list.scrollToLastItem()
    #expect(scrolled == [true])
    #expect(list.scrollPositionInfo.shown == shown(20...31))
    let views = list.scrollView.subviews.map(\.frame.minY).sorted()
    let rows = (19...30).map { CGFloat($0) * 50 }
    #expect(views == rows)
  }
}

/// A row that does something when it is applied.
private struct ScrollingRow: ItemContent {
  var action: () -> Void
  var identifierValue: String { "scroller" }

  func isEquivalent(to other: ScrollingRow) -> Bool { true }
  static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    if reason != .measurement { action() }
  }
}
