import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct StickyHeaderTests {
  private func fixture(
    _ direction: LayoutDirection = .vertical,
    _ position: ListHeaderPosition,
    offset: CGFloat
  ) -> PlacedContent {
    let point = direction.point(x: 0, y: offset)
    return shownList(200, 200, offset: point) { list in
      tableFixture(direction)(&list)
      list.layout = .table {
        let bounds = ListContentBounds(padding: insets(10, 20, 30, 40))
        $0.direction = direction
        $0.listHeaderPosition = position
        $0.bounds = bounds
        $0.layout = TableAppearance.Layout(
          headerToFirstSectionSpacing: 10,
          interSectionSpacingWithNoFooter: 15,
          interSectionSpacingWithFooter: 20,
          sectionHeaderBottomSpacing: 10,
          itemSpacing: 5,
          itemToSectionFooterSpacing: 10,
          lastSectionToFooterSpacing: 20
        )
      }
    }.placement.content
  }

  @Test(
    "A sticky list header is pinned from where the view has passed it (FD10, FD12)",
    arguments: [(60, 60), (61, 61), (380, 380)] as [(CGFloat, CGFloat)]
  )
  func listHeader(offset: CGFloat, expected: CGFloat) {
    #expect(fixture(.vertical, .sticky, offset: offset).visibleHeader?.minY == expected)
  }

  @Test("Section headers stick below a sticky list header (FD12)")
  func belowListHeader() {
    let content = fixture(.vertical, .sticky, offset: 380)
    #expect((0..<4).map { content.visibleHeader(ofSection: $0)?.minY } == [250, 430, 495, 585])
  }

  @Test("Section headers stick to the view, and leave with their section (FD14)")
  func inlineListHeader() {
    let content = fixture(.vertical, .inline, offset: 380)
    #expect((0..<4).map { content.visibleHeader(ofSection: $0)?.minY } == [250, 380, 495, 585])
    #expect(content.visibleHeader == content.header)
  }

  @Test("Headers of horizontal lists stick to the left")
  func horizontal() {
    let content = fixture(.horizontal, .sticky, offset: 200)
    #expect(content.visibleHeader == rect(200, 10, 50, 160))
    #expect(content.visibleHeader(ofSection: 0) == rect(250, 0, 30, 200))
  }

  @Test("A fixed header stays at the start of the view, even when the list is pulled down")
  func fixed() {
    let list = shownList(100, 100, offset: CGPoint(x: 0, y: -30)) { list in
      list.layout = .table { $0.listHeaderPosition = .fixed }
      list.header = title(20)
      list("s") { $0 += rows([200]) }
    }
    #expect(list.placement.content.visibleHeader?.minY == -30)
  }

  @Test("A fixed header has nothing above it; otherwise it is sticky")
  func fixedBelowContainerHeader() {
    let list = shownList(100, 100, offset: CGPoint(x: 0, y: -30)) { list in
      list.layout = .table { $0.listHeaderPosition = .fixed }
      list.containerHeader = title(10)
      list.header = title(20)
      list("s") { $0 += rows([200]) }
    }
    #expect(list.placement.content.visibleHeader?.minY == 10)
    list.scrollView.contentOffset.y = 50
    #expect(list.placement.content.visibleHeader?.minY == 50)
  }

  @Test("The section's setting for a sticky header overrides the layout's")
  func sectionDecides() {
    let list = shownList(100, 100, offset: CGPoint(x: 0, y: 50)) { list in
      list.layout = .table { $0.stickySectionHeaders = false }
      list("s") { section in
        section.layouts.table.isHeaderSticky = true
        section.header = title(20)
        section += rows([300])
      }
    }
    #expect(list.placement.content.visibleHeader(ofSection: 0)?.minY == 50)
  }
}
