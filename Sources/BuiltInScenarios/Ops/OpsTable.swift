import Workloads

/// A table of labelled rows: the model behind the scenario `ops`.
struct OpsTable {
  /// A row: an identifier and a label.
  struct Row: Hashable {
    let id: Int
    var label: String
  }

  private(set) var rows: [Row] = []
  /// The id of the selected row; nil for none.
  private(set) var selectedID: Int?
  private var nextID = 0
  private let initialCount: Int
  private var text: SplitMix64
  private var updates: SplitMix64

  /// Creates a table of `count` rows.
  init(count: Int, seed: UInt64) {
    initialCount = count
    text = SplitMix64(seed: seed, scenario: "ops", stream: .text)
    updates = SplitMix64(seed: seed, scenario: "ops", stream: .updates)
    rows = newRows(count)
  }

  /// A checksum of everything that rows show.
  var checksum: Checksum {
    var checksum = Checksum()
    for row in rows {
      checksum.combine(row.id)
      checksum.combine(row.label)
    }
    return checksum
  }

  /// Performs one operation on the table.
  mutating func perform(_ operation: TableOperation) {
    switch operation {
    case .nothing: break
    case .updateOne: if let row = randomRow() { rows[row].label += " !" }
    case .updateTenth:
      for row in stride(from: 0, to: rows.count, by: 10) { rows[row].label += " !" }
    case .select: selectedID = randomRow().map { rows[$0].id }
    case .sync: sync()
    case .swap: if rows.count > 2 { rows.swapAt(1, rows.count - 2) }
    case .removeOne: if let row = randomRow() { rows.remove(at: row) }
    case .prependOne: rows.insert(contentsOf: newRows(1), at: 0)
    case .append: rows += newRows(tenth)
    case .moveTenth: moveTenth()
    case .rotate: if !rows.isEmpty { rows.append(rows.removeFirst()) }
    case .reverse: rows.reverse()
    case .sort: rows.sort { ($0.label, $0.id) < ($1.label, $1.id) }
    case .shuffle: rows.shuffle(using: &updates)
    case .replaceAll: rows = newRows(initialCount)
    case .clear, .clearTenth: rows = []
    case .createTenth, .replaceTenth: rows = newRows(tenth)
    case .create: rows = newRows(initialCount)
    }
  }

  /// A tenth of the initial number of rows, at least one.
  private var tenth: Int { max(1, initialCount / 10) }

  /// Simulates a server sync: 1 % of the rows change, and 0.5 % each are added and removed.
  private mutating func sync() {
    let share = max(1, rows.count / 200)
    for _ in 0..<2 * share { if let row = randomRow() { rows[row].label += " !" } }
    _ = take(share)
    insert(newRows(share))
  }

  private mutating func moveTenth() {
    insert(take(rows.count / 10).shuffled(using: &updates))
  }

  /// Removes rows at random positions.
  ///
  /// - Complexity: O(rows), independent of the count.
  private mutating func take(_ count: Int) -> [Row] {
    var taken: [Row] = []
    var left: [Row] = []
    left.reserveCapacity(rows.count)
    for (index, row) in rows.enumerated() {
      // Each of the remaining rows has the same chance (Knuth, TAOCP 2, 3.4.2, algorithm S).
      let chance = Int.random(in: 0..<rows.count - index, using: &updates)
      if chance < count - taken.count { taken.append(row) } else { left.append(row) }
    }
    rows = left
    return taken
  }

  /// Inserts rows, in their order, at random positions.
  ///
  /// - Complexity: O(rows), independent of the count.
  private mutating func insert(_ new: [Row]) {
    var all: [Row] = []
    all.reserveCapacity(rows.count + new.count)
    var (old, coming) = (rows[...], new[...])
    while !coming.isEmpty {
      let chance = Int.random(in: 0..<old.count + coming.count, using: &updates)
      all.append(chance < coming.count ? coming.removeFirst() : old.removeFirst())
    }
    rows = all + old
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
