import HeadlessUIKit
import Testing

@testable import ListEngine

/// The derived table vectors: a view of 300 x 600 without padding.
@Suite(.underAllPolicies) struct DerivedTableLayoutTests {
  private func place(_ configure: (inout ListProperties) -> Void) -> PlacedContent {
    shownList(300, 600) { list in
      list.layout = .table {
        $0.layout = TableAppearance.Layout(
          headerToFirstSectionSpacing: 7,
          interSectionSpacingWithNoFooter: 15,
          interSectionSpacingWithFooter: 20,
          sectionHeaderBottomSpacing: 10,
          itemSpacing: 5,
          itemToSectionFooterSpacing: 12,
          lastSectionToFooterSpacing: 25
        )
      }
      configure(&list)
    }.placement.content
  }

  @Test("A header without items has no spacing below it (FD1)")
  func headerAlone() {
    let content = place { list in
      list("1") { $0.header = title(30) }
      list("2") { $0 += rows([40]) }
    }
    #expect(content.sections[0].header == rect(0, 0, 300, 30))
    #expect(content.sections[0].contentsFrame == rect(0, 0, 300, 30))
    #expect(content.sections[1].items == [rect(0, 45, 300, 40)])
    #expect(content.contentSize.height == 85)
  }

  @Test("An empty section takes no space and no spacing (FD3)")
  func emptySection() {
    let content = place { list in
      list("1") { $0 += rows([40]) }
      list("2") { _ in }
      list("3") { $0 += rows([40]) }
    }
    #expect(content.sections[0].items[0].minY == 0)
    #expect(content.sections[1].contentsFrame == .zero)
    #expect(content.sections[2].items == [rect(0, 55, 300, 40)])
    #expect(content.contentSize.height == 95)
  }

  @Test("An empty last section leaves no distance to the footer, as in Listable (FD4)")
  func emptyLastSection() {
    let content = place { list in
      list.footer = title(50)
      list("1") { $0 += rows([40]) }
      list("2") { _ in }
    }
    #expect(content.footer?.minY == 55)
    #expect(content.contentSize.height == 105)
  }

  @Test("Columns share the width of the section (FD6)")
  func columns() {
    let content = place { list in
      list.footer = title(50)
      list("1") { section in
        section.layouts.table.columns = .init(count: 3, spacing: 10)
        section += rows([40, 60, 20, 30])
      }
    }
    #expect(content.sections[0].items.map(\.minX) == [0, 103, 206, 0])
    #expect(content.sections[0].items.map(\.minY) == [0, 0, 0, 65])
    #expect(content.sections[0].items.allSatisfy { $0.width == 93 })
    #expect(content.sections[0].contentsFrame == rect(0, 0, 299, 95))
    #expect(content.footer?.minY == 120)
    #expect(content.contentSize.height == 170)
  }

  @Test("The last section is followed by its own distance to the footer (FD8)")
  func footers() {
    let content = place { list in
      list.footer = title(50)
      list("1") { section in
        section.footer = title(30)
        section += rows([40, 40])
      }
    }
    #expect(content.sections[0].items.map(\.minY) == [0, 45])
    #expect(content.sections[0].footer?.minY == 97)
    #expect(content.footer?.minY == 152)
    #expect(content.contentSize.height == 202)
  }

  @Test("A list's header without a section has no distance below it")
  func headerWithoutSections() {
    #expect(place { $0.header = title(30) }.contentSize.height == 30)
  }
}

/// The positions of rows in groups of adjacent rows.
@Suite(.underAllPolicies) struct ItemPositionTests {
  private func positions(
    _ appearance: @escaping (inout TableAppearance) -> Void,
    columns: Int = 1,
    spacings: [CGFloat?]
  ) -> [ItemPosition] {
    let list = shownList(100, 1_000) { list in
      list.layout = .table(appearance)
      list("s") { section in
        section.layouts.table.columns = .init(count: columns)
        section += spacings.enumerated().map { index, spacing in
          Item(
            TestRow(id: "\(index)"),
            sizing: .fixed(height: 10),
            layouts: .table { $0.itemSpacing = spacing }
          )
        }
      }
    }
    return list.display.visible.items.map(\.placed.position)
  }

  @Test("Any distance separates groups when the grouping height is 0 (FD15)")
  func anyDistance() {
    #expect(
      positions({ _ in }, spacings: [0, 0, 4, 0, 0]) == [.first, .middle, .last, .first, .last]
    )
  }

  @Test("The table's own distance separates too (FD17)")
  func tableDistance() {
    let positions = positions({ $0.layout.itemSpacing = 5 }, spacings: [nil, nil, nil])
    #expect(positions == [.single, .single, .single])
  }

  @Test("Items in columns stand alone (FD18)")
  func columns() {
    #expect(positions({ _ in }, columns: 2, spacings: [0, 0, 0]) == [.single, .single, .single])
  }

  @Test("Distances up to the grouping height do not separate")
  func groupingHeight() {
    let positions = positions(
      { $0.itemPositionGroupingHeight = 4 },
      spacings: [4, 5, nil]
    )
    #expect(positions == [.first, .last, .single])
  }

  @Test("A row receives its position, and is measured again when that changes (Q10)")
  func receivesPosition() {
    let log = TestLog()
    func row(_ id: String) -> TestRow { TestRow(id: id, height: 10, log: log) }
    let list = shownList(100, 100) { $0("s") { $0 += [row("a"), row("b")] } }
    log.applied = []
    list.configure { $0("s") { $0 += [row("a"), row("b"), row("c")] } }
    let measured = log.applied.filter { $0.hasSuffix("measurement") }
    #expect(measured == ["b measurement", "c measurement"])
    #expect(list.display.visible.items.map(\.placed.position) == [.first, .middle, .last])
  }
}
