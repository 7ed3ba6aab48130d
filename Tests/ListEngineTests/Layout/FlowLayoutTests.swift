import HeadlessUIKit
import Testing

@testable import ListEngine

private let square = CGSize(width: 120, height: 120)

/// The flow fixture of the specification.
private func flowFixture(_ direction: LayoutDirection) -> (inout ListProperties) -> Void {
  { list in
    list.layout = .flow {
      $0.direction = direction
      $0.bounds = ListContentBounds(padding: insets(10, 20, 30, 40))
      $0.spacings = FlowAppearance.Spacings(
        headerToFirstSectionSpacing: 20,
        interSectionSpacing: .init(30),
        sectionHeaderBottomSpacing: 10,
        itemSpacing: 10,
        rowSpacing: 10,
        rowToSectionFooterSpacing: 10,
        lastSectionToFooterSpacing: 20
      )
    }
    (list.containerHeader, list.header, list.footer) = (title(50), title(50), title(70))
    list("1") { _ in }
    list("2") { ($0.header, $0.footer) = (title(40), title(20)) }
    list("3") { section in
      var items = rows(
        sizes: [square, square] + [CGSize(width: 30, height: 30)] * 2 + [square] * 4
      )
      for index in 2...3 { items[index].layouts.flow.width = .fillRow }
      section += items
    }
    let underflows: [FlowAppearance.RowUnderflowAlignment] = [
      .leading, .centered, .trailing, .fill(.fill), .fill(.matchPreviousRowSpacing),
      .fill(.defaultItemSpacing),
    ]
    for (index, underflow) in underflows.enumerated() {
      list(4 + index) { section in
        section.layouts.flow.rowUnderflowAlignment = underflow
        section.layouts.flow.width = .custom(.init(padding: .init(leading: 10, trailing: 10)))
        (section.header, section.footer) = (title(40), title(20))
        section += rows(sizes: [square] * 5)
      }
    }
    let alignments: [FlowAppearance.RowItemsAlignment] = [.top, .center, .bottom, .fill]
    for (index, alignment) in alignments.enumerated() {
      list(10 + index) { section in
        section.layouts.flow.rowItemsAlignment = alignment
        section.layouts.flow.itemSizing = .columns(4)
        section += rows(
          sizes: [60, 70, 80, 90, 100, 110].map { direction.size(width: 50, height: $0) }
        )
      }
    }
  }
}

private func * (elements: [CGSize], count: Int) -> [CGSize] {
  (0..<count).flatMap { _ in elements }
}

private func squares(_ origins: (CGFloat, CGFloat)...) -> [CGRect] {
  origins.map { rect($0.0, $0.1, 120, 120) }
}

@Suite(.underAllPolicies) struct FlowLayoutTests {
  private let vertical = shownList(500, 500, flowFixture(.vertical)).placement.content
  private let horizontal = shownList(500, 500, flowFixture(.horizontal)).placement.content

  @Test("The list's own parts have the specified frames (G1.0, G2.0)")
  func fixture() {
    #expect(vertical.contentSize == CGSize(width: 500, height: 3_920))
    #expect(vertical.naturalContentWidth == nil)
    #expect(vertical.containerHeader == rect(0, 0, 500, 50))
    #expect(vertical.header == rect(20, 60, 440, 50))
    #expect(vertical.footer == rect(20, 3_820, 440, 70))

    #expect(horizontal.contentSize == CGSize(width: 3_940, height: 500))
    #expect(horizontal.naturalContentWidth == nil)
    #expect(horizontal.containerHeader == rect(0, 0, 50, 500))
    #expect(horizontal.header == rect(70, 10, 50, 460))
    #expect(horizontal.footer == rect(3_830, 10, 70, 460))
  }

  @Test(
    "Sections of a vertical flow have the specified frames",
    arguments: [
      SectionVector("G1.1", section: 1, contents: .zero),
      SectionVector(
        "G1.2",
        section: 2,
        contents: rect(20, 130, 440, 60),
        header: rect(20, 130, 440, 40),
        footer: rect(20, 170, 440, 20)
      ),
      SectionVector(
        "G1.4",
        section: 4,
        contents: rect(10, 710, 480, 330),
        header: rect(10, 710, 480, 40),
        footer: rect(10, 1_020, 480, 20),
        items: squares((10, 760), (140, 760), (270, 760), (10, 890), (140, 890))
      ),
      SectionVector(
        "G1.5",
        section: 5,
        contents: rect(10, 1_070, 480, 330),
        header: rect(10, 1_070, 480, 40),
        footer: rect(10, 1_380, 480, 20),
        items: squares((60, 1_120), (190, 1_120), (320, 1_120), (125, 1_250), (255, 1_250))
      ),
      SectionVector(
        "G1.7",
        section: 7,
        contents: rect(10, 1_790, 480, 330),
        header: rect(10, 1_790, 480, 40),
        footer: rect(10, 2_100, 480, 20),
        items: squares((10, 1_840), (190, 1_840), (370, 1_840), (10, 1_970), (370, 1_970))
      ),
      SectionVector(
        "G1.9",
        section: 9,
        contents: rect(10, 2_510, 480, 330),
        header: rect(10, 2_510, 480, 40),
        footer: rect(10, 2_820, 480, 20),
        items: squares((10, 2_560), (190, 2_560), (370, 2_560), (10, 2_690), (140, 2_690))
      ),
      SectionVector(
        "G1.10",
        section: 10,
        contents: rect(20, 2_870, 438, 210),
        items: [
          rect(20, 2_870, 102, 60), rect(132, 2_870, 102, 70), rect(244, 2_870, 102, 80),
          rect(356, 2_870, 102, 90), rect(20, 2_970, 102, 100), rect(132, 2_970, 102, 110),
        ]
      ),
      SectionVector(
        "G1.12",
        section: 12,
        contents: rect(20, 3_350, 438, 210),
        items: [
          rect(20, 3_380, 102, 60), rect(132, 3_370, 102, 70), rect(244, 3_360, 102, 80),
          rect(356, 3_350, 102, 90), rect(20, 3_460, 102, 100), rect(132, 3_450, 102, 110),
        ]
      ),
    ]
  )
  func verticalSections(vector: SectionVector) {
    #expect(vector.matches(vertical))
  }

  @Test(
    "Sections of a horizontal flow have the specified frames",
    arguments: [
      SectionVector("G2.1", section: 1, contents: .zero),
      SectionVector(
        "G2.3",
        section: 3,
        contents: rect(230, 10, 460, 460),
        items: squares((230, 10), (230, 140)) + [rect(360, 10, 30, 460), rect(400, 10, 30, 460)]
          + squares((440, 10), (440, 140), (440, 270), (570, 10))
      ),
      SectionVector(
        "G2.4",
        section: 4,
        contents: rect(720, 10, 330, 480),
        header: rect(720, 10, 40, 480),
        footer: rect(1_030, 10, 20, 480),
        items: squares((770, 10), (770, 140), (770, 270), (900, 10), (900, 140))
      ),
      SectionVector(
        "G2.6",
        section: 6,
        contents: rect(1_440, 10, 330, 480),
        header: rect(1_440, 10, 40, 480),
        footer: rect(1_750, 10, 20, 480),
        items: squares((1_490, 110), (1_490, 240), (1_490, 370), (1_620, 240), (1_620, 370))
      ),
      SectionVector(
        "G2.8",
        section: 8,
        contents: rect(2_160, 10, 330, 480),
        header: rect(2_160, 10, 40, 480),
        footer: rect(2_470, 10, 20, 480),
        items: squares((2_210, 10), (2_210, 190), (2_210, 370), (2_340, 10), (2_340, 190))
      ),
      SectionVector(
        "G2.9",
        section: 9,
        contents: rect(2_520, 10, 330, 480),
        header: rect(2_520, 10, 40, 480),
        footer: rect(2_830, 10, 20, 480),
        items: squares((2_570, 10), (2_570, 190), (2_570, 370), (2_700, 10), (2_700, 140))
      ),
      SectionVector(
        "G2.11",
        section: 11,
        contents: rect(3_120, 10, 210, 458),
        items: [
          rect(3_135, 10, 60, 107), rect(3_130, 127, 70, 107), rect(3_125, 244, 80, 107),
          rect(3_120, 361, 90, 107), rect(3_225, 10, 100, 107), rect(3_220, 127, 110, 107),
        ]
      ),
      SectionVector(
        "G2.13",
        section: 13,
        contents: rect(3_600, 10, 210, 458),
        items: [
          rect(3_600, 10, 90, 107), rect(3_600, 127, 90, 107), rect(3_600, 244, 90, 107),
          rect(3_600, 361, 90, 107), rect(3_700, 10, 110, 107), rect(3_700, 127, 110, 107),
        ]
      ),
    ]
  )
  func horizontalSections(vector: SectionVector) {
    #expect(vector.matches(horizontal))
  }
}
