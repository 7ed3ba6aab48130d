/// A value of a JSON document.
///
/// Encoded by `JSONEncoder`; numbers keep their kind, so that whole numbers of 64 bits stay exact.
public enum JSONValue: Hashable, Sendable {
  /// Nothing is known, or there is nothing.
  case null
  /// Yes or no.
  case boolean(Bool)
  /// A signed whole number.
  case integer(Int64)
  /// A whole number that may be too large for a signed one.
  case unsigned(UInt64)
  /// A fraction, finite.
  case number(Double)
  /// Text.
  case text(String)
  /// Whole numbers alone, which an encoder writes without an object for each.
  case integers([Int64])
  /// Values in order.
  case array([JSONValue])
  /// Values by their keys.
  case object([String: JSONValue])

  /// The value of a cell.
  public init(_ cell: TableCell) {
    self =
      switch cell {
      case .null: .null
      case .integer(let value): .integer(value)
      case .unsigned(let value): .unsigned(value)
      case .real(let value): .number(value)
      case .text(let text), .json(let text): .text(text)
      case .boolean(let value): .boolean(value)
      }
  }

  /// An array of cells.
  ///
  /// - Complexity: O(n).
  init(_ cells: [TableCell]) {
    var integers: [Int64] = []
    integers.reserveCapacity(cells.count)
    for cell in cells {
      guard case .integer(let value) = cell else {
        self = .array(cells.map { JSONValue($0) })
        return
      }
      integers.append(value)
    }
    self = .integers(integers)
  }

  /// The value of a key; nil where this is no object, or has no such key.
  public subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }
}

extension JSONValue: Codable {
  /// Reads a value of any kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let text): try container.encode(text)
    case .integers(let values): try container.encode(values)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes text.
  public init(stringLiteral text: String) { self = .text(text) }

  /// Makes yes or no.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// Makes an array.
  public init(arrayLiteral values: JSONValue...) { self = .array(values) }

  /// Makes an object.
  ///
  /// - Precondition: no key is given twice.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(uniqueKeysWithValues: members))
  }
}
