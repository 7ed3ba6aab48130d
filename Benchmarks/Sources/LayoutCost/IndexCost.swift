import Foundation
import ListEngine
import Measurement

/// Prints what the operations of the index cost, in nanoseconds each.
func printIndexCost() {
  print("ns an operation: best (median) of 11 rounds of 100,000")
  for count in [1_000, 10_000, 50_000] {
    var index = LayoutIndex(count: count, length: 0)
    for row in 0..<count { index.setLength(Double(40 + row * 7 % 90), of: row) }
    let rows = (0..<100_000).map { $0 * 7_919 % count }
    let total = index.totalLength
    let offsets = rows.map { Double($0) / Double(count) * total }
    var sum = 0.0
    print("\(count) rows")
    measure("offset of index", 100_000) { for row in rows { sum += index.offset(of: row) } }
    measure("index of offset", 100_000) {
      for offset in offsets { sum += Double(index.index(at: offset) ?? 0) }
    }
    measure("length update", 100_000) {
      for row in rows { index.setLength(Double(row % 97), of: row) }
    }
    measure("splice: one in, one out", 2_000) {
      for row in rows.prefix(1_000) {
        index.splice(row..<row, count: 1, length: 44)
        index.splice(row..<row + 1, count: 0, length: 0)
      }
    }
    measure("frame: find, 30 offsets, 30 updates", 1_000) {
      for start in 0..<1_000 {
        let first = index.index(at: offsets[start]) ?? 0
        for row in first..<min(first + 30, count) {
          sum += index.offset(of: row)
          index.setLength(Double(row % 97), of: row)
        }
      }
    }
    measure("rebuild", 1) { index = LayoutIndex(count: count, length: 44) }
    precondition(sum > 0)
  }
}

private func measure(_ name: String, _ operations: Int, _ body: () -> Void) {
  var cost = Cost()
  for _ in 0..<11 { cost.measure(operations, body) }
  print(
    "  \(name.padding(toLength: 36, withPad: " ", startingAt: 0))",
    String(format: "%9.1f (%9.1f)", cost.minimum, cost.median)
  )
}
