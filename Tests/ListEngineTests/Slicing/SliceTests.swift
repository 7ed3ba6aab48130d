import HeadlessUIKit
import ListEngine
import Testing

@Suite struct SliceTests {
  struct Vector: CustomTestStringConvertible, Sendable {
    var id: String
    var counts: [Int]
    var section = 0
    var item = 0
    var extra = 250
    var kept: [Int]
    var isWhole: Bool
    var testDescription: String { id }
  }

  @Test(
    "A slice contains the specified elements",
    arguments: [
      Vector(id: "D1", counts: [1000], kept: [250], isWhole: false),
      Vector(id: "D2", counts: [1000], item: 100, kept: [350], isWhole: false),
      Vector(
        id: "D3",
        counts: Array(repeating: 20, count: 50),
        kept: Array(repeating: 20, count: 12) + [10],
        isWhole: false
      ),
      Vector(
        id: "D5",
        counts: [100, 100, 100],
        section: 2,
        item: 10,
        kept: [100, 100, 100],
        isWhole: true
      ),
      // Fixed: a slice that claimed to be complete did not contain the empty second section.
      Vector(id: "D6, fixed", counts: [250, 0], kept: [250, 0], isWhole: true),
      Vector(id: "D8", counts: [0, 300], kept: [0, 250], isWhole: false),
      Vector(id: "D9", counts: [100], extra: 50, kept: [50], isWhole: false),
      Vector(
        id: "D11",
        counts: [10, 10, 500],
        section: 2,
        item: 499,
        kept: [10, 10, 500],
        isWhole: true
      ),
      Vector(id: "D12", counts: [], kept: [], isWhole: true),
      Vector(
        id: "a full slice drops the next section",
        counts: [250, 5],
        kept: [250],
        isWhole: false
      ),
    ]
  )
  func slice(_ vector: Vector) {
    let content = Content { content in
      for (section, count) in vector.counts.enumerated() {
        content(section) { $0 += (0..<count).map { TestRow(id: "\($0)") } }
      }
    }
    let slice = content.slice(
      upTo: IndexPath(item: vector.item, section: vector.section),
      plus: vector.extra
    )
    #expect(slice.content.sections.map(\.count) == vector.kept)
    #expect(slice.containsAllItems == vector.isWhole)
  }

  @Test("Headers, footers and the identifier of the list are always kept")
  func listParts() {
    let content = Content(
      identifier: "list",
      header: TestTitle(text: "h"),
      footer: TestTitle(text: "f"),
      sections: sections("1[a b c]")
    )
    let slice = content.slice(upTo: IndexPath(item: 0, section: 0), plus: 1)
    #expect(slice.content.identifier == AnyHashable("list"))
    #expect(slice.content.header != nil)
    #expect(slice.content.footer != nil)
    #expect(slice.content.itemCount == 1)
  }
}
