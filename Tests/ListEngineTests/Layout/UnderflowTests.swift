import HeadlessUIKit
import ListSchema
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct UnderflowTests {
  private func list(
    _ direction: LayoutDirection,
    _ alignment: Behavior.Underflow.Alignment,
    item: CGFloat = 40
  ) -> ListView {
    shownList(100, 100) { list in
      list.layout = .table { $0.direction = direction }
      list.behavior.underflow.alignment = alignment
      list.containerHeader = title(10)
      list.header = title(10)
      list.overscrollFooter = title(5)
      list("s") { $0 += rows([item]) }
    }
  }

  @Test(
    "Short content is aligned according to the behaviour",
    arguments: [(.top, 0), (.center, 20), (.bottom, 40)]
      as [(Behavior.Underflow.Alignment, CGFloat)]
  )
  func alignment(alignment: Behavior.Underflow.Alignment, distance: CGFloat) {
    for direction in [LayoutDirection.vertical, .horizontal] {
      let content = list(direction, alignment).placement.content
      #expect(content.header.map(direction.minY) == 10 + distance)
      #expect(content.sections[0].items.map(direction.minY) == [20 + distance])
      // The container header stays, and the size of the content too.
      #expect(content.containerHeader.map(direction.minY) == 0)
      #expect(content.contentLength == 60)
    }
  }

  @Test("Moved elements are found at their new positions (Q12)")
  func queries() {
    let content = list(.vertical, .bottom).placement.content
    #expect(content.sections[0].contentsFrame == rect(0, 60, 100, 40))
    let found = content.elements(in: rect(0, 90, 100, 10)).map(\.place.part)
    #expect(found == [.item])
  }

  @Test("Content that fills the view does not move (S8)")
  func fullContent() {
    #expect(list(.vertical, .bottom, item: 300).placement.content.header?.minY == 10)
    for alignment in [Behavior.Underflow.Alignment.top, .center, .bottom] {
      #expect(alignment.offsetFor(contentHeight: 200, viewHeight: 100) == 0)
    }
  }

  @Test(
    "The overscroll footer is below the content, or below the view (Q11)",
    arguments: [LayoutDirection.vertical, .horizontal]
  )
  func overscrollFooter(direction: LayoutDirection) {
    let long = list(direction, .top, item: 300).placement.content.overscrollFooter
    #expect(long?.origin == direction.point(x: 0, y: 320))
    let short = list(direction, .top).placement.content.overscrollFooter
    #expect(short?.origin == direction.point(x: 0, y: 100))
  }

  @Test("Insets affect the position of the overscroll footer")
  func overscrollFooterWithInsets() {
    let context = ListLayoutLayoutContext(
      viewBounds: rect(0, 0, 100, 100),
      safeAreaInsets: insets(1, 2, 3, 4),
      contentInset: insets(10, 20, 30, 40),
      adjustedContentInset: insets(11, 22, 33, 44)
    )
    #expect(context.overscrollStart(contentLength: 56, .vertical) == 89)
    #expect(context.overscrollStart(contentLength: 55, .vertical) == 45)
    #expect(context.overscrollStart(contentLength: 34, .horizontal) == 78)
    #expect(context.overscrollStart(contentLength: 33, .horizontal) == 12)
  }
}
