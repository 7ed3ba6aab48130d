import HeadlessUIKit
import Testing

@testable import ListEngine

/// A flow of 300 points without padding: how rows break and what fills them.
@Suite(.underAllPolicies) struct FlowRowTests {
  private func place(
    _ sizes: [(CGFloat, CGFloat)],
    footer: HeaderFooter<TestTitle>? = nil,
    _ configure: @escaping (inout FlowAppearance) -> Void = { _ in },
    section configureSection: @escaping (inout FlowAppearance.SectionLayout) -> Void = { _ in }
  ) -> PlacedContent {
    shownList(300, 600) { list in
      list.layout = .flow {
        $0.spacings.itemSpacing = 10
        $0.spacings.rowSpacing = 5
        $0.spacings.rowToSectionFooterSpacing = 8
        configure(&$0)
      }
      list("s") { section in
        configureSection(&section.layouts.flow)
        section.footer = footer
        section += rows(sizes: sizes.map { CGSize(width: $0.0, height: $0.1) })
      }
    }.placement.content
  }

  @Test(
    "Gaps divide a space into whole points (G3, G4)",
    arguments: [
      (10, 3, [3, 4, 3]), (100, 6, [17, 17, 17, 16, 17, 16]), (0, 3, [0, 0, 0]), (7, 1, [7]),
      (5, 0, []),
    ] as [(CGFloat, Int, [CGFloat])]
  )
  func gaps(room: CGFloat, count: Int, expected: [CGFloat]) {
    #expect(Array(ProgressiveGaps(room, count: count)) == expected)
  }

  @Test("A row ends exactly at the end of the section (G6)")
  func exactFit() {
    let content = place([(100, 20), (90, 20), (90, 30)])
    #expect(content.sections[0].items.map(\.minX) == [0, 110, 210])
    #expect(content.contentSize.height == 30)
  }

  @Test("An item that does not fit begins the next row (G7)")
  func rowBreak() {
    let content = place([(90, 20), (90, 20), (90, 20), (10, 20)])
    #expect(content.sections[0].items.map(\.minX) == [0, 100, 200, 0])
    #expect(content.sections[0].items[3].origin == CGPoint(x: 0, y: 25))
    #expect(content.contentSize.height == 45)
  }

  @Test("The last row has no wider gaps than the one before (G9)")
  func matchPrevious() {
    let content = place([(50, 20), (60, 25), (70, 30), (200, 20)]) {
      $0.rowUnderflowAlignment = .fill(.matchPreviousRowSpacing)
    }
    #expect(content.sections[0].items.map(\.minX) == [0, 110, 230, 0])
    #expect(content.sections[0].items.map(\.minY) == [0, 0, 0, 35])
    #expect(content.contentSize.height == 55)
  }

  @Test("Columns have whole widths (G11)")
  func columns() {
    let content = place([(1, 20), (1, 20), (1, 20), (1, 20)]) { $0.itemSizing = .columns(3) }
    #expect(content.sections[0].items.allSatisfy { $0.width == 93 })
    #expect(content.sections[0].items.map(\.minX) == [0, 103, 206, 0])
    #expect(content.sections[0].items.map(\.minY) == [0, 0, 0, 25])
    #expect(content.contentSize.height == 45)
  }

  @Test("Items of a fixed width, with a footer below (G12)")
  func fixedWidth() {
    let content = place(.init(repeating: (1, 20), count: 5), footer: title(40)) {
      $0.itemSizing = .fixed(70)
    }
    #expect(content.sections[0].items.map(\.minX) == [0, 80, 160, 0, 80])
    #expect(content.sections[0].items.map(\.minY) == [0, 0, 0, 25, 25])
    #expect(content.sections[0].footer == rect(0, 53, 300, 40))
    #expect(content.contentSize.height == 93)
  }

  @Test("An item wider than its section has its own row (Q13)")
  func tooWide() {
    let content = place([(400, 20), (10, 20), (400, 20)])
    #expect(
      content.sections[0].items == [rect(0, 0, 400, 20), rect(0, 25, 10, 20), rect(0, 50, 400, 20)]
    )
  }

  @Test("Rows break by the spacing with which items are placed, or as in Listable (Q14)")
  func rowBreaking() {
    let sizes: [(CGFloat, CGFloat)] = [(90, 20), (90, 20), (90, 20)]
    let spaced = place(sizes, section: { $0.itemSpacing = 20 })
    #expect(spaced.sections[0].items.map(\.minX) == [0, 110, 0])
    let compatible = place(sizes, { $0.rowBreaking = .listItemSpacing }) { $0.itemSpacing = 20 }
    #expect(compatible.sections[0].items.map(\.minX) == [0, 110, 220])
  }

  @Test("By default headers stick only in vertical flows")
  func stickyHeaders() {
    #expect(FlowAppearance().stickySectionHeaders)
    #expect(!FlowAppearance(direction: .horizontal).stickySectionHeaders)
    #expect(FlowAppearance(direction: .horizontal, stickySectionHeaders: true).stickySectionHeaders)
  }
}
