package import TraceAnalysis

/// The format of rows in text files, one row per line.
public enum RowFormat: String, Sendable {
  /// Comma-separated values by RFC 4180, with a header.
  ///
  /// Null is an empty cell, empty text a pair of quotation marks.
  case csv
  /// One JSON object per line.
  case ndjson

  /// The first line of a file; empty where there is none.
  package func header(_ table: TraceTable) -> String {
    switch self {
    case .csv: CSVLine.of(table.columns.map { .text($0.name) })
    case .ndjson: ""
    }
  }

  /// Appends the line of a row.
  func append(_ row: TableRow, to buffer: inout ByteBuffer) {
    switch self {
    case .csv: buffer.append(csv: row.cells)
    case .ndjson:
      let keys = row.table.jsonKeys
      buffer.append("{")
      for place in row.cells.indices {
        buffer.append(keys[place])
        buffer.append(json: row.cells[place])
      }
      buffer.append("}\n")
    }
  }
}
