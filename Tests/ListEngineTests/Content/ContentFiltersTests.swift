import HeadlessUIKit
import ListEngine
import Testing

@Suite struct ContentFiltersTests {
  private static var title: TestTitle { TestTitle(text: "t") }

  /// Every slot filled, except those named.
  private static func populated(
    header: Bool = true,
    footer: Bool = true,
    overscroll: Bool = true,
    sections: Bool = true
  ) -> Content {
    Content { content in
      content.containerHeader = title
      if header { content.header = title }
      if footer { content.footer = title }
      if overscroll { content.overscrollFooter = title }
      guard sections else { return }
      content("s") { section in
        section.header = title
        section.footer = title
        section += (0..<3).map { TestRow(id: "\($0)") }
      }
    }
  }

  /// E, nH, nF, nO, nS, P in the notation of the specification.
  private static var contents: [Content] {
    [
      Content(), populated(header: false), populated(footer: false),
      populated(overscroll: false), populated(sections: false), populated(),
    ]
  }

  @Test(
    "A list knows its kinds of content (W1, W2, W4)",
    arguments: [
      (ContentFilters.listHeader, [false, false, true, true, true, true]),
      (.listFooter, [false, true, false, true, true, true]),
      (.overscrollFooter, [false, true, true, false, true, true]),
      (.items, [false, true, true, true, false, true]),
      (.sectionHeaders, [false, true, true, true, false, true]),
    ]
  )
  func list(filter: ContentFilters, expected: [Bool]) {
    #expect(Self.contents.map { $0.contains(any: [filter]) } == expected)
  }

  @Test("A section knows its kinds of content, and none of the list's (W5, W6, W8)")
  func section() {
    let sections = [
      Section("empty") { _ in },
      Section("no header") { section in
        section.footer = Self.title
        section += TestRow(id: "a")
      },
      Section("no footer") { section in
        section.header = Self.title
        section += TestRow(id: "a")
      },
      Section("all") { section in
        section.header = Self.title
        section.footer = Self.title
        section += TestRow(id: "a")
      },
    ]
    func contain(_ filters: Set<ContentFilters>) -> [Bool] {
      sections.map { $0.contains(any: filters) }
    }
    #expect(contain([]) == [false, false, false, false])
    #expect(contain([.sectionHeaders]) == [false, false, true, true])
    #expect(contain([.items]) == [false, true, true, true])
    #expect(contain(.sectionsOnly) == [false, true, true, true])
    #expect(contain([.listHeader, .overscrollFooter]) == [false, false, false, false])
  }

  @Test("Items and sections are found by identifier, the first of equal ones first")
  func queries() {
    let content = Content(sections: sections("1[a b] 2[] 3[b c] 4[]"))
    #expect(
      content.firstIndexPathForItem(with: TestRow.identifier(with: "b"))
        == IndexPath(item: 1, section: 0)
    )
    #expect(content.firstIndexPathForItem(with: TestRow.identifier(with: "x")) == nil)
    #expect(content.firstIndexForSection(with: Section.identifier(with: "3")) == 2)
    #expect(content.firstIndexForSection(with: Section.identifier(with: "9")) == nil)
    #expect(content.sections[2].filtered(to: TestRow.self).map(\.id) == ["b", "c"])
  }

  @Test("The last path is that of the last item (Q1, fixed)")
  func lastIndexPath() {
    #expect(
      Content(sections: sections("1[a b] 3[b c] 4[]")).lastIndexPath()
        == IndexPath(item: 1, section: 1)
    )
    #expect(Content(sections: sections("1[]")).lastIndexPath() == nil)
  }

  @Test("The overscroll footer shows only when the list is pulled beyond its end")
  func overscrollFooter() {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 150))
    func show(rows: Int) {
      list.configure { list in
        list.overscrollFooter = HeaderFooter(TestTitle(text: "of"), sizing: .fixed(height: 50))
        list("s") { section in
          for row in 0..<rows {
            section += Item(TestRow(id: "\(row)"), sizing: .fixed(height: 100))
          }
        }
      }
    }
    func views(at offset: CGFloat) -> Int {
      list.scrollView.contentOffset.y = offset
      return list.scrollView.subviews.count - list.visibleItems.count
    }
    show(rows: 3)
    #expect(list.contentSize.height == 300)
    #expect(views(at: 150) == 0)
    #expect(views(at: 151) == 1)
    show(rows: 1)
    list.runLoop.runUntilIdle()
    #expect(views(at: 0) == 0)
    #expect(views(at: 1) == 1)
  }
}
