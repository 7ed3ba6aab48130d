/// The facts of rows that were never on screen: those that rows of their type mostly have.
struct SessionUsualFacts: Sendable {
  private let byType: [Int: SessionRowFacts]
  private let ofAll: SessionRowFacts
  /// The distance between two rows.
  let gap: Double
  /// The number of rows beside each other.
  let columns: Int
  /// The starts of rows beside each other.
  private let columnStarts: [Double]

  init(_ facts: [SessionRowFacts?], _ table: SessionRowTable, gaps: [Double: Int]) {
    var counts: [Int: Tallies<SessionRowFacts>] = [:]
    var all = Tallies<SessionRowFacts>()
    var starts: [Double: Int] = [:]
    var (besides, lines) = (0, 0)
    for (row, facts) in facts.enumerated() {
      guard var facts else { continue }
      if facts.start == 0 { besides += 1 } else if facts.start != nil { lines += 1 }
      starts[facts.x, default: 0] += 1
      (facts.x, facts.start) = (0, nil)
      counts[table.rows[row].type, default: Tallies()].add(facts)
      all.add(facts)
    }
    byType = counts.compactMapValues(\.most)
    ofAll = all.most ?? SessionRowFacts(x: 0, width: 0, height: 44, start: nil, labels: [])
    gap = gaps.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
    columns = lines == 0 ? 1 : max(1, Int((Double(besides) / Double(lines)).rounded()) + 1)
    columnStarts = starts.sorted { $0.value > $1.value }.prefix(columns).map(\.key).sorted()
  }

  /// The facts of a row of a type, at a place in its section, below a row of a height.
  func facts(ofType type: Int, item: Int, below height: Double) -> SessionRowFacts {
    var facts = byType[type] ?? ofAll
    let column = item % columns
    if columnStarts.indices.contains(column) { facts.x = columnStarts[column] }
    facts.start = column == 0 ? height + gap : 0
    return facts
  }
}

/// The number of times that each value was seen.
private struct Tallies<Value: Hashable> {
  private var places: [Value: Int] = [:]
  /// The values in the order in which they were first seen.
  private var tallies: [(value: Value, count: Int)] = []

  /// The value that was seen most; of equally frequent ones the first.
  var most: Value? {
    guard let count = tallies.lazy.map(\.count).max() else { return nil }
    return tallies.first { $0.count == count }?.value
  }

  mutating func add(_ value: Value) {
    if let place = places[value] {
      tallies[place].count += 1
    } else {
      places[value] = tallies.count
      tallies.append((value, 1))
    }
  }
}
