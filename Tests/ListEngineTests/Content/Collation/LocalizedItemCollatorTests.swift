import HeadlessUIKit
import ListEngine
import Testing

@Suite struct LocalizedItemCollatorTests {
  private func collate(_ names: [String], language: String = "en") -> [String] {
    let sections = LocalizedItemCollator.sections(
      collation: UILocalizedIndexedCollation(locale: Locale(identifier: language)),
      with: names.map { Item(Person(name: $0)) }
    ) { collated, section in
      section.header = TestTitle(text: collated.title)
    }
    return sections.map { section in
      let title = (section.header as? TestTitle)?.text ?? "?"
      return "\(title): " + section.filtered(to: Person.self).map(\.name).joined(separator: " ")
    }
  }

  @Test("Every letter that has rows gets a section, in order, and the rest comes last")
  func sections() {
    #expect(
      collate(["zoe", "Émile", "eve", "7", "", "Adam", "Ähre", "строка"]) == [
        "A: Adam Ähre", "E: Émile eve", "Z: zoe", "#:  7 строка",
      ]
    )
    #expect(collate([]) == [])
    #expect(collate(["яблоко", "apple"], language: "ru") == ["Я: яблоко", "A: apple"])
  }

  @Test("Sections are known by their letters, and rows keep what they are")
  func identity() {
    let items = [Item(Person(name: "Ann"), sizing: .fixed(height: 5))]
    let sections = LocalizedItemCollator.sections(with: items)
    #expect(sections.map(\.identifier) == [Section.identifier(with: "A")])
    #expect(sections.first?.items.first?.sizing == .fixed(height: 5))
  }
}

/// A person in an address book.
private struct Person: LocalizedCollatableItemContent, Equatable {
  var name: String

  var identifierValue: String { name }
  var collationString: String { name }

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.text = name
  }
}
