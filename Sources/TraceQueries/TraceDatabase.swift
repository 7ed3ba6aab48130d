import GRDB
import GRDBSQLite
public import TraceAnalysis

/// The tables of a trace in SQLite, to be filled once and queried then.
///
/// Without a path the database is a temporary file without a name, which no other program can open
/// and of which nothing is left whatever becomes of the process; its folder is that of
/// `SQLITE_TMPDIR`, else `/var/tmp`. Memory does not depend on the trace.
public final class TraceDatabase {
  private let queue: DatabaseQueue

  /// Makes an empty database, in a new file at a path if there is one.
  ///
  /// - Throws: `TraceQueryError.storage`.
  public init(path: String? = nil) throws(TraceQueryError) {
    do {
      queue = try DatabaseQueue(path: path ?? "")
    } catch {
      throw .storage(reason: Self.reason(error))
    }
  }

  /// Makes the tables, and fills them with the rows that `fill` hands over.
  ///
  /// - Returns: the result of `fill`.
  /// - Throws: `TraceQueryError.storage`, or what `fill` throws.
  public func load<Result>(_ fill: (_ add: (TableRow) -> Void) throws -> Result) throws -> Result {
    do {
      return try queue.writeWithoutTransaction { database in
        // A crash may leave half a file, but never one with the name that it was to have.
        try database.execute(
          sql: """
            PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536;
            PRAGMA user_version = \(TraceTable.formatVersion);
            """
        )
        return try Self.inTransaction(database) {
          try database.execute(sql: TraceDefinition.tables)
          var rows = try RowInsertion(database)
          let result = try fill { rows.insert($0) }
          if let failure = rows.failure { throw failure }
          try database.execute(sql: TraceDefinition.indexes)
          return result
        }
      }
    } catch let error as DatabaseError {
      throw TraceQueryError.storage(reason: Self.reason(error))
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
    try queue.writeWithoutTransaction { database in
      let connection = database.sqliteConnection
      sqlite3_set_authorizer(
        connection,
        { _, action, first, second, _, _ in ReadingAuthorizer.decide(action, first, second) },
        nil
      )
      defer { sqlite3_set_authorizer(connection, nil, nil) }
      let limited = LimitedStatement(limits, connection)
      defer { limited.lift() }
      let statement = try Self.statement(sql, database)
      try begin(statement.columnNames)
      do {
        let rows = try Row.fetchCursor(statement)
        while let next = try rows.next() {
          try row(next.databaseValues.map { TableCell($0) })
        }
      } catch let error as DatabaseError {
        if limited.isOverdue { throw TraceQueryError.overdue(seconds: limits.seconds) }
        throw TraceQueryError.statement(sql, reason: Self.reason(error), offset: nil)
      }
    }
  }

  private static func inTransaction<Result>(
    _ database: Database,
    _ body: () throws -> Result
  ) throws -> Result {
    try database.execute(sql: "BEGIN")
    do {
      let result = try body()
      try database.execute(sql: "COMMIT")
      return result
    } catch {
      // A full disk may have ended the transaction already.
      if database.isInsideTransaction { try database.execute(sql: "ROLLBACK") }
      throw error
    }
  }

  private static func statement(_ sql: String, _ database: Database) throws(TraceQueryError)
    -> Statement
  {
    let statement: Statement
    do {
      statement = try database.makeStatement(sql: sql)
    } catch let error as DatabaseError {
      // What SQLite itself has nothing against is empty, or goes on after its end.
      let code = sqlite3_errcode(database.sqliteConnection)
      guard code != SQLITE_OK, code != SQLITE_AUTH else { throw .notOneSelect(sql) }
      let offset = Int(sqlite3_error_offset(database.sqliteConnection))
      throw .statement(sql, reason: reason(error), offset: offset < 0 ? nil : offset)
    } catch {
      throw .statement(sql, reason: reason(error), offset: nil)
    }
    guard statement.columnCount > 0 else { throw .notOneSelect(sql) }
    guard sqlite3_bind_parameter_count(statement.sqliteStatement) == 0 else {
      throw .statement(sql, reason: "it has a placeholder, which nothing fills", offset: nil)
    }
    return statement
  }

  private static func reason(_ error: any Error) -> String {
    (error as? DatabaseError)?.message ?? "\(error)"
  }
}
