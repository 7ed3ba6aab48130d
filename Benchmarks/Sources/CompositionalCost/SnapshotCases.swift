import DiffableData
import Foundation
import Measurement

/// Arrays with the dictionaries that are needed to find identifiers, made anew for each change.
private struct Tables<ID: Hashable> {
  var sections: [[ID]]
  var positions: [ID: (section: Int, item: Int)] = [:]

  init(_ sections: [[ID]]) {
    self.sections = sections
    positions.reserveCapacity(sections.reduce(0) { $0 + $1.count })
    for (section, items) in sections.enumerated() {
      for (item, id) in items.enumerated() { positions[id] = (section, item) }
    }
  }
}

/// An identifier of two fields.
private struct ProductID: Hashable, Sendable {
  let department: Int
  let number: Int
}

/// Changes of large snapshots whose identifiers are numbers, texts, UUIDs and structs.
func snapshotCases() -> [Benchmark.Case] {
  snapshotCases("") { $0 }
    + snapshotCases("String: ") { "product-\($0)" }
    + snapshotCases("UUID: ") { number in
      func byte(_ shift: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: number &* 2_654_435_761 >> shift)
      }
      return UUID(
        uuid: (
          byte(0), byte(8), byte(16), byte(24), byte(32), byte(40), 0x40, 0, 0x80, 0, 0, 0,
          UInt8(truncatingIfNeeded: number >> 24), UInt8(truncatingIfNeeded: number >> 16),
          UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)
        )
      )
    }
    + snapshotCases("struct: ") { ProductID(department: $0 / 500, number: $0) }
}

/// A change of a large snapshot and its difference, against tables that are made again.
private func snapshotCases<ID: Hashable & Sendable>(
  _ prefix: String,
  _ id: @escaping (Int) -> ID
) -> [Benchmark.Case] {
  let sections = (0..<100).map { section in (0..<500).map { id(section * 500 + $0) } }
  var base = NSDiffableDataSourceSnapshot<Int, ID>()
  base.appendSections(Array(0..<100))
  for (section, items) in sections.enumerated() { base.appendItems(items, toSection: section) }
  let start = base
  let numbers = (0..<500).map { $0 * 100 + 7 }
  let gone = numbers.map(id)
  let lasts = numbers.map { id($0 / 500 * 500 + 499) }
  let goneSet = Set(gone)
  let appended = (100_000..<100_500).map(id)
  func makeCase(
    _ name: String,
    _ rebuilt: @escaping () -> [[ID]],
    _ change: @escaping (inout NSDiffableDataSourceSnapshot<Int, ID>) -> Void
  ) -> Benchmark.Case {
    Benchmark.Case(
      prefix + name,
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
      for (id, last) in zip(gone, lasts) { snapshot.moveItem(id, afterItem: last) }
    },
    makeCase("apply unchanged") {
      sections
    } _: { _ in
    },
  ]
}
