import HeadlessUIKit

/// Cells that were filled to measure their rows, and wait until these are shown: an app is asked for each cell once.
///
/// Rows that are measured ahead may never be shown, so that only the latest cells are kept.
struct MeasuredCells<ID: Hashable, Marks: Equatable, Cell: UIView> {
  /// The number of cells that are kept: those of a screen, and of the rows around it that are measured with them.
  private let capacity = 128
  private var cells: [ID: (cell: Cell, marks: Marks)] = [:]
  /// The rows in the order in which they were measured; some may be shown already.
  private var order: [ID] = []

  /// Keeps a cell; returns the one that has no place any more, if there is one.
  mutating func keep(_ cell: Cell, of id: ID, _ marks: Marks) -> [Cell] {
    var dropped = cells.updateValue((cell, marks), forKey: id).map { [$0.cell] } ?? []
    order.append(id)
    while cells.count > capacity, let oldest = order.first {
      order.removeFirst()
      if let old = cells.removeValue(forKey: oldest) { dropped.append(old.cell) }
    }
    if order.count > 4 * capacity { order.removeAll { cells[$0] == nil } }
    return dropped
  }

  /// Takes the cell of a row; it is of no use if it was filled for other marks.
  mutating func take(_ id: ID, _ marks: Marks) -> (cell: Cell, isCurrent: Bool)? {
    cells.removeValue(forKey: id).map { ($0.cell, $0.marks == marks) }
  }
}
