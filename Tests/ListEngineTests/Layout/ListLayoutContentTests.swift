import HeadlessUIKit
import Testing

@testable import ListEngine

/// The objects that custom layouts place: the vectors of group L.
@Suite(.underAllPolicies) struct ListLayoutContentTests {
  private func content(
    _ configure: (inout ListProperties) -> Void
  ) -> (list: ListView, content: ListLayoutContent) {
    let list = shownList(100, 100, configure)
    let pass = ListLayoutContent.MeasuringPass(Measurer(services: list.services))
    return (list, ListLayoutContent(list.presentation, pass))
  }

  private func identifiers(_ items: [ListLayoutContentItem]) -> [ObjectIdentifier] {
    items.map { ObjectIdentifier($0) }
  }

  @Test("Without header and footer, all is the content of the sections (L1)")
  func withoutHeaders() {
    let content = content { $0("s") { $0 += rows([1, 2]) } }.content
    #expect(identifiers(content.all) == identifiers(content.sections[0].items))
    #expect(!content.header.isPopulated)
    let room = CGSize(width: 10, height: 10)
    #expect(
      content.header.measurer(.init(sizeConstraint: room, direction: .vertical)) == .zero
    )
  }

  @Test("Container header and overscroll footer are not part of all (L2)")
  func withHeaders() {
    let content = content { list in
      (list.containerHeader, list.header) = (title(1), title(1))
      (list.footer, list.overscrollFooter) = (title(1), title(1))
      list("s") { $0 += rows([1, 2]) }
    }.content
    let expected: [ListLayoutContentItem] =
      [content.header] + content.sections[0].all + [content.footer]
    #expect(identifiers(content.all) == identifiers(expected))
    #expect(content.containerHeader.isPopulated && content.overscrollFooter.isPopulated)
  }

  @Test("A section's header and footer are around its items (L3)")
  func section() {
    let content = content { list in
      list("s") { section in
        (section.header, section.footer) = (title(1), title(1))
        section += rows([1, 2])
      }
      list("t") { $0 += rows([1]) }
    }.content
    let (first, second) = (content.sections[0], content.sections[1])
    let expected: [ListLayoutContentItem] = [first.header] + first.items + [first.footer]
    #expect(identifiers(first.all) == identifiers(expected))
    #expect(identifiers(second.all) == identifiers(second.items))
  }

  @Test("The union of nothing is zero (L5)")
  func union() {
    #expect(CGRect.union(of: []) == .zero)
  }

  @Test("A drag moves items only in the layout (L7, L8)")
  func move() {
    let (list, content) = content { list in
      list("a") { $0 += rows([1, 2, 3]) }
      list("b") { $0 += rows([4, 5, 6]) }
    }
    func counts() -> [Int] { content.sections.map(\.items.count) }
    let moved = content.sections[0].items[2]
    let path = IndexPath(item: 2, section: 0)
    content.move(from: [path], to: [path])
    #expect(counts() == [3, 3])
    content.move(from: [path], to: [IndexPath(item: 3, section: 1)])
    #expect(counts() == [2, 4])
    #expect(moved.indexPath == IndexPath(item: 3, section: 1))
    #expect(content.sections[1].items[3] === moved)
    #expect(list.presentation.sections.map(\.items.count) == [3, 3])
  }

  @Test("The maximum value is at least 0")
  func maxValue() {
    let content = content { $0("s") { $0 += rows([1, 2]) } }.content
    content.sections[0].items[0].x = -5
    content.sections[0].items[1].x = -3
    #expect(content.maxValue(for: \.x) == 0)
    content.sections[0].items[1].y = 7
    #expect(content.maxValue(for: \.y) == 7)
  }

  @Test("A rectangle without an area has no visible part (L10, L11, L13)")
  func percentageVisible() {
    let container = rect(0, 0, 100, 100)
    #expect(rect(200, 200, 10, 10).percentageVisible(in: container) == 0)
    #expect(rect(50, 0, 100, 100).percentageVisible(in: container) == 0.5)
    #expect(CGRect.zero.percentageVisible(in: container) == 0)
  }

  @Test("A size is empty when one side is 0 (L14)")
  func emptySizes() {
    #expect(CGSize(width: 0, height: 0).isEmpty)
    #expect(CGSize(width: 1, height: 0).isEmpty)
    #expect(CGSize(width: 0, height: 1).isEmpty)
    #expect(!CGSize(width: 1, height: 1).isEmpty)
  }
}
