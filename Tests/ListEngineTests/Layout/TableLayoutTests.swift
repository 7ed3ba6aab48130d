import HeadlessUIKit
import Testing

@testable import ListEngine

/// The table fixture of the specification.
func tableFixture(_ direction: LayoutDirection) -> (inout ListProperties) -> Void {
  { list in
    list.layout = .table {
      $0.direction = direction
      $0.bounds = ListContentBounds(padding: insets(10, 20, 30, 40))
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
    list.containerHeader = title(50)
    list.header = title(50)
    list.footer = title(70)
    list("1") { section in
      section.layouts.table.customInterSectionSpacing = 30
      section.layouts.table.width = .fill
      (section.header, section.footer) = (title(30), title(40))
      section += rows([20, 20, 20])
    }
    list("2") { section in
      section.layouts.table.width = .custom(
        .init(
          padding: HorizontalPadding(leading: 10, trailing: 50),
          width: .fixed(100),
          alignment: .leading
        )
      )
      (section.header, section.footer) = (title(30), title(40))
      section += rows([30, 40])
    }
    list("3") { section in
      section.header = title(30)
      section += rows([10, 20])
    }
    list("4") { section in
      section.layouts.table.columns = .init(count: 2, spacing: 10)
      (section.header, section.footer) = (title(30), title(40))
      section += rows([50, 70, 70, 50])
    }
    list("5") { $0 += rows([10, 20]) }
  }
}

@Suite(.underAllPolicies) struct TableLayoutTests {
  private let vertical = shownList(200, 200, tableFixture(.vertical)).placement.content
  private let horizontal = shownList(200, 200, tableFixture(.horizontal)).placement.content

  @Test("The list's own parts have the specified frames (F1.0, F2.0)")
  func fixture() {
    #expect(vertical.contentSize == CGSize(width: 200, height: 995))
    #expect(vertical.naturalContentWidth == 130)
    #expect(vertical.containerHeader == rect(0, 0, 200, 50))
    #expect(vertical.header == rect(20, 60, 140, 50))
    #expect(vertical.footer == rect(20, 895, 140, 70))

    #expect(horizontal.contentSize == CGSize(width: 1015, height: 200))
    #expect(horizontal.naturalContentWidth == 110)
    #expect(horizontal.containerHeader == rect(0, 0, 50, 200))
    #expect(horizontal.header == rect(70, 10, 50, 160))
    #expect(horizontal.footer == rect(905, 10, 70, 160))
  }

  @Test(
    "Sections of a vertical table have the specified frames",
    arguments: [
      SectionVector(
        "F1.1",
        section: 1,
        contents: rect(0, 120, 200, 160),
        header: rect(0, 120, 200, 30),
        footer: rect(0, 240, 200, 40),
        items: [rect(0, 160, 200, 20), rect(0, 185, 200, 20), rect(0, 210, 200, 20)]
      ),
      SectionVector(
        "F1.2",
        section: 2,
        contents: rect(10, 310, 100, 165),
        header: rect(10, 310, 100, 30),
        footer: rect(10, 435, 100, 40),
        items: [rect(10, 350, 100, 30), rect(10, 385, 100, 40)]
      ),
      SectionVector(
        "F1.3",
        section: 3,
        contents: rect(20, 495, 140, 75),
        header: rect(20, 495, 140, 30),
        items: [rect(20, 535, 140, 10), rect(20, 550, 140, 20)]
      ),
      SectionVector(
        "F1.4",
        section: 4,
        contents: rect(20, 585, 140, 235),
        header: rect(20, 585, 140, 30),
        footer: rect(20, 780, 140, 40),
        items: [
          rect(20, 625, 65, 50), rect(95, 625, 65, 70), rect(20, 700, 65, 70),
          rect(95, 700, 65, 50),
        ]
      ),
      SectionVector(
        "F1.5",
        section: 5,
        contents: rect(20, 840, 140, 35),
        items: [rect(20, 840, 140, 10), rect(20, 855, 140, 20)]
      ),
    ]
  )
  func verticalSections(vector: SectionVector) {
    #expect(vector.matches(vertical))
  }

  @Test(
    "Sections of a horizontal table have the specified frames",
    arguments: [
      SectionVector(
        "F2.1",
        section: 1,
        contents: rect(130, 0, 160, 200),
        header: rect(130, 0, 30, 200),
        footer: rect(250, 0, 40, 200),
        items: [rect(170, 0, 20, 200), rect(195, 0, 20, 200), rect(220, 0, 20, 200)]
      ),
      SectionVector(
        "F2.2",
        section: 2,
        contents: rect(320, 10, 165, 100),
        header: rect(320, 10, 30, 100),
        footer: rect(445, 10, 40, 100),
        items: [rect(360, 10, 30, 100), rect(395, 10, 40, 100)]
      ),
      SectionVector(
        "F2.3",
        section: 3,
        contents: rect(505, 10, 75, 160),
        header: rect(505, 10, 30, 160),
        items: [rect(545, 10, 10, 160), rect(560, 10, 20, 160)]
      ),
      SectionVector(
        "F2.4",
        section: 4,
        contents: rect(595, 10, 235, 160),
        header: rect(595, 10, 30, 160),
        footer: rect(790, 10, 40, 160),
        items: [
          rect(635, 10, 50, 75), rect(635, 95, 70, 75), rect(710, 10, 70, 75),
          rect(710, 95, 50, 75),
        ]
      ),
      SectionVector(
        "F2.5",
        section: 5,
        contents: rect(850, 10, 35, 160),
        items: [rect(850, 10, 10, 160), rect(865, 10, 20, 160)]
      ),
    ]
  )
  func horizontalSections(vector: SectionVector) {
    #expect(vector.matches(horizontal))
  }

  @Test("Sticking moves nothing (F5)", arguments: [LayoutDirection.vertical, .horizontal])
  func stickyPlaces(direction: LayoutDirection) {
    let list = shownList(200, 200, offset: direction.point(x: 0, y: 100)) { list in
      tableFixture(direction)(&list)
      list.layout = .table {
        $0.direction = direction
        $0.listHeaderPosition = .sticky
      }
    }
    let inline = shownList(200, 200) { list in
      tableFixture(direction)(&list)
      list.layout = .table { $0.direction = direction }
    }
    #expect(list.placement.content.header == inline.placement.content.header)
    #expect(
      list.placement.content.sections.map(\.header)
        == inline.placement.content.sections.map(\.header)
    )
  }

  @Test(
    "The natural width is that of the widest content, with the padding",
    arguments: [("F6", LayoutDirection.vertical, 130), ("F7", .horizontal, 110)]
  )
  func naturalWidth(id: String, direction: LayoutDirection, width: CGFloat) {
    var properties = ListProperties()
    tableFixture(direction)(&properties)
    let size = ListView.contentSize(in: CGSize(width: 400, height: 400), for: properties)
    #expect(size.naturalWidth == width)
  }

  @Test("The appearance of a table has no spacing by default (S7)")
  func defaults() {
    #expect(TableAppearance() == .default)
    #expect(TableAppearance().layout == TableAppearance.Layout())
    #expect(TableAppearance.Layout().itemSpacing == 0)
    #expect(TableAppearance().stickySectionHeaders)
    #expect(
      TableAppearance().scrollViewProperties.contentInsetAdjustmentBehavior == .scrollableAxes
    )
    #expect(TableAppearance().scrollViewProperties.pageScrollingBehavior == .none)
  }
}

@Suite(.underAllPolicies) struct HorizontalListTests {
  @Test("A horizontal list presents more when its end comes near (Q3)")
  func extends() {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.batching = .prefix(5)
    list.configure { list in
      list.layout = .table { $0.direction = .horizontal }
      list("s") { $0 += rows(.init(repeating: 40, count: 20)) }
    }
    #expect(list.contentSize == CGSize(width: 200, height: 100))
    list.scrollView.contentOffset.x = 80
    #expect(list.contentSize.width > 200)
  }
}
