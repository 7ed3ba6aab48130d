import GRDB
import GRDBSQLite
import TraceAnalysis

/// Inserts rows into the tables of a database, until one fails.
struct RowInsertion {
  private let statements: [TraceTable: Statement]
  /// The first failure; nothing is inserted after it.
  private(set) var failure: (any Error)?

  init(_ database: Database) throws {
    var statements: [TraceTable: Statement] = [:]
    for table in TraceTable.allCases {
      statements[table] = try database.makeStatement(sql: TraceDefinition.insertion(table))
    }
    self.statements = statements
  }

  mutating func insert(_ row: TableRow) {
    guard failure == nil, let statement = statements[row.table] else { return }
    // GRDB boxes every value of a row first, which takes longer than SQLite does.
    let prepared = statement.sqliteStatement
    for (place, cell) in row.cells.enumerated() { Self.bind(cell, at: Int32(place + 1), prepared) }
    let result = sqlite3_step(prepared)
    let reset = sqlite3_reset(prepared)
    if result != SQLITE_DONE {
      failure = DatabaseError(
        resultCode: ResultCode(rawValue: reset == SQLITE_OK ? result : reset),
        message: String(cString: sqlite3_errmsg(sqlite3_db_handle(prepared)))
      )
    }
  }

  /// Gives a statement the value of a cell; yes and no are 1 and 0.
  private static func bind(_ cell: TableCell, at place: Int32, _ statement: SQLiteStatement) {
    switch cell {
    // SQLite's numbers are signed.
    case .null, .unsigned: sqlite3_bind_null(statement, place)
    case .integer(let value): sqlite3_bind_int64(statement, place, value)
    case .boolean(let value): sqlite3_bind_int64(statement, place, value ? 1 : 0)
    case .real(let value): sqlite3_bind_double(statement, place, value)
    case .text(let text), .json(let text):
      var text = text
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          // An empty text may have no address, which would be null.
          guard let start = characters.baseAddress, !characters.isEmpty else {
            sqlite3_bind_text(statement, place, "", 0, transient)
            return
          }
          sqlite3_bind_text(statement, place, start, Int32(characters.count), transient)
        }
      }
    }
  }

  /// Tells SQLite to copy a text: `SQLITE_TRANSIENT`, which is no constant in Swift.
  private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}

extension TableCell {
  /// A cell of an answer; bytes as hexadecimal digits.
  init(_ value: DatabaseValue) {
    self =
      switch value.storage {
      case .null: .null
      case .int64(let value): .integer(value)
      case .double(let value): .real(value)
      case .string(let text): .text(text)
      case .blob(let data): .text(data.map { Self.digits($0) }.joined())
      }
  }

  private static func digits(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
