public import TraceAnalysis

/// Lines of comma-separated values (RFC 4180), ending in a line feed.
public enum CSVLine {
  /// The line of a row.
  public static func of(_ cells: [TableCell]) -> String {
    var buffer = ByteBuffer()
    buffer.append(csv: cells)
    return buffer.text
  }
}

extension ByteBuffer {
  /// Appends the line of a row.
  package mutating func append(csv cells: [TableCell]) {
    for place in cells.indices {
      if place > 0 { append(UInt8(ascii: ",")) }
      append(csv: cells[place])
    }
    append(UInt8(ascii: "\n"))
  }

  private mutating func append(csv cell: TableCell) {
    switch cell {
    case .null: return
    case .text(let text), .json(let text): append(csv: text)
    case .real(let value): append(text: "\(value)")
    case .integer(let value): append(decimal: value)
    case .unsigned(let value): append(decimal: value)
    case .boolean(let value): append(value ? "true" : "false")
    }
  }

  /// Quotation marks where they are needed, and around empty text, which would be null without.
  private mutating func append(csv text: String) {
    var text = text
    text.withUTF8 { bytes in
      let isPlain = !bytes.isEmpty && bytes.allSatisfy { $0 > 0x20 && $0 != 0x22 && $0 != 0x2C }
      guard !isPlain else { return append(bytes) }
      append(UInt8(ascii: "\""))
      for byte in bytes {
        if byte == UInt8(ascii: "\"") { append(byte) }
        append(byte)
      }
      append(UInt8(ascii: "\""))
    }
  }
}
