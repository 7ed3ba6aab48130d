import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct ScrollToSectionTests {
  private func scroll(
    _ list: ListView,
    to section: Int,
    _ part: SectionPosition,
    at position: ScrollPosition.Position,
    animated: Bool = false
  ) -> [Shown] {
    let log = InfoLog()
    let isThere = list.scrollToSection(
      with: Section.identifier(with: section),
      sectionPosition: part,
      scrollPosition: .init(position: position),
      animated: animated,
      completion: log.note
    )
    #expect(isThere)
    #expect(log.infos.isEmpty)
    list.runLoop.runUntilIdle()
    return log.shown
  }

  @Test("Y13 A section's header is scrolled to", arguments: [false, true])
  func header(animated: Bool) {
    let list = scrollingList(sections: 5, rows: 100, headers: true)
    let rows = scroll(list, to: 3, .top, at: .centered, animated: animated)
    let expected = shown(96...100, section: 2, [95: 0.5])
      .merging(shown(1...5, section: 3, [6: 0.5])) { first, _ in first }
    #expect(rows == [expected])
  }

  @Test("Without a header the first item is scrolled to, without a footer the last")
  func items() {
    let list = scrollingList(sections: 5, rows: 100)
    #expect(scroll(list, to: 3, .top, at: .top) == [shown(1...12, section: 3)])
    #expect(scroll(list, to: 3, .bottom, at: .bottom) == [shown(89...100, section: 3)])
  }

  @Test("The last item of a partly presented section is its last")
  func partOfASection() {
    let list = scrollingList(rows: 1_000)
    #expect(scroll(list, to: 1, .bottom, at: .bottom) == [shown(989...1_000)])
  }

  @Test("The footer of a partly presented section is below all its items")
  func footerOfAPart() {
    let list = shownScrollingSection { section in
      section += numbered(1...1_000)
      section.footer = title(50)
    }
    #expect(scroll(list, to: 1, .bottom, at: .bottom) == [shown(990...1_000)])
  }

  @Test("An item is placed below its section's sticky header (Q21)", arguments: [false, true])
  func stickyHeader(isSticky: Bool) {
    let list = scrollingList(sections: 2, rows: 100, headers: true) {
      $0.layout = .table { $0.stickySectionHeaders = isSticky }
    }
    list.scrollTo(item: row(20, section: 2), position: .init(position: .top))
    // Above it: two headers, 100 rows and 19 rows.
    #expect(list.scrollView.contentOffset.y == (isSticky ? 6_000 : 6_050))
  }

  @Test("A footer is placed below the sticky header")
  func footerBelowHeader() {
    let list = shownScrollingSection { section in
      section.header = title(50)
      section += numbered(1...50)
      section.footer = title(70)
    } then: {
      $0 += Section(2) { $0 += numbered(1...50, section: 2) }
    }
    list.scrollToSection(
      with: Section.identifier(with: 1),
      sectionPosition: .bottom,
      scrollPosition: .init(position: .top)
    )
    #expect(list.scrollView.contentOffset.y == 2_500)
  }

  @Test("A section with only headers and footers is scrolled to, even if no item is presented")
  func withoutItems() {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    list.configure { properties in
      for number in 1...50 { properties += Section(number) { $0.header = title(100) } }
    }
    list.scrollToSection(
      with: Section.identifier(with: 30),
      scrollPosition: .init(position: .top)
    )
    #expect(list.scrollView.contentOffset.y == 2_900)
  }

  @Test("A section without any content is found, and not scrolled to")
  func empty() {
    let list = scrollingList(sections: 2) { $0 += Section("empty") }
    let log = InfoLog()
    let isThere = list.scrollToSection(
      with: Section.identifier(with: "empty"),
      scrollPosition: .init(position: .top),
      completion: log.note
    )
    #expect(isThere)
    list.runLoop.turn()
    #expect(log.infos.count == 1)
    #expect(list.scrollView.contentOffset == .zero)
  }

  @Test("A missing section is not scrolled to, and the completion is called")
  func missing() {
    let list = scrollingList()
    let log = InfoLog()
    let isThere = list.scrollToSection(
      with: Section.identifier(with: 7),
      scrollPosition: .init(position: .top),
      completion: log.note
    )
    #expect(!isThere)
    list.runLoop.turn()
    #expect(log.infos.count == 1)
  }

  private func shownScrollingSection(
    _ configure: @escaping (inout Section) -> Void,
    then more: (inout ListProperties) -> Void = { _ in }
  ) -> ListView {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    list.configure { properties in
      properties += Section(1, configure: configure)
      more(&properties)
    }
    return list
  }
}
