import Foundation

/// Any value of a JSON file, read before it is known what it should be.
package enum SuiteValue: Decodable, Equatable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([SuiteValue])
  case object([String: SuiteValue])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The first of these types that fits decides.
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([SuiteValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: SuiteValue].self))
    }
  }

  /// The sort of the value, for messages.
  package var sort: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "the number \(value)"
    case .number(let value): "the number \(value)"
    case .text(let text): "the text '\(text)'"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
