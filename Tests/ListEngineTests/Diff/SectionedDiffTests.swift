import HeadlessUIKit
import ListEngine
import Testing

/// Reads `1[a b:1] 2[c]`: sections with their rows.
func sections(_ diagram: String) -> [Section] {
  diagram.split(separator: "]").map { part in
    let halves = part.split(separator: "[", omittingEmptySubsequences: false)
    let id = halves[0].trimmingCharacters(in: .whitespaces)
    return Section(id) { section in
      for word in halves[1].split(separator: " ") {
        let parts = word.split(separator: ":")
        section += TestRow(
          id: String(parts[0]),
          value: parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        )
      }
    }
  }
}

@Suite struct SectionedDiffTests {
  struct Vector: CustomTestStringConvertible, Sendable {
    var id: String
    var old: String
    var new: String
    var sectionChanges: Int
    var itemChanges: Int
    var testDescription: String { "\(id): \(old) → \(new)" }
  }

  @Test(
    "Sections and items are counted as the specification says",
    arguments: [
      Vector(id: "C1", old: "0[0 1]", new: "0[0 1] 1[2]", sectionChanges: 1, itemChanges: 0),
      Vector(id: "C2", old: "0[0 1]", new: "0[0 1 2 3]", sectionChanges: 0, itemChanges: 2),
      Vector(id: "C4", old: "0[0 1 2]", new: "0[2 0 1]", sectionChanges: 0, itemChanges: 1),
      Vector(
        id: "C5",
        old: "1[a b] 2[c d]",
        new: "1[b] 2[c a d]",
        sectionChanges: 0,
        itemChanges: 2
      ),
      Vector(
        id: "C6",
        old: "1[a] 2[b] 3[c]",
        new: "1[a] 4[d] 3[c]",
        sectionChanges: 2,
        itemChanges: 0
      ),
      Vector(
        id: "C8",
        old: "1[a b] 2[c]",
        new: "0[z] 1[a:1 b] 2[c]",
        sectionChanges: 1,
        itemChanges: 1
      ),
      Vector(
        id: "C9",
        old: "1[a a] 2[a]",
        new: "1[a] 2[a a]",
        sectionChanges: 0,
        itemChanges: 2
      ),
      Vector(id: "C11", old: "1[a] 2[b]", new: "1[a] 2[b]", sectionChanges: 0, itemChanges: 0),
    ]
  )
  func counts(_ vector: Vector) {
    let diff = SectionedDiff(old: sections(vector.old), new: sections(vector.new))
    #expect(diff.sectionChangeCount == vector.sectionChanges)
    #expect(diff.itemChangeCount == vector.itemChanges)
    #expect(diff.isEmpty == (vector.sectionChanges + vector.itemChanges == 0))
  }

  @Test("Item changes carry the positions of their sections before and after")
  func positions() throws {
    let diff = SectionedDiff(
      old: sections("1[a b] 2[c]"),
      new: sections("0[z] 1[a:1 b] 2[c]")
    )
    #expect(diff.sections.added == [0])
    let first = try #require(diff.items.first)
    #expect(first.section == ArrayDiff.Pair(old: 0, new: 1))
    #expect(first.items.updated == [ArrayDiff.Pair(old: 0, new: 0)])
  }

  @Test("A section that moved is compared with itself")
  func movedSection() throws {
    let diff = SectionedDiff(
      old: sections("1[a] 2[b] 3[c]"),
      new: sections("3[c x] 1[a] 2[b]")
    )
    #expect(diff.sections.moved == [ArrayDiff.Pair(old: 2, new: 0)])
    #expect(diff.items.map(\.section.new) == [0, 1, 2])
    #expect(diff.items.first?.items.added == [1])
  }

  @Test("Items that went to another section are known by both places (C5, C9)")
  func crossings() {
    func places(_ old: String, _ new: String) -> [[Int]] {
      SectionedDiff(old: sections(old), new: sections(new)).crossings.map {
        [$0.old.section, $0.old.item, $0.new.section, $0.new.item]
      }
    }
    #expect(places("1[a b] 2[c d]", "1[b] 2[c a d]") == [[0, 0, 1, 1]])
    #expect(places("1[a a] 2[a]", "1[a] 2[a a]") == [[0, 1, 1, 1]])
    #expect(places("1[a b]", "2[b a]") == [[0, 1, 0, 0], [0, 0, 0, 1]])
    #expect(places("1[a] 2[b c]", "2[b c a]") == [[0, 0, 0, 2]])
    #expect(places("1[a b c]", "1[c x]") == [])
    #expect(places("1[a] 2[b]", "1[x] 2[y]") == [])
  }

  @Test("Items in the same array are not compared")
  func sameStorage() {
    let section = Section("s") { section in
      section += (0..<3).map { TestRow(id: String($0)) }
    }
    let diff = SectionedDiff(old: [section], new: [section])
    let items = diff.items.first?.items
    #expect(items?.unchangedCount == 3)
    #expect(items?.work.comparisons == 0)
    #expect(items?.changeCount == 0)
  }
}
