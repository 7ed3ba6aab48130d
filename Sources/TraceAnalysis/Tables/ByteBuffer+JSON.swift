extension ByteBuffer {
  /// Appends text in quotation marks (RFC 8259, section 7).
  ///
  /// - Complexity: O(length).
  package mutating func append(json text: String) {
    append(UInt8(ascii: "\""))
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      !bytes.contains(where: Self.needsEscape)
    }
    if isPlain ?? !text.utf8.contains(where: Self.needsEscape) {
      append(text: text)
    } else {
      for byte in text.utf8 { append(escaped: byte) }
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends a number; null for what JSON has no number for.
  package mutating func append(json value: Double) {
    guard value.isFinite else { return append("null") }
    append(text: "\(value)")
  }

  /// Appends a value of an event's field; labels by their name.
  package mutating func append(json field: FieldValue) {
    switch field {
    case .integer(let value): append(decimal: value)
    case .unsigned(let value): append(decimal: value)
    case .number(let value): append(json: value)
    case .label(let label) where !label.text.isEmpty: append(json: label.text)
    case .label, .text: append(json: field.text ?? "")
    }
  }

  /// Appends a cell of a table.
  package mutating func append(json cell: TableCell) {
    switch cell {
    case .null: append("null")
    case .integer(let value): append(decimal: value)
    case .unsigned(let value): append(decimal: value)
    case .real(let value): append(json: value)
    case .text(let text): append(json: text)
    case .boolean(let value): append(value ? "true" : "false")
    case .json(let text): append(text: text)
    }
  }

  /// Appends an object of an interval's fields.
  package mutating func append(fieldsOf interval: Interval) {
    let names = interval.shape.fieldNames
    append(UInt8(ascii: "{"))
    for field in names.indices {
      if field > 0 { append(UInt8(ascii: ",")) }
      append(json: names[field])
      append(UInt8(ascii: ":"))
      append(json: interval.value(at: field))
    }
    append(UInt8(ascii: "}"))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func append(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\r"): append("\\r")
    case UInt8(ascii: "\t"): append("\\t")
    case ..<0x20:
      let digits = String(byte, radix: 16)
      append("\\u00")
      if digits.utf8.count < 2 { append(UInt8(ascii: "0")) }
      append(text: digits)
    default: append(byte)
    }
  }
}
