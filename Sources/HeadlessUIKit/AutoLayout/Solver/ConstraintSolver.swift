/// Solves systems of linear equations and inequalities with priorities, incrementally.
///
/// It is the Cassowary algorithm: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm", ACM Transactions on Computer-Human Interaction 8(4), 2001. Adding,
/// removing and changing a constraint continue from the previous solution with a few pivots of the
/// simplex method (for changed constants the dual one). Priorities form a strict hierarchy: of
/// constraints that contradict each other the lowest yields, and within one priority the sum of the
/// violations is minimal.
struct ConstraintSolver {
  /// The role of a symbol.
  enum Kind: UInt8 {
    /// A variable of any sign.
    case free
    /// A variable, slack or violation, which is not negative.
    case restricted
    /// The place of a required equation, which is always 0.
    case dummy
  }

  /// A term of a constraint: a variable with its coefficient.
  struct Term {
    var variable: Int
    var coefficient: Double
  }

  /// The priorities at which it is wrong for a sum to be above or below 0.
  enum Strength: Equatable {
    /// It must be 0.
    case requiredEqual
    /// It must not be above 0.
    case requiredAtMost
    /// It should be 0; nil means that this side is allowed.
    case preferred(above: Float?, below: Float?)
  }

  /// The identity of a constraint within the solver.
  typealias ID = Int

  /// A constraint that is in the tableau.
  struct Entry {
    var strength: Strength
    var constant: Double
    /// The symbol whose coefficients are those of the constant.
    var marker: Int
    /// The violation in the other direction.
    var other: Int?
  }

  /// The reason for which a constraint cannot be added, or its constant not be changed.
  struct Unsatisfiable: Error {
    /// The required constraints that contradict it.
    var conflicting: [ID]
  }

  var kinds: ContiguousArray<Kind> = []
  /// The row of each symbol; -1 for those that are not basic, which are 0.
  var rowIndices: ContiguousArray<Int> = []
  /// True if each symbol has never been in a row.
  var isFresh: ContiguousArray<Bool> = []
  /// The constraint of each symbol that belongs to one; -1 for variables.
  var owners: ContiguousArray<ID> = []
  var rows: ContiguousArray<SolverRow> = []
  /// The basic symbol of each row.
  var basics: ContiguousArray<Int> = []
  var objective = SolverObjective()
  var entries: [ID: Entry] = [:]
  /// Basic symbols that have become negative.
  var infeasible: [Int] = []
  var freeSymbols: [Int] = []
  /// True if `resolve` has found a contradiction, after which there is no solution to continue
  /// from.
  var isBroken = false
  private var nextID = 0

  /// Makes a variable, whose value is 0 until constraints say otherwise.
  mutating func makeVariable(nonNegative: Bool = false) -> Int {
    makeSymbol(nonNegative ? .restricted : .free, owner: -1)
  }

  /// The value of a variable.
  func value(of variable: Int) -> Double {
    let index = rowIndices[variable]
    return index < 0 ? 0 : rows[index].constant
  }

  mutating func makeID() -> ID {
    nextID += 1
    return nextID
  }

  mutating func makeSymbol(_ kind: Kind, owner: ID) -> Int {
    if let symbol = freeSymbols.popLast() {
      kinds[symbol] = kind
      isFresh[symbol] = true
      owners[symbol] = owner
      return symbol
    }
    kinds.append(kind)
    rowIndices.append(-1)
    isFresh.append(true)
    owners.append(owner)
    objective.reserve(kinds.count)
    return kinds.count - 1
  }

  /// Adds a row for a symbol that has none.
  mutating func insert(_ row: SolverRow, for symbol: Int) {
    for cell in row.cells { isFresh[cell.symbol] = false }
    isFresh[symbol] = false
    rowIndices[symbol] = rows.count
    rows.append(row)
    basics.append(symbol)
  }

  /// Removes and returns the row of a symbol.
  @discardableResult
  mutating func removeRow(of symbol: Int) -> SolverRow {
    let index = rowIndices[symbol]
    let row = rows[index]
    rowIndices[symbol] = -1
    let (last, lastBasic) = (rows.removeLast(), basics.removeLast())
    if index < rows.count {
      rows[index] = last
      basics[index] = lastBasic
      rowIndices[lastBasic] = index
    }
    return row
  }

  /// Replaces a symbol everywhere by a row.
  mutating func substitute(_ symbol: Int, with row: SolverRow) {
    for index in rows.indices where rows[index].substitute(symbol, with: row) {
      if rows[index].constant < 0, kinds[basics[index]] != .free {
        infeasible.append(basics[index])
      }
    }
    objective.substitute(symbol, with: row)
  }
}
