import HeadlessUIKit
import Testing

@testable import ListEngine

/// A header or footer of one fixed height.
private func title(_ height: CGFloat, width: CustomWidth = .default) -> HeaderFooter<TestTitle> {
  HeaderFooter(
    TestTitle(text: "title"),
    sizing: .fixed(width: height, height: height),
    layouts: .table { $0.width = width }
  )
}

private func rows(_ heights: [CGFloat]) -> [Item<TestRow>] {
  heights.enumerated().map { index, height in
    Item(TestRow(id: "\(index)"), sizing: .fixed(width: height, height: height))
  }
}

private func place(
  _ viewSize: CGSize,
  _ configure: (inout ListProperties) -> Void
) -> ListLayoutContent {
  let list = ListView(frame: CGRect(origin: .zero, size: viewSize))
  list.configure(with: configure)
  return list.layoutContent
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The table fixture of the specification (vector F1).
private func tableFixture(_ list: inout ListProperties) {
  list.layout = .table {
    $0.bounds = ListContentBounds(
      padding: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    )
    $0.layout.headerToFirstSectionSpacing = 10
    $0.layout.interSectionSpacingWithNoFooter = 15
    $0.layout.interSectionSpacingWithFooter = 20
    $0.layout.sectionHeaderBottomSpacing = 10
    $0.layout.itemSpacing = 5
    $0.layout.itemToSectionFooterSpacing = 10
    $0.layout.lastSectionToFooterSpacing = 20
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

@Suite struct TableLayoutTests {
  @Test("The table fixture is placed as the specification says (F1)")
  func fixture() {
    let content = place(CGSize(width: 200, height: 200), tableFixture)
    #expect(content.contentSize == CGSize(width: 200, height: 995))
    #expect(content.naturalContentWidth == 130)
    #expect(content.containerHeader == rect(0, 0, 200, 50))
    #expect(content.header == rect(20, 60, 140, 50))
    #expect(content.footer == rect(20, 895, 140, 70))

    #expect(content.contentsFrame(ofSection: 0) == rect(0, 120, 200, 160))
    #expect(content.sections[0].header == rect(0, 120, 200, 30))
    #expect(content.sections[0].footer == rect(0, 240, 200, 40))
    #expect(
      content.sections[0].items == [
        rect(0, 160, 200, 20), rect(0, 185, 200, 20), rect(0, 210, 200, 20),
      ]
    )

    #expect(content.contentsFrame(ofSection: 1) == rect(10, 310, 100, 165))
    #expect(content.sections[1].items == [rect(10, 350, 100, 30), rect(10, 385, 100, 40)])
    #expect(content.contentsFrame(ofSection: 2) == rect(20, 495, 140, 75))
    #expect(content.sections[2].items == [rect(20, 535, 140, 10), rect(20, 550, 140, 20)])

    #expect(content.contentsFrame(ofSection: 3) == rect(20, 585, 140, 235))
    #expect(content.sections[3].footer == rect(20, 780, 140, 40))
    #expect(
      content.sections[3].items == [
        rect(20, 625, 65, 50), rect(95, 625, 65, 70), rect(20, 700, 65, 70),
        rect(95, 700, 65, 50),
      ]
    )
    #expect(content.sections[4].items == [rect(20, 840, 140, 10), rect(20, 855, 140, 20)])
  }

  /// The spacings of the derived table vectors.
  private func derived(_ list: inout ListProperties) {
    list.layout = .table {
      $0.layout.headerToFirstSectionSpacing = 7
      $0.layout.interSectionSpacingWithNoFooter = 15
      $0.layout.interSectionSpacingWithFooter = 20
      $0.layout.sectionHeaderBottomSpacing = 10
      $0.layout.itemSpacing = 5
      $0.layout.itemToSectionFooterSpacing = 12
      $0.layout.lastSectionToFooterSpacing = 25
    }
  }

  private let view = CGSize(width: 300, height: 600)

  @Test("A header without items has no spacing below it (FD1)")
  func headerAlone() {
    let content = place(view) { list in
      derived(&list)
      list("1") { $0.header = title(30) }
      list("2") { $0 += rows([40]) }
    }
    #expect(content.sections[0].header == rect(0, 0, 300, 30))
    #expect(content.sections[1].items == [rect(0, 45, 300, 40)])
    #expect(content.contentSize.height == 85)
  }

  @Test("An empty section takes no room and no spacing (FD3, FD4)")
  func emptySection() {
    let middle = place(view) { list in
      derived(&list)
      list("1") { $0 += rows([40]) }
      list("2") { _ in }
      list("3") { $0 += rows([40]) }
    }
    #expect(middle.sections[2].items == [rect(0, 55, 300, 40)])
    #expect(middle.contentSize.height == 95)

    let last = place(view) { list in
      derived(&list)
      list.footer = title(50)
      list("1") { $0 += rows([40]) }
      list("2") { _ in }
    }
    #expect(last.footer?.minY == 55)
    #expect(last.contentSize.height == 105)
  }

  @Test("Columns share the width of the section (FD6)")
  func columns() {
    let content = place(view) { list in
      derived(&list)
      list.footer = title(50)
      list("1") { section in
        section.layouts.table.columns = .init(count: 3, spacing: 10)
        section += rows([40, 60, 20, 30])
      }
    }
    #expect(content.sections[0].items.map(\.minX) == [0, 103, 206, 0])
    #expect(content.sections[0].items.map(\.minY) == [0, 0, 0, 65])
    #expect(content.sections[0].items.allSatisfy { $0.width == 93 })
    #expect(content.footer?.minY == 120)
    #expect(content.contentSize.height == 170)
  }

  @Test("The last section is followed by its own spacing to the footer (FD8)")
  func footers() {
    let content = place(view) { list in
      derived(&list)
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

  @Test("A sticky header stays on screen as long as its section does (FD14)")
  func stickyHeaders() {
    let content = place(CGSize(width: 200, height: 200), tableFixture)
    #expect(content.visibleHeaderFrame(ofSection: 0, offset: 380)?.minY == 250)
    #expect(content.visibleHeaderFrame(ofSection: 1, offset: 380)?.minY == 380)
    #expect(content.visibleHeaderFrame(ofSection: 2, offset: 380)?.minY == 495)
  }

  @Test("Widths stand where the specification says (S18–S26)")
  func widths() {
    func position(_ width: CustomWidth, _ view: CGFloat, _ standard: CGFloat) -> [CGFloat] {
      let position = width.position(viewWidth: view, defaultWidth: standard)
      return [position.origin, position.width]
    }
    func custom(
      _ leading: CGFloat,
      _ trailing: CGFloat,
      _ width: WidthConstraint,
      _ alignment: CustomWidth.Alignment = .center
    ) -> CustomWidth {
      .custom(
        .init(
          padding: HorizontalPadding(leading: leading, trailing: trailing),
          width: width,
          alignment: alignment
        )
      )
    }
    #expect(position(.default, 320, 300) == [10, 300])
    #expect(position(.fill, 320, 300) == [0, 320])
    #expect(position(custom(20, 40, .noConstraint), 200, 0) == [20, 140])
    #expect(position(custom(10, 50, .fixed(100)), 200, 0) == [30, 100])
    #expect(position(custom(20, 20, .atMost(600)), 1000, 0) == [200, 600])
    #expect(position(custom(20, 20, .atMost(600)), 500, 0) == [20, 460])
    #expect(position(custom(5, 15, .atMost(50), .trailing), 200, 0) == [135, 50])
    #expect(CustomWidth.default.merge(with: .fill) == .fill)
    #expect(custom(1, 1, .fixed(2)).merge(with: .fill) == custom(1, 1, .fixed(2)))
  }
}

extension ListLayoutContent {
  /// The box around all parts of a section that have an area.
  fileprivate func contentsFrame(ofSection index: Int) -> CGRect {
    let section = sections[index]
    return CGRect.union(of: [section.header, section.footer].compactMap { $0 } + section.items)
  }
}
