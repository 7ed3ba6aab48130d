@testable import BuiltInScenarios
import HeadlessUIKit
import ListEngine
import Testing
@testable import Workloads

@Suite struct OpsTests {
  /// The expected effect of an operation on a table of a thousand rows.
  struct Effect: CustomTestStringConvertible, Sendable {
    let operation: TableOperation
    let count: Int
    /// The number of rows with changed labels; nil if it is not tested.
    var relabelled: Int? = 0
    /// The number of new rows.
    var new = 0
    var testDescription: String { "\(operation.name)" }

    init(_ operation: TableOperation, _ count: Int, relabelled: Int? = 0, new: Int = 0) {
      self.operation = operation
      self.count = count
      self.relabelled = relabelled
      self.new = new
    }
  }

  @Test(
    "Operations have the expected effect",
    arguments: [
      Effect(.nothing, 1_000), Effect(.updateOne, 1_000, relabelled: 1),
      Effect(.updateTenth, 1_000, relabelled: 100), Effect(.select, 1_000),
      Effect(.sync, 1_000, relabelled: nil, new: 5), Effect(.swap, 1_000),
      Effect(.removeOne, 999), Effect(.prependOne, 1_001, new: 1),
      Effect(.append, 1_100, new: 100), Effect(.moveTenth, 1_000), Effect(.rotate, 1_000),
      Effect(.reverse, 1_000), Effect(.sort, 1_000), Effect(.shuffle, 1_000),
      Effect(.replaceAll, 1_000, new: 1_000), Effect(.clear, 0),
      Effect(.createTenth, 100, new: 100), Effect(.replaceTenth, 100, new: 100),
      Effect(.clearTenth, 0), Effect(.create, 1_000, new: 1_000),
    ]
  )
  func effects(effect: Effect) {
    var table = OpsTable(count: 1_000, seed: 3)
    let before = table.rows
    let labels = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0.label) })
    table.perform(effect.operation)
    #expect(table.rows.count == effect.count)
    #expect(Set(table.rows.map(\.id)).count == effect.count)
    #expect(table.rows.filter { labels[$0.id] == nil }.count == effect.new)
    let relabelled = table.rows.filter { labels[$0.id].map { [$0] } ?? [] != [$0.label] }.count
    if let expected = effect.relabelled { #expect(relabelled - effect.new == expected) }
  }

  @Test("Moves put rows into the order that their names describe")
  func orders() {
    func order(after operation: TableOperation) -> [Int] {
      var table = OpsTable(count: 20, seed: 3)
      table.perform(operation)
      return table.rows.map(\.id)
    }
    let all = Array(0..<20)
    #expect(order(after: .reverse) == all.reversed())
    #expect(order(after: .rotate) == Array(all.dropFirst() + [0]))
    #expect(order(after: .swap) == [0, 18] + Array(2..<18) + [1, 19])
    #expect(order(after: .shuffle) != all)
    #expect(order(after: .nothing) == all)
  }

  @Test("A tenth moves, and the others keep their order")
  func moveTenth() {
    var table = OpsTable(count: 1_000, seed: 3)
    table.perform(.moveTenth)
    let ids = table.rows.map(\.id)
    #expect(ids.sorted() == Array(0..<1_000))
    // The remaining rows are in order: they are the longest ascending run of rows.
    var piles: [Int] = []
    for id in ids {
      if let pile = piles.firstIndex(where: { $0 > id }) {
        piles[pile] = id
      } else {
        piles.append(id)
      }
    }
    #expect((900..<960).contains(piles.count))
  }

  @Test("Every operation has a unique name, and the set takes 80 frames")
  func names() {
    let names = TableOperation.allCases.map { "\($0.name)" }
    #expect(Set(names).count == 20)
    let stage = Stage(OpsSession(RunParameters(items: 100)))
    stage.play(until: 82.0 / 60)
    #expect(stage.changes == names)
    #expect(stage.list.content.itemCount == 100)
  }

  @Test("One row is selected, and a different one next time")
  func select() throws {
    var table = OpsTable(count: 50, seed: 1)
    #expect(table.selectedID == nil)
    table.perform(.select)
    let first = try #require(table.selectedID)
    table.perform(.select)
    #expect(table.selectedID != first)
    let stage = Stage(OpsSession(RunParameters(items: 50)))
    stage.play(until: 17.0 / 60)
    #expect(stage.changes.last == "select")
    let selected = stage.list.selectedItems.compactMap { ($0.anyContent as? OpsRow)?.row.id }
    #expect(selected == [stage.session.table.selectedID])
  }

  @Test("Every operation works on a table of any size", arguments: [0, 1, 2, 3, 9])
  func limits(count: Int) {
    var table = OpsTable(count: count, seed: 1)
    for operation in TableOperation.allCases + TableOperation.allCases.reversed() {
      table.perform(operation)
    }
    #expect(Set(table.rows.map(\.id)).count == table.rows.count)
  }
}
