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
    var counts: [Int: [SessionRowFacts: Int]] = [:]
    var all: [SessionRowFacts: Int] = [:]
    var starts: [Double: Int] = [:]
    var (besides, lines) = (0, 0)
    for (row, facts) in facts.enumerated() {
      guard var facts else { continue }
      if facts.start == 0 { besides += 1 } else if facts.start != nil { lines += 1 }
      starts[facts.x, default: 0] += 1
      (facts.x, facts.start) = (0, nil)
      counts[table.rows[row].type, default: [:]][facts, default: 0] += 1
      all[facts, default: 0] += 1
    }
    byType = counts.compactMapValues(Self.most)
    ofAll =
      Self.most(all) ?? SessionRowFacts(x: 0, width: 0, height: 44, start: nil, labels: [])
    gap = Self.most(gaps) ?? 0
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

  private static func most<Value>(_ counts: [Value: Int]) -> Value? {
    let most = counts.values.max()
    // Of equally frequent ones always the same: dictionaries have no order.
    return counts.filter { $0.value == most }.keys.min { "\($0)" < "\($1)" }
  }
}
