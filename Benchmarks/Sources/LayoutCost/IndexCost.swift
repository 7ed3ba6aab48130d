import ListEngine
import Measurement

/// The operations of the index, each compared with the same on an array of offsets.
///
/// An array finds offsets at once, but a length that changes moves all offsets behind it.
func indexCases(count: Int) -> [Benchmark.Case] {
  let index = FilledIndex(count: count)
  func makeCase(
    _ name: String,
    operations: Int,
    floor: String,
    _ floorRound: @escaping () -> Void,
    _ round: @escaping () -> Void
  ) -> Benchmark.Case {
    Benchmark.Case(
      "\(name), \(count) rows",
      operations: operations,
      floor: Benchmark.Floor(floor) { _ in floorRound }
    ) { _ in round }
  }
  return [
    makeCase("offset of a row", operations: 10_000, floor: "element of an array") {
      for row in index.rows { index.sum += index.offsets[row] }
    } _: {
      for row in index.rows { index.sum += index.index.offset(of: row) }
    },
    makeCase("row at an offset", operations: 10_000, floor: "binary search in an array") {
      for offset in index.places { index.sum += Double(index.search(offset)) }
    } _: {
      for offset in index.places { index.sum += Double(index.index.index(at: offset) ?? 0) }
    },
    makeCase("length of a row", operations: 100, floor: "offsets added up again") {
      for row in index.rows.prefix(100) { index.addUp(row, Double(row % 97)) }
    } _: {
      for row in index.rows.prefix(100) { index.index.setLength(Double(row % 97), of: row) }
    },
    makeCase("one row in, one out", operations: 200, floor: "in and out of an array") {
      for row in index.rows.prefix(100) {
        index.lengths.insert(44, at: row)
        index.lengths.remove(at: row)
      }
    } _: {
      for row in index.rows.prefix(100) {
        index.index.splice(row..<row, count: 1, length: 44)
        index.index.splice(row..<row + 1, count: 0, length: 0)
      }
    },
    makeCase("rebuilding it", operations: count, floor: "an array of as many lengths") {
      index.lengths = [Double](repeating: 44, count: count)
    } _: {
      index.index = LayoutIndex(count: count, length: 44)
    },
  ]
}

/// An index of rows with different lengths, and the same as arrays.
private final class FilledIndex {
  var index: LayoutIndex
  var lengths: [Double]
  var offsets: [Double]
  let rows: [Int]
  let places: [Double]
  var sum = 0.0

  init(count: Int) {
    lengths = (0..<count).map { Double(40 + $0 * 7 % 90) }
    index = LayoutIndex(count: count, length: 0)
    offsets = []
    var offset = 0.0
    for row in 0..<count {
      index.setLength(lengths[row], of: row)
      offsets.append(offset)
      offset += lengths[row]
    }
    rows = (0..<10_000).map { $0 * 7_919 % count }
    places = rows.map { Double($0) / Double(count) * offset }
  }

  func search(_ offset: Double) -> Int {
    var range = 0..<offsets.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        offsets[middle] <= offset ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound - 1
  }

  func addUp(_ row: Int, _ length: Double) {
    let difference = length - lengths[row]
    lengths[row] = length
    for later in row + 1..<max(row + 1, offsets.count) { offsets[later] += difference }
  }
}
