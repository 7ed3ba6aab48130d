import HeadlessUIKit
import ListEngine
import Testing

@Suite struct SectionTests {
  @Test("Rows are added one by one and in arrays, as items, contents or type-erased items")
  func operators() {
    let erased: any AnyItem = Item(TestRow(id: "3"))
    let section = Section("s") { section in
      section += TestRow(id: "1")
      section += Item(TestRow(id: "2"))
      section += erased
      section += [TestRow(id: "4"), TestRow(id: "5")]
      section += [Item(TestRow(id: "6"))]
      section += [erased]
      section.add(TestRow(id: "8"))
      section.add {
        TestRow(id: "9")
        [TestRow(id: "10")]
        Item(TestRow(id: "11"))
      }
    }
    let ids = section.filtered(to: TestRow.self).map(\.id)
    #expect(ids == ["1", "2", "3", "4", "5", "6", "3", "8", "9", "10", "11"])
    section.filtered(to: TestRow.self) { #expect($0.map(\.id) == ids) }
    #expect(section.filtered(to: TestTitle.self).isEmpty)
    #expect(section.count == 11)
  }

  @Test("A section is created with all its parts, by a closure, or from a list of rows")
  func initialisers() {
    let parts = Section(
      1,
      layouts: .table { $0.isHeaderSticky = true },
      header: TestTitle(text: "h"),
      items: [TestRow(id: "a")]
    ) {
      $0.footer = TestTitle(text: "f")
    }
    let listed = Section("b") {
      TestRow(id: "a")
    } header: {
      TestTitle(text: "h")
    } footer: {
      TestTitle(text: "f")
    }
    for section in [parts, listed] {
      #expect(section.count == 1)
      #expect(section.header != nil)
      #expect(section.footer != nil)
    }
    #expect(parts.layouts.table.isHeaderSticky == true)
    #expect(parts.identifier == Section.identifier(with: 1))
    #expect(parts.identifier != Section.identifier(with: "1"))
  }
}
