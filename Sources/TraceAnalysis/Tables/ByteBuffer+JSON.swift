extension ByteBuffer {
  /// Appends text in quotation marks (RFC 8259, section 7).
  ///
  /// - Complexity: O(length).
  package mutating func append(json text: String) {
    append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      if bytes.contains(where: Self.needsEscape) {
        for byte in bytes { append(escaped: byte) }
      } else {
        append(bytes)
      }
    }
    append(UInt8(ascii: "\""))
  }

  /// Returns the text before each value of an object: `"offset":`, then `,"items":`.
  static func jsonKeys(_ names: [String]) -> [[UInt8]] {
    names.indices.map { place in
      var key = ByteBuffer()
      if place > 0 { key.append(UInt8(ascii: ",")) }
      key.append(json: names[place])
      key.append(UInt8(ascii: ":"))
      return key.bytes
    }
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
    let keys = interval.shape.jsonKeys
    append(UInt8(ascii: "{"))
    for field in keys.indices {
      append(keys[field])
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
