extension ConstraintSolver {
  /// Adds a constraint on the sum of terms and a constant.
  ///
  /// - Throws: `Unsatisfiable` if required constraints contradict it; nothing has changed then.
  mutating func add(_ terms: [Term], constant: Double, _ strength: Strength) throws(Unsatisfiable)
    -> ID
  {
    if !infeasible.isEmpty { try resolve() }
    let id = makeID()
    var row = expression(terms, constant)
    var entry = makeEntry(id, strength, constant, in: &row)
    if row.constant < 0 { row.scale(by: -1) }
    if let subject = subject(of: row, entry) {
      row.solve(for: subject)
      substitute(subject, with: row)
      insert(row, for: subject)
    } else if row.cells.allSatisfy({ kinds[$0.symbol] == .dummy }) {
      try addRedundant(row, entry)
    } else {
      try addWithArtificialVariable(row, entry)
    }
    entry.constant = constant
    entries[id] = entry
    addCosts(of: entry, 1)
    optimize()
    return id
  }

  /// The sum of terms, without basic symbols.
  private func expression(_ terms: [Term], _ constant: Double) -> SolverRow {
    var row = SolverRow(constant: constant)
    for term in terms {
      let index = rowIndices[term.variable]
      if index < 0 {
        row.add(term.variable, term.coefficient)
      } else {
        row.add(rows[index], times: term.coefficient)
      }
    }
    return row
  }

  /// Adds the symbols of a constraint to its row.
  private mutating func makeEntry(
    _ id: ID,
    _ strength: Strength,
    _ constant: Double,
    in row: inout SolverRow
  ) -> Entry {
    switch strength {
    case .requiredEqual, .requiredAtMost:
      let marker = makeSymbol(strength == .requiredEqual ? .dummy : .restricted, owner: id)
      row.add(marker, 1)
      return Entry(strength: strength, constant: constant, marker: marker)
    case .preferred:
      let above = makeSymbol(.restricted, owner: id)
      let below = makeSymbol(.restricted, owner: id)
      row.add(above, -1)
      row.add(below, 1)
      return Entry(strength: strength, constant: constant, marker: above, other: below)
    }
  }

  /// The symbol that the row can be solved for right away; its constant is not negative.
  private func subject(of row: SolverRow, _ entry: Entry) -> Int? {
    if let free = row.cells.first(where: { kinds[$0.symbol] == .free }) { return free.symbol }
    let isZero = row.constant == 0
    let own = row.cells.first {
      ($0.coefficient < 0 || isZero) && isFresh[$0.symbol] && kinds[$0.symbol] == .restricted
        && owners[$0.symbol] < 0
    }
    if let own { return own.symbol }
    return [entry.marker, entry.other].compactMap(\.self).first {
      kinds[$0] == .restricted && (row.coefficient(of: $0) < 0 || isZero)
    }
  }

  /// Adds an equation that follows from others, or contradicts them.
  private mutating func addRedundant(_ row: SolverRow, _ entry: Entry) throws(Unsatisfiable) {
    guard abs(row.constant) < 1e-6 else {
      discard(entry)
      throw Unsatisfiable(conflicting: owners(in: row, except: entry))
    }
    var row = row
    row.solve(for: entry.marker)
    substitute(entry.marker, with: row)
    insert(row, for: entry.marker)
  }

  /// Looks for a solution by minimising a variable that must be 0.
  private mutating func addWithArtificialVariable(_ row: SolverRow, _ entry: Entry)
    throws(Unsatisfiable)
  {
    let before = self
    let artificial = makeSymbol(.restricted, owner: -1)
    insert(row, for: artificial)
    var goal = row
    minimize(&goal)
    guard abs(goal.constant) < 1e-6 else {
      let conflicting = owners(in: goal, except: entry)
      self = before
      discard(entry)
      throw Unsatisfiable(conflicting: conflicting)
    }
    if rowIndices[artificial] >= 0 {
      var row = removeRow(of: artificial)
      row.constant = 0
      if let entering = row.cells.first(where: { kinds[$0.symbol] != .dummy }) {
        row.solve(for: entering.symbol, insteadOf: artificial)
        substitute(entering.symbol, with: row)
        insert(row, for: entering.symbol)
      } else if row.coefficient(of: entry.marker) != 0 {
        row.solve(for: entry.marker)
        substitute(entry.marker, with: row)
        insert(row, for: entry.marker)
      }
    }
    let zero = SolverRow()
    for index in rows.indices { rows[index].substitute(artificial, with: zero) }
    release(artificial)
  }

  /// Gives back the symbols of a constraint that was not added.
  private mutating func discard(_ entry: Entry) {
    release(entry.marker)
    if let other = entry.other { release(other) }
  }

  /// Makes the number of a symbol that is in no row available again.
  mutating func release(_ symbol: Int) {
    objective.forget(symbol)
    freeSymbols.append(symbol)
  }

  private func owners(in row: SolverRow, except entry: Entry) -> [ID] {
    row.cells.map { owners[$0.symbol] }
      .filter { id in id >= 0 && id != owners[entry.marker] && entries[id] != nil }
  }

  /// Adds the costs of violations to the objective, or removes them with a factor of -1.
  mutating func addCosts(of entry: Entry, _ factor: Double) {
    guard case .preferred(let above, let below) = entry.strength else { return }
    for (symbol, priority) in [(entry.marker, above), (entry.other, below)] {
      guard let symbol, let priority else { continue }
      let index = rowIndices[symbol]
      if index < 0 {
        objective.add(symbol, factor, at: priority)
      } else {
        objective.add(rows[index], times: factor, at: priority)
      }
    }
  }
}
