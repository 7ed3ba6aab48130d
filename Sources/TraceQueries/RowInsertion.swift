import GRDB
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
    do {
      // There is a place for every cell, so they need not be counted again.
      statement.setUncheckedArguments(StatementArguments(row.cells.map(\.databaseValue)))
      try statement.execute()
    } catch {
      failure = error
    }
  }
}

extension TableCell {
  /// The cell as SQLite stores it; yes and no are 1 and 0.
  var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let value): value.databaseValue
    // SQLite's numbers are signed.
    case .unsigned: .null
    case .real(let value): value.databaseValue
    case .text(let text), .json(let text): text.databaseValue
    case .boolean(let value): value.databaseValue
    }
  }

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
