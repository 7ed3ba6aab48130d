import HeadlessUIKit
import Testing

@testable import ListEngine

/// Scrolling from left to right follows the rules of scrolling from top to bottom.
@Suite(.underAllPolicies) struct HorizontalScrollingTests {
  /// A list of 600 × 400 points, and rows of 50 points next to each other.
  private func list(
    rows: Int = 100,
    _ configure: (inout ListProperties) -> Void = { _ in }
  ) -> ListView {
    scrollingList(rows: rows, size: CGSize(width: 600, height: 400)) { list in
      list.layout = .table { $0.direction = .horizontal }
      configure(&list)
    }
  }

  @Test(
    "Left, centre and right stand for top, centre and bottom",
    arguments: [(.top, 2_450), (.centered, 2_175), (.bottom, 1_900)]
      as [(ScrollPosition.Position, CGFloat)],
    [false, true]
  )
  func positions(position: (at: ScrollPosition.Position, offset: CGFloat), animated: Bool) {
    let list = list()
    let log = InfoLog()
    list.scrollTo(
      item: row(50),
      position: .init(position: position.at),
      animated: animated,
      completion: log.note
    )
    list.runLoop.runUntilIdle()
    #expect(list.scrollView.contentOffset == CGPoint(x: position.offset, y: 0))
    #expect(log.infos.first?.shown["1/50"] == 1)
  }

  @Test(
    "Q3 More is presented when the end comes near, along the axis of the list",
    .under(.prefix())
  )
  func nearEnd() {
    let list = list(rows: 1_000)
    #expect(list.presentation.itemCount == 250)
    list.scrollView.contentOffset.x = 11_600
    #expect(list.presentation.itemCount == 250)
    list.scrollView.contentOffset.x = 11_601
    #expect(list.presentation.itemCount == 232 + 250)
    list.scrollView.contentOffset.x = 11_000
    #expect(list.presentation.itemCount == 232 + 250)
  }

  @Test("Ends, sections and custom rules are scrolled to")
  func others() {
    let list = list(rows: 1_000) { $0.behavior.occlusionInsets = UIEdgeInsets(left: 20, right: 30) }
    #expect(list.scrollView.contentOffset == CGPoint(x: -20, y: 0))
    list.scrollToLastItem()
    #expect(list.scrollView.contentOffset == CGPoint(x: 49_430, y: 0))
    list.scrollTo(item: row(1), contentOffsetAdjustment: { _ in -125 })
    #expect(list.scrollView.contentOffset.x == 49_305)
    list.scrollToTop()
    #expect(list.scrollView.contentOffset == CGPoint(x: -20, y: 0))
    list.scrollToSection(
      with: Section.identifier(with: 1),
      sectionPosition: .bottom,
      scrollPosition: .init(position: .bottom)
    )
    #expect(list.scrollView.contentOffset.x == 49_430)
  }

  @Test("Another identifier scrolls the list back to its start")
  func identifier() {
    let list = list { $0.behavior.occlusionInsets.left = 20 }
    list.scrollView.contentOffset.x = 700
    list.configure { properties in
      properties.identifier = "other"
      properties += numberedSections(1, rows: 100)
    }
    #expect(list.scrollView.contentOffset == CGPoint(x: -20, y: 0))
  }

  @Test("A list that changes its direction shows content")
  func direction() {
    let list = list()
    list.scrollView.contentOffset.x = 3_000
    list.layout = .table()
    #expect(!list.visibleItems.isEmpty)
    list.scrollView.contentOffset.y = 3_000
    list.configure { properties in
      properties.layout = .table { $0.direction = .horizontal }
      properties += numberedSections(1, rows: 100)
    }
    #expect(!list.visibleItems.isEmpty)
    #expect(list.scrollView.contentOffset.y == 0)
  }
}
