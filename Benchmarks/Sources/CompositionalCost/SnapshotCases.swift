import DiffableData
import Measurement

private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

/// Arrays with the dictionaries that are needed to find identifiers, made anew for each change.
private struct Tables {
  var sections: [[Int]]
  var positions: [Int: (section: Int, item: Int)] = [:]

  init(_ sections: [[Int]]) {
    self.sections = sections
    positions.reserveCapacity(sections.reduce(0) { $0 + $1.count })
    for (section, items) in sections.enumerated() {
      for (item, id) in items.enumerated() { positions[id] = (section, item) }
    }
  }
}

/// A change of a large snapshot and its difference, against tables that are made again.
func snapshotCases() -> [Benchmark.Case] {
  let sections = (0..<100).map { section in (0..<500).map { section * 500 + $0 } }
  var base = Snapshot()
  base.appendSections(Array(0..<100))
  for (section, items) in sections.enumerated() { base.appendItems(items, toSection: section) }
  let start = base
  let gone = (0..<500).map { $0 * 100 + 7 }
  let goneSet = Set(gone)
  let appended = Array(100_000..<100_500)
  func makeCase(
    _ name: String,
    _ rebuilt: @escaping () -> [[Int]],
    _ change: @escaping (inout Snapshot) -> Void
  ) -> Benchmark.Case {
    Benchmark.Case(
      name,
      operations: 1,
      floor: Benchmark.Floor("arrays and dictionaries made again") { _ in
        { _ = Tables(rebuilt()) }
      }
    ) { _ in
      {
        var snapshot = start
        change(&snapshot)
        _ = SnapshotDifference(from: start, to: snapshot)
      }
    }
  }
  return [
    makeCase("append 500 items") {
      var changed = sections
      changed[99] += appended
      return changed
    } _: {
      $0.appendItems(appended, toSection: 99)
    },
    makeCase("delete 1 %") {
      sections.map { $0.filter { !goneSet.contains($0) } }
    } _: {
      $0.deleteItems(gone)
    },
    makeCase("move 1 %") {
      sections.map { items in
        items.filter { !goneSet.contains($0) } + items.filter(goneSet.contains)
      }
    } _: { snapshot in
      for id in gone { snapshot.moveItem(id, afterItem: id / 500 * 500 + 499) }
    },
    makeCase("apply unchanged") {
      sections
    } _: { _ in
    },
  ]
}
