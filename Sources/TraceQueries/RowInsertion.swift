import TraceAnalysis

/// Inserts rows into the tables of a database, until one fails.
struct RowInsertion {
  private let statements: [TraceTable: SQLiteStatement]
  /// The first failure; nothing is inserted after it.
  private(set) var failure: (any Error)?

  /// Prepares for the columns that rows have.
  init(_ connection: SQLiteConnection, _ selection: TableSelection) throws {
    var statements: [TraceTable: SQLiteStatement] = [:]
    for table in TraceTable.allCases {
      guard let columns = selection.columns(of: table) else { continue }
      let sql = TraceDefinition.insertion(table, columns)
      statements[table] = try connection.firstStatement(sql)?.statement
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
