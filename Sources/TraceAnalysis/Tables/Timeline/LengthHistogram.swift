/// The number of intervals by length, in steps that people read (10, 12, 15, 20).
struct LengthHistogram {
  private static let steps: [Int64] = (0...10).flatMap { power -> [Int64] in
    let unit = (0..<power).reduce(Int64(1)) { product, _ in product * 10 }
    return [10, 12, 15, 20, 25, 30, 40, 50, 60, 80].map { $0 * unit }
  }

  /// The number of intervals that are shorter than each step, but not than the one before; the last
  /// for all others.
  private var counts = [Int](repeating: 0, count: steps.count + 1)
  private(set) var count = 0

  init(_ rows: [TraceTimeline.Row], isLate: Bool, _ kept: Set<Int32>) {
    for row in rows {
      for entry in row.entries where entry.isLate == isLate && !kept.contains(entry.kind) {
        counts[Self.steps.firstIndex { entry.lengthNs < $0 } ?? Self.steps.count] += 1
        count += 1
      }
    }
  }

  /// Returns the shortest length with which no more than `room` intervals are left.
  func shortest(leaving room: Int) -> Int64 {
    var left = count
    for (step, length) in Self.steps.enumerated() {
      guard left > room else { return step == 0 ? 0 : Self.steps[step - 1] }
      left -= counts[step]
      if left <= room { return length }
    }
    return .max
  }
}
