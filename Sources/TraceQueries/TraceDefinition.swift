import TraceAnalysis

/// The tables of a trace in SQL.
enum TraceDefinition {
  /// Makes all tables and views; the meaning of every column stands beside it, where `.schema` shows it.
  static var tables: String {
    (TraceTable.allCases.map(table) + TraceView.all.map(\.sql)).joined(separator: "\n")
  }

  /// Finds what is in a frame or interval, and intervals of a name, without looking at all intervals.
  static let indexes = [
    TraceIndex(.intervals, "frame", column: "frame_id"),
    TraceIndex(.intervals, "parent", column: "parent_id"),
    TraceIndex(.intervals, "name", column: "name"),
    TraceIndex(.updates, "frame", column: "frame_id"),
  ]

  /// Inserts a row into a table, with the columns at some positions; the others are null.
  static func insertion(_ table: TraceTable, _ positions: [Int]) -> String {
    guard !positions.isEmpty else { return "INSERT INTO \(table.rawValue) DEFAULT VALUES" }
    let columns = table.columns
    let names = positions.map { columns[$0].name }.joined(separator: ", ")
    let places = positions.map { _ in "?" }.joined(separator: ", ")
    return "INSERT INTO \(table.rawValue) (\(names)) VALUES (\(places))"
  }

  private static func table(_ table: TraceTable) -> String {
    let columns = table.columns.enumerated().map { index, column in
      let comma = index == table.columns.count - 1 ? "" : ","
      let key = column.isKey ? " PRIMARY KEY NOT NULL" : ""
      let unit = column.unit.isEmpty ? "" : " (\(column.unit))"
      return "  \(column.name) \(type(column))\(key)\(comma) -- \(column.meaning)\(unit)\n"
    }
    return "CREATE TABLE \(table.rawValue) ( -- \(table.meaning)\n\(columns.joined()));"
  }

  private static func type(_ column: FieldDescription) -> String {
    switch column.kind.storage {
    case .integer, .boolean: "INTEGER"
    case .real: "REAL"
    case .text, .scalar, .json: "TEXT"
    }
  }
}

/// An index of a table.
struct TraceIndex: Sendable {
  /// The name, such as `intervals_by_frame`.
  let name: String
  /// The statement that makes it.
  let sql: String

  init(_ table: TraceTable, _ key: String, column: String) {
    name = "\(table.rawValue)_by_\(key)"
    sql = "CREATE INDEX \(name) ON \(table.rawValue) (\(column));"
  }
}
