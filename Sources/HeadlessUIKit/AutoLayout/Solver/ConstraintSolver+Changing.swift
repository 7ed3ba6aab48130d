extension ConstraintSolver {
  /// Changes the constant of a constraint; `resolve` then finds the new solution.
  mutating func setConstant(_ constant: Double, of id: ID) {
    guard var entry = entries[id], entry.constant != constant else { return }
    let difference = constant - entry.constant
    entry.constant = constant
    entries[id] = entry
    let isPreferred = entry.other != nil
    let shift = isPreferred ? -difference : difference
    if rowIndices[entry.marker] >= 0 {
      shiftRow(of: entry.marker, by: -shift)
    } else if let other = entry.other, rowIndices[other] >= 0 {
      shiftRow(of: other, by: -difference)
    } else {
      for index in rows.indices {
        let coefficient = rows[index].coefficient(of: entry.marker)
        if coefficient != 0 { shiftRow(of: basics[index], by: coefficient * shift) }
      }
    }
  }

  private mutating func shiftRow(of symbol: Int, by difference: Double) {
    let index = rowIndices[symbol]
    rows[index].constant += difference
    switch kinds[symbol] {
    case .free: break
    case .restricted: if rows[index].constant < 0 { infeasible.append(symbol) }
    case .dummy: if rows[index].constant != 0 { infeasible.append(symbol) }
    }
  }

  /// Removes a constraint.
  mutating func remove(_ id: ID) {
    // A contradiction is remembered, and reported by the next `resolve`.
    if !infeasible.isEmpty { _ = try? resolve() }
    guard let entry = entries.removeValue(forKey: id) else { return }
    addCosts(of: entry, -1)
    if rowIndices[entry.marker] < 0, let other = entry.other, rowIndices[other] >= 0 {
      // The row of one violation is the constraint itself, solved for it.
      removeRow(of: other)
    } else if rowIndices[entry.marker] >= 0 {
      removeRow(of: entry.marker)
    } else if let leaving = rowToRemove(with: entry.marker) {
      var row = removeRow(of: leaving)
      row.solve(for: entry.marker, insteadOf: leaving)
      substitute(entry.marker, with: row)
      infeasible.removeAll()
    }
    release(entry.marker)
    if let other = entry.other { release(other) }
    optimize()
  }

  /// The row that can be given up so that a marker disappears and the others stay feasible.
  private func rowToRemove(with marker: Int) -> Int? {
    var first: (symbol: Int, ratio: Double)?
    var second: (symbol: Int, ratio: Double)?
    var third: Int?
    for index in rows.indices {
      let coefficient = rows[index].coefficient(of: marker)
      guard coefficient != 0 else { continue }
      let basic = basics[index]
      if kinds[basic] == .free {
        third = basic
      } else if coefficient < 0 {
        let ratio = -rows[index].constant / coefficient
        if ratio < first?.ratio ?? .infinity { first = (basic, ratio) }
      } else {
        let ratio = rows[index].constant / coefficient
        if ratio < second?.ratio ?? .infinity { second = (basic, ratio) }
      }
    }
    return first?.symbol ?? second?.symbol ?? third
  }
}
