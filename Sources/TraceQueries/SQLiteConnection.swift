import CSQLite

/// A failure of SQLite.
struct SQLiteError: Error {
  /// The result code, extended.
  let code: CInt
  /// SQLite's own words.
  let message: String

  /// The failure that a connection had last.
  init(_ connection: OpaquePointer?) {
    code = sqlite3_extended_errcode(connection)
    message = String(cString: sqlite3_errmsg(connection))
  }
}

/// An open database.
final class SQLiteConnection {
  /// The connection in SQLite's own interface.
  let handle: OpaquePointer?

  /// Opens a database, and makes it if it is not there.
  ///
  /// An empty path is a temporary file without a name.
  ///
  /// - Throws: `SQLiteError`.
  init(path: String) throws {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(path, &opened, flags, nil) == SQLITE_OK else {
      defer { sqlite3_close_v2(opened) }
      throw SQLiteError(opened)
    }
    handle = opened
    _ = listscope_sqlite_refuse_double_quoted_texts(opened)
  }

  deinit { sqlite3_close_v2(handle) }

  /// True from the start of a transaction until its end.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Executes statements that have no answer.
  ///
  /// - Throws: `SQLiteError`.
  func execute(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw SQLiteError(handle) }
  }

  /// Compiles the first statement of a text.
  ///
  /// - Returns: the statement, and the text after it; nil if there are only blanks and comments.
  /// - Throws: `SQLiteError`.
  func firstStatement(_ sql: String) throws -> (statement: SQLiteStatement, rest: String)? {
    try sql.withCString { text in
      var compiled: OpaquePointer?
      var rest: UnsafePointer<CChar>?
      guard sqlite3_prepare_v2(handle, text, -1, &compiled, &rest) == SQLITE_OK else {
        throw SQLiteError(handle)
      }
      guard let compiled else { return nil }
      return (SQLiteStatement(compiled), rest.map { String(cString: $0) } ?? "")
    }
  }
}
