import TraceAnalysis

/// The tables of a trace in SQL.
enum TraceDefinition {
  /// Makes all tables; the meaning of every column stands beside it, where `.schema` shows it.
  static var tables: String {
    TraceTable.allCases.map(table).joined(separator: "\n")
  }

  /// Finds what is in a frame or interval, and intervals of a name, without looking at all intervals.
  static let indexes = """
    CREATE INDEX intervals_by_frame ON intervals (frame_id);
    CREATE INDEX intervals_by_parent ON intervals (parent_id);
    CREATE INDEX intervals_by_name ON intervals (name);
    CREATE INDEX updates_by_frame ON updates (frame_id);
    """

  /// Inserts a row into a table.
  static func insertion(_ table: TraceTable) -> String {
    let places = table.columns.map { _ in "?" }.joined(separator: ", ")
    return "INSERT INTO \(table.rawValue) VALUES (\(places))"
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
