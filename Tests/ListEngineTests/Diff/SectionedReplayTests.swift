import HeadlessUIKit
import ListEngine
import TestSupport
import Testing
import Workloads

/// Sections as values that can be compared: an identifier, and rows with a value each.
private typealias Plain = [PlainSection]

private struct PlainSection: Hashable {
  var id: Int
  var rows: [DiagramElement]

  var section: Section {
    Section(id) { section in section += rows.map { TestRow(id: $0.id, value: $0.value) } }
  }
}

/// Random edits of sections and rows, all of them at once.
private struct Editor {
  var generator: SplitMix64
  /// The number of identifiers; few make many duplicates.
  let alphabet: Int

  mutating func row() -> DiagramElement {
    DiagramElement(id: String(number(alphabet)), value: number(2))
  }

  mutating func number(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &generator) }

  mutating func edit(_ content: Plain) -> Plain {
    var content = content
    for _ in 0...number(4) {
      guard !content.isEmpty, number(6) > 0 else {
        content.insert(newSection(), at: number(content.count + 1))
        continue
      }
      let index = number(content.count)
      switch number(9) {
      case 0: content.remove(at: index)
      case 1: content.insert(content.remove(at: index), at: number(content.count))
      case 2: moveRow(&content, from: index)
      default: editRows(&content[index].rows)
      }
    }
    return content
  }

  private mutating func newSection() -> PlainSection {
    PlainSection(id: number(5), rows: (0..<number(30)).map { _ in row() })
  }

  private mutating func editRows(_ rows: inout [DiagramElement]) {
    guard !rows.isEmpty, number(4) > 0 else {
      rows.insert(contentsOf: (0...number(20)).map { _ in row() }, at: number(rows.count + 1))
      return
    }
    let index = number(rows.count)
    switch number(6) {
    case 0: rows.remove(at: index)
    case 1: rows[index].value += 1
    case 2: rows.insert(rows.remove(at: index), at: number(rows.count))
    case 3: rows.removeSubrange(index..<index + number(rows.count - index))
    case 4: rows.shuffle(using: &generator)
    default: rows.insert(row(), at: index)
    }
  }

  private mutating func moveRow(_ content: inout Plain, from index: Int) {
    guard !content[index].rows.isEmpty else { return }
    let row = content[index].rows.remove(at: number(content[index].rows.count))
    let target = number(content.count)
    content[target].rows.insert(row, at: number(content[target].rows.count + 1))
  }
}

@Suite struct SectionedReplayTests {
  /// The old content after the difference, in simple steps.
  private func replay(_ diff: SectionedDiff, old: Plain, new: Plain) -> Plain {
    var sections = [PlainSection?](repeating: nil, count: new.count)
    for index in diff.sections.added { sections[index] = new[index] }
    for survivor in diff.items {
      let (before, after) = (old[survivor.section.old], new[survivor.section.new])
      let rows = DiffOracle.replay(survivor.items, old: before.rows, new: after.rows)
      sections[survivor.section.new] = PlainSection(id: before.id, rows: rows)
    }
    return sections.compactMap { $0 }
  }

  private func check(_ old: Plain, _ new: Plain, sourceLocation: SourceLocation = #_sourceLocation)
  {
    let diff = SectionedDiff(old: old.map(\.section), new: new.map(\.section))
    #expect(replay(diff, old: old, new: new) == new, sourceLocation: sourceLocation)
    let survivors = Set(diff.items.map(\.section.old))
    #expect(
      survivors.union(diff.sections.removed) == Set(old.indices),
      sourceLocation: sourceLocation
    )
    for survivor in diff.items {
      checkCompleteness(survivor.items, old: old[survivor.section.old].rows)
    }
    for crossing in diff.crossings {
      let before = old[crossing.old.section].rows[crossing.old.item]
      #expect(before.id == new[crossing.new.section].rows[crossing.new.item].id)
    }
  }

  /// Every old row is somewhere, once.
  private func checkCompleteness(_ diff: ArrayDiff, old: [DiagramElement]) {
    var seen = diff.removed + diff.moved.map(\.old) + diff.updated.map(\.old)
    for run in diff.unchanged { seen += run.old..<run.old + run.count }
    #expect(seen.sorted() == Array(old.indices))
  }

  @Test(
    "Old plus difference is new, for 10,000 random edits of sections and rows",
    arguments: [2, 10, 40, 1_000]
  )
  func randomEdits(alphabet: Int) {
    var editor = Editor(generator: SplitMix64(seed: UInt64(alphabet)), alphabet: alphabet)
    var content: Plain = []
    for _ in 0..<2_500 {
      let edited = editor.edit(content)
      check(content, edited)
      // Content that only grows would never return to the small cases.
      content = edited.reduce(0) { $0 + $1.rows.count } > 200 ? [] : edited
    }
  }
}
