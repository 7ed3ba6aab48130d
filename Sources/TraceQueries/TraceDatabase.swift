import CSQLite
public import TraceAnalysis

/// The tables of a trace in SQLite, to be filled once and queried then.
///
/// Without a path the database is a temporary file without a name, which no other program can open
/// and of which nothing is left whatever becomes of the process; its folder is that of
/// `SQLITE_TMPDIR`, else `/var/tmp`. Memory does not depend on the trace.
public final class TraceDatabase {
  private let connection: SQLiteConnection

  /// Makes an empty database, in a new file at a path if there is one.
  ///
  /// - Throws: `TraceQueryError.storage`.
  public init(path: String? = nil) throws(TraceQueryError) {
    do {
      connection = try SQLiteConnection(path: path ?? "")
    } catch {
      throw .storage(reason: (error as? SQLiteError)?.message ?? "\(error)")
    }
  }

  /// Makes the tables, and fills them with the rows that `fill` hands over.
  ///
  /// - Parameters:
  ///   - plan: What is read of the tables later. Rows have the columns of its selection.
  ///   - fill: Hands over the rows.
  /// - Returns: the result of `fill`.
  /// - Throws: `TraceQueryError.storage`, or what `fill` throws.
  public func load<Result>(
    _ plan: QueryPlan = .all,
    _ fill: (_ add: @escaping (TableRow) -> Void) throws -> Result
  ) throws -> Result {
    do {
      // A crash may leave half a file, but never one with the name that it was to have.
      try connection.execute(
        """
        PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536;
        PRAGMA user_version = \(TraceTable.formatVersion);
        """
      )
      return try inTransaction {
        try connection.execute(TraceDefinition.tables)
        var rows = try RowInsertion(connection, plan.selection)
        let result = try fill { rows.insert($0) }
        if let failure = rows.failure { throw failure }
        for index in TraceDefinition.indexes where plan.indexes.contains(index.name) {
          try connection.execute(index.sql)
        }
        return result
      }
    } catch let error as SQLiteError {
      throw TraceQueryError.storage(reason: error.message)
    }
  }

  /// Answers one SELECT.
  ///
  /// Nothing but reading of the tables is allowed: no change, no other file, no setting.
  ///
  /// - Parameters:
  ///   - sql: the statement.
  ///   - limits: the limits of the statement.
  ///   - begin: takes the names of the columns.
  ///   - row: takes a row.
  /// - Throws: `TraceQueryError`, or what the closures throw.
  public func query(
    _ sql: String,
    limits: QueryLimits = .standard,
    begin: ([String]) throws -> Void,
    row: ([TableCell]) throws -> Void
  ) throws {
    sqlite3_set_authorizer(
      connection.handle,
      { _, action, first, second, _, _ in ReadingAuthorizer.decide(action, first, second) },
      nil
    )
    defer { sqlite3_set_authorizer(connection.handle, nil, nil) }
    let limited = LimitedStatement(limits, connection.handle)
    defer { limited.lift() }
    let statement = try connection.onlyStatement(sql)
    try begin(statement.columnNames)
    do {
      while let next = try statement.next() { try row(next) }
    } catch let error as SQLiteError {
      if limited.isOverdue { throw TraceQueryError.overdue(seconds: limits.seconds) }
      throw TraceQueryError.statement(sql, reason: error.message, offset: nil)
    }
  }

  private func inTransaction<Result>(_ body: () throws -> Result) throws -> Result {
    try connection.execute("BEGIN")
    do {
      let result = try body()
      try connection.execute("COMMIT")
      return result
    } catch {
      // A full disk may have ended the transaction already.
      if connection.isInTransaction { try connection.execute("ROLLBACK") }
      throw error
    }
  }
}
