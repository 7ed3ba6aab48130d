extension ConstraintSolver {
  /// More steps than any solvable system needs, in case that rounding errors lead in circles.
  private static let maxSteps = 10_000

  /// Minimises the violations.
  mutating func optimize() {
    for _ in 0..<Self.maxSteps {
      guard
        let entering = kinds.indices.first(where: { canEnter($0) && objective.sign(of: $0) < 0 }),
        let leaving = leavingSymbol(for: entering)
      else { return }
      pivot(entering, insteadOf: leaving)
    }
  }

  /// Minimises one row, which is changed along with the others.
  mutating func minimize(_ goal: inout SolverRow) {
    for _ in 0..<Self.maxSteps {
      let entering = goal.cells.first {
        $0.coefficient < -SolverRow.tolerance && kinds[$0.symbol] == .restricted
      }
      guard let cell = entering, let leaving = leavingSymbol(for: cell.symbol) else { return }
      pivot(cell.symbol, insteadOf: leaving)
      goal.substitute(cell.symbol, with: rows[rowIndices[cell.symbol]])
    }
  }

  /// Makes all symbols non-negative again after constants have changed.
  ///
  /// - Throws: `Unsatisfiable` if required constraints contradict each other; then the solver cannot
  ///   be used any longer.
  mutating func resolve() throws(Unsatisfiable) {
    guard !isBroken else { throw Unsatisfiable(conflicting: []) }
    do throws(Unsatisfiable) {
      try restoreFeasibility()
    } catch {
      isBroken = true
      throw error
    }
  }

  private mutating func restoreFeasibility() throws(Unsatisfiable) {
    for _ in 0..<Self.maxSteps {
      guard let leaving = infeasible.popLast() else { return }
      let index = rowIndices[leaving]
      guard index >= 0 else { continue }
      let row = rows[index]
      if kinds[leaving] == .dummy {
        guard abs(row.constant) < 1e-6 else {
          throw Unsatisfiable(conflicting: conflicts(row, leaving))
        }
        continue
      }
      guard row.constant < -SolverRow.tolerance else {
        rows[index].constant = max(0, row.constant)
        continue
      }
      guard let entering = dualEnteringSymbol(of: row) else {
        throw Unsatisfiable(conflicting: conflicts(row, leaving))
      }
      pivot(entering, insteadOf: leaving)
    }
  }

  private func conflicts(_ row: SolverRow, _ basic: Int) -> [ID] {
    ([basic] + row.cells.map(\.symbol)).map { owners[$0] }.filter { $0 >= 0 }
  }

  private func canEnter(_ symbol: Int) -> Bool {
    kinds[symbol] == .restricted && rowIndices[symbol] < 0
  }

  /// The symbol that becomes 0 first while another grows; of equal ones the lowest (Bland's rule).
  func leavingSymbol(for entering: Int) -> Int? {
    var best: (symbol: Int, ratio: Double)?
    for index in rows.indices where kinds[basics[index]] == .restricted {
      let coefficient = rows[index].coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = -rows[index].constant / coefficient
      if let best, ratio > best.ratio || ratio == best.ratio && basics[index] > best.symbol {
        continue
      }
      best = (basics[index], ratio)
    }
    return best?.symbol
  }

  /// The symbol that can replace a negative one while the violations stay minimal.
  private func dualEnteringSymbol(of row: SolverRow) -> Int? {
    var best: SolverRow.Cell?
    for cell in row.cells where cell.coefficient > 0 && kinds[cell.symbol] == .restricted {
      guard let old = best else {
        best = cell
        continue
      }
      if objective.isLower(
        cell.symbol,
        dividedBy: cell.coefficient,
        than: old.symbol,
        dividedBy: old.coefficient
      ) {
        best = cell
      }
    }
    return best?.symbol
  }

  private mutating func pivot(_ entering: Int, insteadOf leaving: Int) {
    var row = removeRow(of: leaving)
    row.solve(for: entering, insteadOf: leaving)
    substitute(entering, with: row)
    insert(row, for: entering)
  }
}
