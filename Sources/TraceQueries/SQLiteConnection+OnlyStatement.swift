import CSQLite

extension SQLiteConnection {
  /// Compiles the statement of a text that has one, which has an answer and needs no values.
  ///
  /// - Throws: `TraceQueryError`.
  func onlyStatement(_ sql: String) throws(TraceQueryError) -> SQLiteStatement {
    guard let (statement, rest) = try checkedStatement(sql) else { throw .notOneSelect(sql) }
    // Another statement, or what is none.
    guard case .success(nil) = Result(catching: { try firstStatement(rest) }),
      !statement.columnNames.isEmpty
    else { throw .notOneSelect(sql) }
    guard statement.placeholderCount == 0 else {
      throw .statement(sql, reason: "it has a placeholder, which nothing fills", offset: nil)
    }
    return statement
  }

  private func checkedStatement(
    _ sql: String
  ) throws(TraceQueryError) -> (statement: SQLiteStatement, rest: String)? {
    do {
      return try firstStatement(sql)
    } catch let error as SQLiteError where error.code & 0xff == SQLITE_AUTH {
      throw .notOneSelect(sql)
    } catch let error as SQLiteError {
      let offset = Int(sqlite3_error_offset(handle))
      throw .statement(sql, reason: error.message, offset: offset < 0 ? nil : offset)
    } catch {
      throw .statement(sql, reason: "\(error)", offset: nil)
    }
  }
}
