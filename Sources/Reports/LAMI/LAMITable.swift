import TraceAnalysis

/// A table of the LTTng analyses machine interface (LAMI 1.0), which Trace Compass shows and charts.
struct LAMITable {
  /// The class of a column's values.
  enum ColumnClass: String {
    case string
    case number
    case duration
    case timestamp
    case ratio
  }

  /// The name and the class of a column.
  struct Column: Encodable {
    let title: String
    let `class`: ColumnClass

    private enum CodingKeys: String, CodingKey {
      case title, `class`, unit
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(title, forKey: .title)
      try container.encode(`class`.rawValue, forKey: .class)
    }
  }

  /// A value of a table.
  enum Cell: Encodable {
    case string(String?)
    /// A whole number, which stays one beyond 2^53.
    case count(Int64)
    case number(Double?)
    case duration(Int64?)
    case timestamp(Int64?)
    case ratio(Double?)

    private enum CodingKeys: String, CodingKey {
      case `class`, value
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .string(let value): try encode(.string, value, to: encoder)
      case .count(let value): try encode(.number, Optional(value), to: encoder)
      case .number(let value): try encode(.number, value, to: encoder)
      case .duration(let value): try encode(.duration, value, to: encoder)
      case .timestamp(let value): try encode(.timestamp, value, to: encoder)
      case .ratio(let value): try encode(.ratio, value, to: encoder)
      }
    }

    /// A value that is not there is `null`, which stands for an empty cell.
    private func encode(
      _ columnClass: ColumnClass,
      _ value: (some Encodable)?,
      to encoder: any Encoder
    ) throws {
      guard let value else {
        var container = encoder.singleValueContainer()
        return try container.encodeNil()
      }
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(columnClass.rawValue, forKey: .class)
      try container.encode(value, forKey: .value)
    }
  }

  /// The name of the table's class.
  let name: String
  /// The title of the table.
  let title: String
  let columns: [Column]
  /// The cells of each row, one a column.
  let rows: [[Cell]]

  /// Takes a table of a report; times since the first event become times of the trace's clock.
  init(_ table: Table, firstNs: Int64) {
    name = table.id
    title = table.caption
    columns = table.columns.map { Column(title: $0.title, class: ColumnClass($0.kind)) }
    rows = table.rows.map { row in
      zip(table.columns, row.cells).map { Self.cell($1, $0.kind, firstNs: firstNs) }
    }
  }

  private static func cell(
    _ cell: TableCell,
    _ kind: FieldDescription.Kind,
    firstNs: Int64
  ) -> Cell {
    switch (ColumnClass(kind), cell) {
    case (.timestamp, .integer(let time)): .timestamp(firstNs &+ time)
    case (.duration, .integer(let time)): .duration(time)
    case (.number, .integer(let count)): .count(count)
    case (.number, _): .number(cell.sortValue)
    case (.ratio, _): .ratio(cell.sortValue)
    case (.string, .text(let text)): .string(text)
    case (.timestamp, _): .timestamp(nil)
    case (.duration, _): .duration(nil)
    case (.string, _): .string(nil)
    }
  }
}

extension LAMITable.ColumnClass {
  /// The class of values of a kind.
  init(_ kind: FieldDescription.Kind) {
    switch kind {
    case .duration: self = .duration
    case .timestamp: self = .timestamp
    case .share: self = .ratio
    case .integer, .count, .real: self = .number
    case .text, .boolean, .scalar, .json: self = .string
    }
  }
}
