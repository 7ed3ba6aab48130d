import TraceAnalysis

/// The engines that answer questions, with the differences in their SQL.
public enum FleetEngine: String, CaseIterable, Sendable {
  case duckdb
  case spark

  /// A text as a literal.
  func literal(_ text: String) -> String {
    switch self {
    case .duckdb: "'\(text.replacing("'", with: "''"))'"
    case .spark: "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }
  }

  /// The names and types of a table's columns, with those that its folders are named by.
  static func columns(_ table: TraceTable) -> [(name: String, type: String)] {
    table.columns.map { ($0.name, type($0)) } + partitions
  }

  /// The columns that folders are named by, as text: a host may be called `001`.
  static let partitions = [(name: "host", type: "STRING"), (name: "date", type: "STRING")]

  /// The type of a column, by a name that every engine knows.
  static func type(_ column: FieldDescription) -> String {
    switch column.kind.storage {
    case .integer: "BIGINT"
    case .real: "DOUBLE"
    case .boolean: "BOOLEAN"
    case .text, .scalar, .json: "STRING"
    }
  }
}
