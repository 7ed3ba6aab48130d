extension ConstraintSolver {
  /// Returns whether the constraints permit other values of a variable that are just as good.
  ///
  /// - Complexity: O(symbols of the variable's row × rows).
  func isAmbiguous(_ variable: Int) -> Bool {
    let index = rowIndices[variable]
    if index < 0 { return kinds[variable] == .free || isLoose(variable) }
    return rows[index].cells.contains { kinds[$0.symbol] == .free || isLoose($0.symbol) }
  }

  /// Returns whether a symbol that is 0 can grow without any cost.
  private func isLoose(_ symbol: Int) -> Bool {
    guard kinds[symbol] == .restricted, objective.sign(of: symbol) == 0 else { return false }
    guard let leaving = leavingSymbol(for: symbol) else { return true }
    return value(of: leaving) > 1e-6
  }
}
