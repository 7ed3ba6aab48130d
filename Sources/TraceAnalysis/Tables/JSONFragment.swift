public import Signposts

/// Pieces of JSON for documents that are written while they are made, and never are in memory.
///
/// `JSONEncoder` writes whole documents only, and costs microseconds a value.
public enum JSONFragment {
  /// Text in quotation marks (RFC 8259, section 7).
  ///
  /// - Complexity: O(length).
  public static func string(_ text: String) -> String {
    guard text.utf8.contains(where: needsEscape) else { return "\"\(text)\"" }
    var result = "\""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result + "\""
  }

  /// A number; null for what JSON has no number for.
  public static func number(_ value: Double) -> String {
    value.isFinite ? "\(value)" : "null"
  }

  /// A cell of a table.
  public static func value(_ cell: TableCell) -> String {
    switch cell {
    case .null: "null"
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .real(let value): number(value)
    case .text(let text): string(text)
    case .boolean(let value): value ? "true" : "false"
    case .json(let text): text
    }
  }

  /// A value of an event's field; labels by their name.
  public static func value(_ field: FieldValue) -> String {
    switch field {
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .number(let value): number(value)
    case .label, .text: string(field.text ?? "")
    }
  }

  /// The value of a run parameter.
  public static func value(_ parameter: ParameterValue) -> String {
    switch parameter {
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .number(let value): number(value)
    case .text(let text): string(text)
    }
  }

  /// An object of an interval's or event's fields.
  ///
  /// - Precondition: there are as many names as values.
  public static func object(_ names: [String], _ values: [FieldValue]) -> String {
    precondition(names.count == values.count, "\(names.count) names, \(values.count) values")
    let members = zip(names, values).map { "\(string($0)):\(value($1))" }
    return "{\(members.joined(separator: ","))}"
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
