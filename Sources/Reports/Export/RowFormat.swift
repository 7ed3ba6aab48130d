import TraceAnalysis

/// How rows are written to text files, one row a line.
public enum RowFormat: String, Sendable {
  /// Comma-separated values by RFC 4180, with a header.
  ///
  /// Null is an empty cell, empty text a pair of quotation marks.
  case csv
  /// One JSON object a line.
  case ndjson

  /// The first line of a file; empty where there is none.
  func header(_ table: TraceTable) -> String {
    switch self {
    case .csv: CSVLine.of(table.columns.map { .text($0.name) })
    case .ndjson: ""
    }
  }

  /// The line of a row.
  func line(_ row: TableRow) -> String {
    switch self {
    case .csv:
      return CSVLine.of(row.cells)
    case .ndjson:
      let members = zip(row.table.columns, row.cells).map { column, cell in
        "\(JSONFragment.string(column.name)):\(JSONFragment.value(cell))"
      }
      return "{\(members.joined(separator: ","))}\n"
    }
  }
}
