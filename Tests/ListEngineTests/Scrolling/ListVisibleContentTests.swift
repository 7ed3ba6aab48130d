import HeadlessUIKit
import ListSchema
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct ListVisibleContentTests {
  private typealias Part = ListSchema.ContentPart

  // The vectors also list an absent container header at the start of the content; here absent
  // elements have no position.
  @Test(
    "What is visible at an offset",
    arguments: [
      ("V1", 0, [.listHeader, .sectionHeader, .item]),
      ("V2", 50, [.sectionHeader, .item]),
      ("V3", 100, [.item, .item]),
      ("V5", 250, [.item, .sectionFooter, .listFooter]),
      ("pulled beyond the end", 300, [.sectionFooter, .listFooter, .overscrollFooter]),
    ] as [(String, CGFloat, [ListSchema.ContentPart])]
  )
  func vectors(id: String, offset: CGFloat, parts: [ListSchema.ContentPart]) {
    let list = shownList(100, 150) { list in
      list.layout = .table { $0.stickySectionHeaders = false }
      list.header = title(50)
      list.footer = title(50)
      list.overscrollFooter = title(50)
      list("s") { section in
        section.header = title(50)
        for _ in 0..<2 {
          section += Item(TestRow(id: ""), sizing: .fixed(width: 100, height: 100))
        }
        section.footer = title(50)
      }
    }
    list.scrollView.contentOffset.y = offset
    #expect(list.display.visible.elements.map(\.placed.place.part) == parts)
  }
}
