import TraceAnalysis

/// Inserts rows into the tables of a database, until one fails.
struct RowInsertion {
  private let statements: [TraceTable: SQLiteStatement]
  /// The first failure; nothing is inserted after it.
  private(set) var failure: (any Error)?

  init(_ connection: SQLiteConnection) throws {
    var statements: [TraceTable: SQLiteStatement] = [:]
    for table in TraceTable.allCases {
      statements[table] = try connection.firstStatement(TraceDefinition.insertion(table))?.statement
    }
    self.statements = statements
  }

  mutating func insert(_ row: TableRow) {
    guard failure == nil, let statement = statements[row.table] else { return }
    do {
      try statement.run(row.cells)
    } catch {
      failure = error
    }
  }
}
