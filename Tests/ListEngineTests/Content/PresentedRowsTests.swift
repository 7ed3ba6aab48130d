import Foundation
import TestSupport
import Testing
import Workloads

@testable import ListEngine

/// The parts of sections that a list presents: rows stay as the app gave them, and their storages are made when
/// they are needed.
@Suite struct PresentedRowsTests {
  /// A section of rows with few identifiers, and a part of it.
  private struct Part {
    let whole: SectionItems
    let range: Range<Int>
    let presented: SectionItems
    /// The same part, built at once.
    let built: SectionItems

    init(_ form: RowForm, using generator: inout SplitMix64) {
      let rows = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        TestRow(
          id: "r\(Int.random(in: 0..<30, using: &generator))",
          height: CGFloat(Int.random(in: 1...2, using: &generator))
        )
      }
      self.init(form.section(rows).storage, using: &generator)
    }

    init(_ whole: SectionItems, using generator: inout SplitMix64) {
      let ends = (0..<2).map { _ in Int.random(in: 0...whole.count, using: &generator) }.sorted()
      self.whole = whole
      range = ends[0]..<ends[1]
      presented = whole.presented(range)
      built = SectionItems(range.map { whole.item(at: $0).anyStorage })
    }

    var sections: (presented: Section, built: Section) {
      var (one, other) = (Section("s"), Section("s"))
      (one.storage, other.storage) = (presented, built)
      return (one, other)
    }
  }

  @Test("A part has the items, identifiers and sizes of its rows", arguments: Seeds.all.prefix(16))
  func queries(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for form in RowForm.allCases {
      let part = Part(form, using: &generator)
      let (one, other) = (part.presented, part.built)
      #expect(one.count == other.count)
      #expect(one.items.map(\.anyIdentifier) == other.items.map(\.anyIdentifier), "\(form)")
      #expect(one.all.map(\.identifier) == other.all.map(\.identifier))
      #expect(one.identifierHashes == other.identifierHashes)
      for number in 0..<30 {
        let identifier = TestRow.identifier(with: "r\(number)")
        #expect(one.firstIndex(of: identifier) == other.firstIndex(of: identifier), "\(form)")
      }
      for position in 0..<one.count {
        #expect(one.identifier(at: position) == other.identifier(at: position))
        #expect(one[position].isEquivalent(to: other[position]))
        #expect(one[position] === one[position], "made once")
      }
      #expect(sizings(one) == sizings(other), "\(form)")
    }
  }

  private func sizings(_ items: SectionItems) -> [Sizing] {
    var sizings: [Sizing] = []
    items.visitOptions { sizing, _, count in
      sizings += Array(repeating: sizing, count: count)
    }
    return sizings
  }

  @Test("Parts of different arrays differ as built ones do", arguments: Seeds.all.prefix(16))
  func differences(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for form in RowForm.allCases {
      let (old, new) = (Part(form, using: &generator), Part(form, using: &generator))
      #expect(
        difference(old.sections.presented, new.sections.presented)
          == difference(old.sections.built, new.sections.built),
        "\(form)"
      )
    }
  }

  @Test("Parts of one array keep what both have", arguments: Seeds.all.prefix(16))
  func partsOfOne(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let rows = (0..<40).map { TestRow(id: "r\($0)") }
    for form in [RowForm.items, .contents, .singleItems] {
      let whole = form.section(rows).storage
      let (old, new) = (Part(whole, using: &generator), Part(whole, using: &generator))
      #expect(
        difference(old.sections.presented, new.sections.presented)
          == difference(old.sections.built, new.sections.built),
        "\(form) \(old.range) \(new.range)"
      )
    }
  }

  private func difference(_ old: Section, _ new: Section) -> String {
    // Not the number of comparisons, which differs where rows are known to be the same.
    let diff = SectionedDiff(old: [old], new: [new]).items[0].items
    return
      "\(diff.added) \(diff.removed) \(diff.moved) \(diff.updated) \(diff.unchanged) \(diff.detailChanges)"
  }

  @Test("A part to which rows are added is a section of its own", arguments: RowForm.allCases)
  func appending(form: RowForm) {
    let whole = form.section((0..<10).map { TestRow(id: "r\($0)") })
    var part = whole
    part.storage = whole.storage.presented(2..<5)
    part += TestRow(id: "a")
    part += [TestRow(id: "b")]
    part += [Item(TestRow(id: "c"))]
    #expect(
      part.items.map(\.anyIdentifier)
        == ["r2", "r3", "r4", "a", "b", "c"].map { TestRow.identifier(with: $0) }
    )
    #expect(whole.count == 10)
  }

  @Test("Storages are kept while their rows are near what is presented")
  func keeping() {
    var kept = KeptStorages()
    func storage(_ number: Int) -> AnyItemStorage { Item(TestRow(id: "r\(number)")).anyStorage }
    #expect(kept.isEmpty)
    kept[3] = storage(3)
    #expect(kept.isEmpty && kept[3] == nil, "outside of the range")
    kept.keep(100..<200, reach: 50, of: 1_000)
    for number in [99, 100, 199, 200] { kept[number] = storage(number) }
    #expect(kept[99] == nil && kept[100] != nil && kept[199] != nil && kept[200] == nil)
    kept.keep(120..<220, reach: 50, of: 1_000)
    #expect(kept[100] != nil, "near the range")
    for number in [69, 70, 269, 270] { kept[number] = storage(number) }
    #expect(kept[69] == nil && kept[70] != nil && kept[269] != nil && kept[270] == nil)
    kept.keep(130..<250, reach: 50, of: 1_000)
    #expect(kept[70] != nil, "the range is kept as it is")
    kept.keep(230..<330, reach: 50, of: 1_000)
    #expect(kept[70] == nil && kept[100] == nil && kept[199] != nil && kept[269] != nil)
    kept.keep(900..<1_000, reach: 50, of: 1_000)
    #expect(kept[199] == nil && kept[249] == nil)
    kept.keep(0..<1_000, reach: 50, of: 1_000)
    for number in [0, 140, 700] { kept[number] = storage(number) }
    kept.keep(0..<900, reach: 50, of: 1_000)
    #expect(kept[700] != nil, "little would be forgotten")
    kept.keep(0..<100, reach: 50, of: 1_000)
    #expect(kept[0] != nil && kept[140] != nil && kept[700] == nil, "a short part of many rows")
  }
}
