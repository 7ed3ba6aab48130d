import HeadlessUIKit

/// Cells that were filled to measure their rows, and wait until these are shown: an app is asked for each cell once.
///
/// No more are kept than a screen has, so that measuring rows ahead makes few cells; of others the measuring cell is
/// used again.
struct MeasuredCells<ID: Hashable, Marks: Equatable, Cell: UIView> {
  private struct Kept {
    let cell: Cell
    let marks: Marks
    let batch: Int
  }

  /// The height of a usual row, in points.
  private static var rowHeight: CGFloat { 44 }
  /// The least and the greatest number of cells that are kept.
  private static var counts: ClosedRange<Int> { 4...32 }
  /// The number of times that rows are measured after which a cell that was not shown is no longer kept.
  private static var maxAge: Int { 2 }

  private var cells: [ID: Kept] = [:]
  /// The rows in the order in which they were measured; some are shown already.
  private var order: [ID] = []
  /// The number of times that rows were measured after others had been shown.
  private var batch = 0
  private var wasShown = false

  /// Notes that a row is measured.
  mutating func willMeasure() {
    if wasShown { batch += 1 }
    wasShown = false
  }

  /// Returns whether another cell is kept in a view of a height; drops those that have waited too long if not.
  mutating func hasRoom(inHeight height: CGFloat, drop: (Cell) -> Void) -> Bool {
    let rows = height.isFinite ? Int(min(height / Self.rowHeight, 1_000)) : 0
    let capacity = min(max(rows, Self.counts.lowerBound), Self.counts.upperBound)
    guard cells.count >= capacity else { return true }
    // Not in the order of the dictionary, which is another one in each process.
    while let id = order.first, cells[id].map({ $0.batch < batch - Self.maxAge }) ?? true {
      order.removeFirst()
      if let kept = cells.removeValue(forKey: id) { drop(kept.cell) }
    }
    return cells.count < capacity
  }

  /// Gives up all cells, as their rows are loaded again.
  mutating func dropAll(_ drop: (Cell) -> Void) {
    for id in order {
      if let kept = cells.removeValue(forKey: id) { drop(kept.cell) }
    }
    order.removeAll(keepingCapacity: true)
  }

  /// Keeps a cell; returns the one that was kept for its row before, if there is one.
  mutating func keep(_ cell: Cell, of id: ID, _ marks: Marks) -> Cell? {
    if order.count >= 4 * Self.counts.upperBound { order.removeAll { cells[$0] == nil } }
    order.append(id)
    return cells.updateValue(Kept(cell: cell, marks: marks, batch: batch), forKey: id)?.cell
  }

  /// Takes the cell of a row that is shown; it is of no use if it was filled for other marks.
  mutating func take(_ id: ID, _ marks: Marks) -> (cell: Cell, isCurrent: Bool)? {
    wasShown = true
    guard !cells.isEmpty else { return nil }
    return cells.removeValue(forKey: id).map { ($0.cell, $0.marks == marks) }
  }
}
