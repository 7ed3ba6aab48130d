import HeadlessUIKit
import ListEngine
import TestSupport
import Testing

@Suite struct ContentChangesTests {
  @Test(
    "An item that moves is inserted at its new position after it was removed",
    arguments: [
      ("0.0", "0.0", "1[a b c] 2[d]"), ("0.0", "0.2", "1[b c a] 2[d]"),
      ("0.2", "0.0", "1[c a b] 2[d]"), ("0.1", "1.0", "1[a c] 2[b d]"),
      ("0.1", "1.1", "1[a c] 2[d b]"), ("1.0", "0.3", "1[a b c d] 2[]"),
    ]
  )
  func move(from: String, to: String, expected: String) {
    var content = Content(sections: sections("1[a b c] 2[d]"))
    content.moveItem(from: Self.path(from), to: Self.path(to))
    #expect(Self.ids(content) == Self.ids(Content(sections: sections(expected))))
  }

  @Test("Items are inserted and removed, at the ends of a section too")
  func insertAndRemove() {
    var content = Content(sections: sections("1[a] 2[]"))
    content.insert(item: Item(TestRow(id: "x")), at: IndexPath(item: 0, section: 1))
    content.insert(item: Item(TestRow(id: "y")), at: IndexPath(item: 1, section: 0))
    let removed = content.remove(at: IndexPath(item: 0, section: 0))
    #expect(removed.anyIdentifier == TestRow.identifier(with: "a"))
    #expect(Self.ids(content) == [["y"], ["x"]])
  }

  private static func path(_ text: String) -> IndexPath {
    let numbers = text.split(separator: ".").compactMap { Int($0) }
    return IndexPath(item: numbers[1], section: numbers[0])
  }

  private static func ids(_ content: Content) -> [[AnyHashable]] {
    content.sections.map { $0.items.map(\.anyIdentifier.anyValue) }
  }
}
