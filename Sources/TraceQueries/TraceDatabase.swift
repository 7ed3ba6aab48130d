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
  /// - Returns: the result of `fill`.
  /// - Throws: `TraceQueryError.storage`, or what `fill` throws.
  public func load<Result>(_ fill: (_ add: @escaping (TableRow) -> Void) throws -> Result)
    throws -> Result
  {
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
        var rows = try RowInsertion(connection)
        let result = try fill { rows.insert($0) }
        if let failure = rows.failure { throw failure }
        try connection.execute(TraceDefinition.indexes)
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
    let statement = try onlyStatement(sql)
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

  /// The statement of a text that has one, which has an answer and needs no values.
  private func onlyStatement(_ sql: String) throws(TraceQueryError) -> SQLiteStatement {
    guard let (statement, rest) = try firstStatement(sql) else { throw .notOneSelect(sql) }
    // Another statement, or what is none.
    guard case .success(nil) = Result(catching: { try connection.firstStatement(rest) }),
      !statement.columnNames.isEmpty
    else { throw .notOneSelect(sql) }
    guard statement.placeholderCount == 0 else {
      throw .statement(sql, reason: "it has a placeholder, which nothing fills", offset: nil)
    }
    return statement
  }

  private func firstStatement(
    _ sql: String
  ) throws(TraceQueryError) -> (statement: SQLiteStatement, rest: String)? {
    do {
      return try connection.firstStatement(sql)
    } catch let error as SQLiteError where error.code & 0xff == SQLITE_AUTH {
      throw .notOneSelect(sql)
    } catch let error as SQLiteError {
      let offset = Int(sqlite3_error_offset(connection.handle))
      throw .statement(sql, reason: error.message, offset: offset < 0 ? nil : offset)
    } catch {
      throw .statement(sql, reason: "\(error)", offset: nil)
    }
  }
}
