/// A linear expression of symbols: a row of the simplex tableau.
struct SolverRow {
  /// A symbol with its coefficient.
  struct Cell {
    var symbol: Int
    var coefficient: Double
  }

  /// Coefficients closer to zero than this are rounding errors.
  static let tolerance = 1e-9

  var constant: Double
  /// By ascending symbol, without zeros.
  private(set) var cells: ContiguousArray<Cell> = []

  init(constant: Double = 0) {
    self.constant = constant
  }

  /// The coefficient of a symbol; 0 if the row does not have it.
  ///
  /// - Complexity: O(log of the number of cells).
  func coefficient(of symbol: Int) -> Double {
    let index = index(of: symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
  }

  /// Adds a multiple of one symbol.
  mutating func add(_ symbol: Int, _ coefficient: Double) {
    let index = index(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      if abs(coefficient) > Self.tolerance {
        cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
      }
      return
    }
    cells[index].coefficient += coefficient
    if abs(cells[index].coefficient) <= Self.tolerance { cells.remove(at: index) }
  }

  /// Adds a multiple of another row.
  ///
  /// - Complexity: O(cells of both).
  mutating func add(_ other: SolverRow, times factor: Double) {
    constant += other.constant * factor
    guard !other.cells.isEmpty else { return }
    var sum: ContiguousArray<Cell> = []
    sum.reserveCapacity(cells.count + other.cells.count)
    cells.withUnsafeBufferPointer { own in
      other.cells.withUnsafeBufferPointer { new in
        Self.merge(own, new, times: factor, into: &sum)
      }
    }
    cells = sum
  }

  private static func merge(
    _ own: UnsafeBufferPointer<Cell>,
    _ new: UnsafeBufferPointer<Cell>,
    times factor: Double,
    into sum: inout ContiguousArray<Cell>
  ) {
    var (left, right) = (0, 0)
    while left < own.count || right < new.count {
      if right == new.count || left < own.count && own[left].symbol < new[right].symbol {
        sum.append(own[left])
        left += 1
        continue
      }
      var cell = Cell(symbol: new[right].symbol, coefficient: new[right].coefficient * factor)
      if left < own.count, own[left].symbol == cell.symbol {
        cell.coefficient += own[left].coefficient
        left += 1
      }
      right += 1
      if abs(cell.coefficient) > tolerance { sum.append(cell) }
    }
  }

  /// Multiplies everything by a factor.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Solves `basic = row` for a symbol of the row.
  mutating func solve(for symbol: Int, insteadOf basic: Int) {
    add(basic, -1)
    solve(for: symbol)
  }

  /// Solves `0 = row` for a symbol of the row.
  mutating func solve(for symbol: Int) {
    let index = index(of: symbol)
    let factor = -1 / cells.remove(at: index).coefficient
    scale(by: factor)
  }

  /// Replaces a symbol by a row.
  ///
  /// - Returns: whether the row had the symbol.
  @discardableResult
  mutating func substitute(_ symbol: Int, with row: SolverRow) -> Bool {
    let index = index(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return false }
    let factor = cells.remove(at: index).coefficient
    add(row, times: factor)
    return true
  }

  private func index(of symbol: Int) -> Int {
    cells.withUnsafeBufferPointer { cells in
      var (low, high) = (0, cells.count)
      while low < high {
        let middle = (low + high) / 2
        if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}
