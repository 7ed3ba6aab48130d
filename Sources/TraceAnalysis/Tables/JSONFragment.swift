public import Signposts

/// Pieces of JSON for documents that are written while they are made, and never are in memory.
///
/// `JSONEncoder` writes whole documents only, and costs microseconds a value.
public enum JSONFragment {
  /// Text in quotation marks (RFC 8259, section 7).
  ///
  /// - Complexity: O(length).
  public static func string(_ text: String) -> String {
    var buffer = ByteBuffer()
    buffer.append(json: text)
    return buffer.text
  }

  /// A number; null for what JSON has no number for.
  public static func number(_ value: Double) -> String {
    value.isFinite ? "\(value)" : "null"
  }

  /// A cell of a table.
  public static func value(_ cell: TableCell) -> String {
    var buffer = ByteBuffer()
    buffer.append(json: cell)
    return buffer.text
  }

  /// A value of an event's field; labels by their name.
  public static func value(_ field: FieldValue) -> String {
    var buffer = ByteBuffer()
    buffer.append(json: field)
    return buffer.text
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
}
