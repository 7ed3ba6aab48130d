@testable import BuiltInScenarios
import Foundation
import HeadlessUIKit
import ListEngine
import Testing
@testable import Workloads

@Suite struct AdversarialTests {
  private let content = AdversarialContent(count: 10_000, seed: 1)

  @Test("A tenth of the rows have duplicate identifiers, and as few as planned no height")
  func shares() {
    let duplicates = content.rows.count - Set(content.rows.map(\.id)).count
    #expect((900...1_100).contains(duplicates))
    #expect((400...600).contains(content.rows.filter(\.text.isEmpty).count))
    let emoji = content.rows.filter { $0.text.unicodeScalars.contains { $0.value > 0x1F000 } }
    #expect((800...1_200).contains(emoji.count))
    let rightToLeft = content.rows.filter {
      $0.text.unicodeScalars.contains { (0x590...0x6FF).contains($0.value) }
    }
    #expect((1_300...1_700).contains(rightToLeft.count))
  }

  @Test("Texts are unique and of very different lengths")
  func texts() {
    let texts = content.rows.map(\.text).filter { !$0.isEmpty }
    #expect(Set(texts).count == texts.count)
    let lengths = texts.map(\.utf8.count)
    #expect((lengths.min() ?? 0) <= 3)
    #expect((1_900...2_100).contains(lengths.max() ?? 0))
  }

  @Test(
    "Rows are moved into their own sections and back, and none is lost",
    arguments: [1, 2, 49, 500]
  )
  func regroup(count: Int) {
    var content = AdversarialContent(count: count, seed: 2)
    let rows = content.rows
    #expect(content.groups.map(\.rows.count) == [0, count, 0])
    content.regroup()
    let apart = content.groups.filter { !$0.rows.isEmpty }
    #expect(apart.allSatisfy { $0.rows.count == 1 })
    #expect(content.groups.count == count + count / AdversarialScenario.rowsPerEmptySection)
    #expect(apart.flatMap(\.rows) == content.rows)
    let moved = count / 10
    #expect(content.rows == Array(rows.dropFirst(moved) + rows.prefix(moved)))
    content.regroup()
    #expect(content.groups.count == 3)
    #expect(Set(content.rows) == Set(rows))
  }

  @Test(
    "The list separates all rows and joins them again",
    arguments: [BatchingPolicy.default, .prefix(count: 250)]
  )
  func list(batching: BatchingPolicy) {
    let stage = Stage(AdversarialSession(RunParameters(items: 500)), batching: batching)
    for (end, sections) in [(1.0, 3), (4.0, 510), (7.0, 3), (10.0, 510)] {
      stage.play(until: end)
      #expect(stage.list.content.sections.count == sections)
      let rows = stage.rows(AdversarialRow.self).map(\.content.row)
      #expect(rows == stage.session.content.rows)
      let shown = stage.list.visibleItems.compactMap { ($0.anyContent as? AdversarialRow)?.row }
      #expect(!shown.isEmpty)
      #expect(shown.allSatisfy { rows.contains($0) })
    }
  }

  @Test("Rows without text have no height, and the others have that of their text")
  func heights() {
    let view = TextRowView(frame: CGRect(x: 0, y: 0, width: 390, height: 0))
    let room = CGSize(width: 390, height: CGFloat.greatestFiniteMagnitude)
    #expect(view.sizeThatFits(room).height == 0)
    view.label.text = "one line"
    let line = view.sizeThatFits(room).height
    #expect(line > 20)
    view.label.text = String(repeating: "many words ", count: 50)
    #expect(view.sizeThatFits(room).height > 5 * line)
  }
}
