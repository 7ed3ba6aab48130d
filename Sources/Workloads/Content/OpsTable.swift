/// A table of labelled rows: the model behind the scenario `ops`.
struct OpsTable {
  /// A row: an identifier and a label.
  struct Row: Hashable {
    let id: Int
    var label: String
  }

  private(set) var rows: [Row] = []
  private var nextID = 0
  private let initialCount: Int
  private var text: SplitMix64
  private var updates: SplitMix64

  /// Makes a table of `count` rows.
  init(count: Int, seed: UInt64) {
    initialCount = count
    text = SplitMix64(seed: seed, scenario: "ops", stream: .text)
    updates = SplitMix64(seed: seed, scenario: "ops", stream: .updates)
    rows = newRows(count)
  }

  /// A checksum of all that rows show.
  var checksum: Checksum {
    var checksum = Checksum()
    for row in rows {
      checksum.combine(row.id)
      checksum.combine(row.label)
    }
    return checksum
  }

  /// Does one operation to the table.
  mutating func perform(_ operation: TableOperation) {
    switch operation {
    case .nothing: break
    case .updateOne: if let row = randomRow() { rows[row].label += " !" }
    case .updateTenth:
      for row in stride(from: 0, to: rows.count, by: 10) { rows[row].label += " !" }
    case .sync: sync()
    case .swap: if rows.count > 2 { rows.swapAt(1, rows.count - 2) }
    case .removeOne: if let row = randomRow() { rows.remove(at: row) }
    case .prependOne: rows.insert(contentsOf: newRows(1), at: 0)
    case .append: rows += newRows(max(1, initialCount / 10))
    case .moveTenth: moveTenth()
    case .rotate: if !rows.isEmpty { rows.append(rows.removeFirst()) }
    case .reverse: rows.reverse()
    case .sort: rows.sort { ($0.label, $0.id) < ($1.label, $1.id) }
    case .shuffle: rows.shuffle(using: &updates)
    case .replaceAll: rows = newRows(initialCount)
    case .clear: rows = []
    case .create: rows = newRows(initialCount)
    }
  }

  /// A server's new state: 1 % of the rows changed, and half a percent each came and went.
  private mutating func sync() {
    let share = max(1, rows.count / 200)
    for _ in 0..<2 * share { if let row = randomRow() { rows[row].label += " !" } }
    for _ in 0..<share { if let row = randomRow() { rows.remove(at: row) } }
    for row in newRows(share) {
      rows.insert(row, at: Int.random(in: 0...rows.count, using: &updates))
    }
  }

  private mutating func moveTenth() {
    for _ in 0..<rows.count / 10 {
      guard let from = randomRow() else { return }
      let row = rows.remove(at: from)
      rows.insert(row, at: Int.random(in: 0...rows.count, using: &updates))
    }
  }

  private mutating func randomRow() -> Int? {
    rows.isEmpty ? nil : Int.random(in: 0..<rows.count, using: &updates)
  }

  private mutating func newRows(_ count: Int) -> [Row] {
    (0..<count).map { _ in
      defer { nextID += 1 }
      return Row(id: nextID, label: CatalogWords.phrase(letters: 22, using: &text))
    }
  }
}
