import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import Workloads

@testable import ListEngine

/// The forms in which an app can give a section its rows.
enum RowForm: CaseIterable, Sendable {
  case items, singleItems, contents, contentsAndItems, lazy, builder, edited, storages

  func section(_ rows: [TestRow]) -> Section {
    Section("s") { section in
      switch self {
      case .items: section += rows.map { Item($0) }
      case .singleItems: for row in rows { section += Item(row) }
      case .contents: section += rows
      case .contentsAndItems:
        section += Array(rows.prefix(3))
        for row in rows.dropFirst(3) { section += row }
      case .lazy: section.setLazyItems(rows, id: \.identifierValue) { Item($0) }
      case .builder: section.add { for row in rows { row } }
      case .edited: section.items = rows.map { Item($0) }
      case .storages: section += rows.map { $0 as any AnyItemConvertible }.map { $0.toAnyItem() }
      }
    }
  }
}

@Suite struct RowFormTests {
  @Test("All forms of rows have the same difference", arguments: Seeds.all.prefix(12))
  func differences(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    func rows() -> [TestRow] {
      (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        TestRow(
          id: "r\(Int.random(in: 0..<30, using: &generator))",
          height: CGFloat(Int.random(in: 1...2, using: &generator))
        )
      }
    }
    let (old, new) = (rows(), rows())
    let expected = signature(.storages, old, .storages, new)
    for form in RowForm.allCases {
      #expect(signature(form, old, form, new) == expected, "\(form)")
      #expect(signature(form, old, .contents, new) == expected, "\(form) and then contents")
    }
  }

  private func signature(
    _ form: RowForm,
    _ old: [TestRow],
    _ other: RowForm,
    _ new: [TestRow]
  ) -> String {
    let diff = SectionedDiff(old: [form.section(old)], new: [other.section(new)]).items[0].items
    return "\(diff)"
  }

  @Test(
    "All forms of rows have the same items, identifiers and places",
    arguments: RowForm.allCases
  )
  func queries(form: RowForm) {
    let rows = (0..<50).map { TestRow(id: "r\($0 % 40)") }
    let content = Content { $0 += form.section(rows) }
    #expect(content.itemCount == 50)
    #expect(content.sections[0].items.map(\.anyIdentifier) == rows.map(\.identifier))
    #expect(content.lastItem?.anyIdentifier == TestRow.identifier(with: "r9"))
    // The third search uses a table.
    for _ in 0..<3 {
      #expect(
        content.firstIndexPathForItem(with: TestRow.identifier(with: "r7"))
          == IndexPath(item: 7, section: 0)
      )
      #expect(content.firstIndexPathForItem(with: TestRow.identifier(with: "none")) == nil)
      let other = Identifier<String, String>("r7")
      #expect(content.firstIndexPathForItem(with: other) == nil)
    }
  }

  @Test(
    "Sections are values: adding to a copy does not change the original",
    arguments: RowForm.allCases
  )
  func copies(form: RowForm) {
    let original = form.section([TestRow(id: "a"), TestRow(id: "b")])
    var copy = original
    copy += TestRow(id: "c")
    copy += [TestRow(id: "d")]
    copy += [Item(TestRow(id: "e"))]
    copy += OtherRow()
    #expect(original.count == 2)
    #expect(copy.items.count == 6)
    #expect(copy.items[4].anyIdentifier == TestRow.identifier(with: "e"))
  }

  @Test("Rows that were found are found again after others were added")
  func searching() {
    var section = RowForm.items.section((0..<40).map { TestRow(id: "r\($0)") })
    for number in 40..<45 {
      for _ in 0..<2 {
        #expect(section.storage.firstIndex(of: TestRow.identifier(with: "r5")) == 5)
      }
      section += TestRow(id: "r\(number)")
      let identifier = TestRow.identifier(with: "r\(number)")
      for _ in 0..<2 { #expect(section.storage.firstIndex(of: identifier) == number) }
    }
  }

  @Test("Other content leaves an item its identifier")
  func identity() {
    var item = Item(TestRow(id: "a"))
    item.content = TestRow(id: "b", height: 7)
    #expect(item.content.height == 7)
    #expect(item.identifier == TestRow.identifier(with: "a"))
    #expect(item.anyStorage.identifier == item.identifier)
    let old = Section("s") { $0 += [Item(TestRow(id: "a"))] }
    let new = Section("s") { $0 += [item] }
    #expect(SectionedDiff(old: [old], new: [new]).items[0].items.updated.count == 1)
    #expect(new.storage.firstIndex(of: TestRow.identifier(with: "a")) == 0)
    #expect(new.storage.firstIndex(of: TestRow.identifier(with: "b")) == nil)
  }

  @Test(
    "Texts that are equal have equal hashes, in whatever characters",
    arguments: [
      ("\u{212A}", "K"), ("\u{37E}", ";"), ("\u{1FEF}", "`"),
      ("a\u{212A}\u{37E}12345678", "aK;12345678"),
      ("é", "e\u{301}"), ("caf\u{E9} au lait 12345", "cafe\u{301} au lait 12345"), ("", ""),
      ("\u{212B}", "\u{C5}"), ("\u{212A}é", "Ke\u{301}"),
    ]
  )
  func hashes(left: String, right: String) {
    #expect(left == right)
    #expect(IdentifierHash.hash(left, 7) == IdentifierHash.hash(right, 7))
  }

  @Test("Texts that differ in any place have different hashes")
  func differentHashes() {
    var texts: Set<String> = [""]
    for length in 1...40 {
      let text = [Character](repeating: "a", count: length)
      texts.insert(String(text))
      for place in 0..<length {
        var other = text
        other[place] = "b"
        texts.insert(String(other))
      }
    }
    #expect(Set(texts.map { IdentifierHash.hash($0, 7) }).count == texts.count)
    #expect(Set((-500..<500).map { IdentifierHash.hash($0, 7) }).count == 1_000)
  }
}

private struct OtherRow: ItemContent, Equatable {
  var identifierValue: Int { 1 }
  static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {}
}
