import CSQLite
import TraceAnalysis

/// A compiled statement.
final class SQLiteStatement {
  private let handle: OpaquePointer

  /// Takes a statement that SQLite compiled, and frees it in the end.
  init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  deinit { sqlite3_finalize(handle) }

  /// The number of placeholders, which `bind` fills.
  var placeholderCount: Int { Int(sqlite3_bind_parameter_count(handle)) }

  /// The names of the columns of an answer; none where there is no answer.
  var columnNames: [String] {
    (0..<sqlite3_column_count(handle)).map { String(cString: sqlite3_column_name(handle, $0)) }
  }

  /// Runs the statement until the next row of its answer.
  ///
  /// - Returns: the cells of the row; nil at the end.
  /// - Throws: `SQLiteError`.
  func next() throws -> [TableCell]? {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: (0..<sqlite3_column_count(handle)).map(cell)
    case SQLITE_DONE: nil
    default: throw SQLiteError(sqlite3_db_handle(handle))
    }
  }

  /// Runs a statement without an answer, with the values of cells for its placeholders.
  ///
  /// - Throws: `SQLiteError`.
  func run(_ cells: [TableCell]) throws {
    for (place, cell) in cells.enumerated() { bind(cell, at: Int32(place + 1)) }
    let result = sqlite3_step(handle)
    guard sqlite3_reset(handle) == SQLITE_OK, result == SQLITE_DONE else {
      throw SQLiteError(sqlite3_db_handle(handle))
    }
  }

  /// Fills a placeholder with the value of a cell; yes and no are 1 and 0.
  private func bind(_ cell: TableCell, at place: Int32) {
    switch cell {
    // SQLite's numbers are signed.
    case .null, .unsigned: sqlite3_bind_null(handle, place)
    case .integer(let value): sqlite3_bind_int64(handle, place, value)
    case .boolean(let value): sqlite3_bind_int64(handle, place, value ? 1 : 0)
    case .real(let value): sqlite3_bind_double(handle, place, value)
    case .text(let text), .json(let text):
      _ =
        text.utf8.withContiguousStorageIfAvailable { bytes in
          bytes.withMemoryRebound(to: CChar.self) { bind($0, at: place) }
        } ?? Array(text.utf8CString.dropLast()).withUnsafeBufferPointer { bind($0, at: place) }
    }
  }

  private func bind(_ text: UnsafeBufferPointer<CChar>, at place: Int32) {
    // An empty text may have no address, which would be null.
    guard let start = text.baseAddress, !text.isEmpty else {
      _ = listscope_sqlite_bind_text(handle, place, "", 0)
      return
    }
    _ = listscope_sqlite_bind_text(handle, place, start, Int32(text.count))
  }

  /// A cell of an answer; bytes as hexadecimal digits.
  private func cell(_ column: Int32) -> TableCell {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(handle, column))
    case SQLITE_TEXT: .text(String(decoding: bytes(column), as: UTF8.self))
    case SQLITE_BLOB: .text(bytes(column).map { Self.digits($0) }.joined())
    default: .null
    }
  }

  private func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: sqlite3_column_blob(handle, column),
      count: Int(sqlite3_column_bytes(handle, column))
    )
  }

  private static func digits(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
