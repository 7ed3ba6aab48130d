/// The sums of violations that are minimised, one for each priority, the highest first.
///
/// A lower priority counts only where all higher ones are equal: the sums are compared one after
/// another, not weighed against each other.
struct SolverObjective {
  /// The sum of the violations at one priority, as coefficients by symbol.
  private struct Level {
    let priority: Float
    var costs: ContiguousArray<Double>
  }

  private var levels: [Level] = []
  private var symbolCount = 0

  /// Makes room for symbols.
  mutating func reserve(_ count: Int) {
    symbolCount = count
    for index in levels.indices {
      let missing = count - levels[index].costs.count
      if missing > 0 { levels[index].costs.append(contentsOf: repeatElement(0, count: missing)) }
    }
  }

  /// Adds a multiple of a symbol to the sum of a priority.
  mutating func add(_ symbol: Int, _ factor: Double, at priority: Float) {
    let level = level(of: priority)
    levels[level].costs[symbol] += factor
  }

  /// Adds a multiple of a row to the sum of a priority.
  mutating func add(_ row: SolverRow, times factor: Double, at priority: Float) {
    let level = level(of: priority)
    for cell in row.cells { levels[level].costs[cell.symbol] += cell.coefficient * factor }
  }

  /// Replaces a symbol by a row.
  mutating func substitute(_ symbol: Int, with row: SolverRow) {
    for index in levels.indices {
      let factor = levels[index].costs[symbol]
      guard factor != 0 else { continue }
      levels[index].costs[symbol] = 0
      for cell in row.cells {
        let sum = levels[index].costs[cell.symbol] + cell.coefficient * factor
        levels[index].costs[cell.symbol] = abs(sum) > SolverRow.tolerance ? sum : 0
      }
    }
  }

  /// Forgets a symbol that is in no row any more.
  mutating func forget(_ symbol: Int) {
    for index in levels.indices { levels[index].costs[symbol] = 0 }
  }

  /// The sign of the cost of a symbol: that of the highest priority at which it has one.
  func sign(of symbol: Int) -> Int {
    for level in levels where abs(level.costs[symbol]) > SolverRow.tolerance {
      return level.costs[symbol] < 0 ? -1 : 1
    }
    return 0
  }

  /// Returns whether the cost of a symbol, divided by a positive number, is lower than that of
  /// another.
  func isLower(_ first: Int, dividedBy a: Double, than second: Int, dividedBy b: Double) -> Bool {
    for level in levels {
      let difference = level.costs[first] / a - level.costs[second] / b
      if abs(difference) > SolverRow.tolerance { return difference < 0 }
    }
    return false
  }

  private mutating func level(of priority: Float) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index < levels.count, levels[index].priority == priority { return index }
    let costs = ContiguousArray(repeating: 0.0, count: symbolCount)
    levels.insert(Level(priority: priority, costs: costs), at: index)
    return index
  }
}
