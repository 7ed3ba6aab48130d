package import TraceAnalysis

/// Rows of a report: what a column is follows from the field that it shows.
package struct Table: Sendable {
  /// One row.
  package struct Row: Sendable {
    /// One cell for every column.
    package let cells: [TableCell]
    /// By how many levels the first cell is indented.
    package let level: Int
  }

  /// A name that no other table of the report has.
  package let id: String
  /// The caption, in a few words.
  package let caption: String
  /// The columns; the first one names the row.
  package let columns: [FieldDescription]
  package let rows: [Row]
  /// The number of rows that were left out for want of space.
  package private(set) var hidden: Int

  /// Shows fields of rows.
  ///
  /// - Parameters:
  ///   - id: a name that no other table of the report has.
  ///   - caption: the title of the table.
  ///   - fields: the columns.
  ///   - rows: the rows.
  ///   - max: the maximum number of rows that are shown; the rest is counted.
  ///   - level: by how many levels the first cell of a row is indented.
  init<Item>(
    _ id: String,
    _ caption: String,
    _ fields: [Field<Item>],
    _ rows: [Item],
    max: Int = .max,
    level: (Item) -> Int = { _ in 0 }
  ) {
    self.id = id
    self.caption = caption
    columns = fields.map(\.description)
    self.rows = rows.prefix(max).map { row in
      Row(cells: fields.map { $0.cell(row) }, level: level(row))
    }
    hidden = rows.count - self.rows.count
  }

  /// Returns the table with a number of rows that were left out.
  func hiding(_ count: Int) -> Table {
    var table = self
    table.hidden = count
    return table
  }

  /// The words of a row, one for every column.
  package func words(_ row: Row) -> [String] {
    zip(columns, row.cells).map { Readable.cell($1, of: $0) }
  }
}

extension Fields {
  /// The fields of some names, in the order of the names.
  ///
  /// - Precondition: there is one of each name.
  subscript(names: [String]) -> [Field<Row>] { names.map { self[$0] } }
}

extension Readable {
  /// A cell as people read it; `-` where there is nothing.
  static func cell(_ cell: TableCell, of column: FieldDescription) -> String {
    switch (cell, column.kind) {
    case (.null, _): "-"
    case (.integer(let value), .duration), (.integer(let value), .timestamp): time(value)
    case (.integer(let value), .count): number(value)
    case (.integer(let value), _): "\(value)"
    case (.unsigned(let value), _): "\(value)"
    case (.real(let value), .share): share(value)
    case (.real(let value), _): number(value, digits: column.fractionDigits)
    case (.text(let text), _), (.json(let text), _): text.shownName
    case (.boolean(let value), _): value ? "yes" : "no"
    }
  }
}

extension TableCell {
  /// The value that a row is sorted by; nil for one that is sorted by its words.
  package var sortValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .real(let value): value
    case .boolean(let value): value ? 1 : 0
    case .null, .text, .json: nil
    }
  }
}
