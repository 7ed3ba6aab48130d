import TraceAnalysis

/// The columns of a table that grows while the trace is read, kept outside of memory.
struct FirefoxColumns {
  private(set) var count = 0
  private let texts: [Spool.Text]

  init(columns: Int) {
    texts = (0..<columns).map { _ in Spool.Text() }
  }

  /// Appends to a column; each column gets one value a row, and the last column ends the row.
  mutating func append(
    _ column: Int,
    in spool: Spool,
    _ value: (inout ByteBuffer) -> Void
  ) {
    spool.append(to: texts[column]) {
      if count > 0 { $0.append(",") }
      value(&$0)
    }
    if column == texts.count - 1 { count += 1 }
  }

  /// Writes a column with its name: `"…":[…]`.
  func write(_ column: Int, _ name: StaticString, from spool: Spool, to output: ExportOutput) throws
  {
    output.write {
      $0.append("\"")
      $0.append(name)
      $0.append("\":[")
    }
    try spool.copy(texts[column], to: output)
    output.write { $0.append("]") }
  }
}

extension ByteBuffer {
  /// Appends a column with its name.
  mutating func column<Values: Sequence>(
    _ name: StaticString,
    _ values: Values,
    _ value: (inout ByteBuffer, Values.Element) -> Void
  ) {
    append("\"")
    append(name)
    append("\":[")
    var isFirst = true
    for element in values {
      if !isFirst { append(",") }
      isFirst = false
      value(&self, element)
    }
    append("]")
  }

  /// Appends a column of places; null where there is none.
  mutating func column(_ name: StaticString, _ values: [Int?]) {
    column(name, values) { buffer, value in
      if let value { buffer.append(decimal: Int64(value)) } else { buffer.append("null") }
    }
  }

  /// Appends a column that has the same in every row.
  mutating func column(_ name: StaticString, _ value: StaticString, count: Int) {
    column(name, 0..<count) { buffer, _ in buffer.append(value) }
  }
}
