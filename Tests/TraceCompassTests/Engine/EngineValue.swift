/// A value in Trace Compass' states: the types that it tells apart.
enum EngineValue: Hashable {
  case int(Int64)
  case long(Int64)
  case double(Double)
  case string(String)
  /// A named number, as the reader of CTF 1.8 hands it out.
  case label(String, Int64)

  /// The type that an attribute has once it had this value.
  var type: String {
    switch self {
    case .int: "Integer"
    case .long: "Long"
    case .double: "Double"
    case .string, .label: "String"
    }
  }

  /// The value as it is shown.
  var text: String {
    switch self {
    case .int(let number), .long(let number): "\(number)"
    case .double(let number): "\(number)"
    case .string(let text), .label(let text, _): text
    }
  }

  /// The value as a whole number.
  var number: Int64? {
    switch self {
    case .int(let number), .long(let number): number
    case .double, .string, .label: nil
    }
  }

  /// The value, made one of a type.
  ///
  /// - Throws: `EngineFailure` for text that is no number.
  func forced(to type: String) throws(EngineFailure) -> EngineValue {
    switch type {
    case "string": return .string(text)
    case "int": return .int(try wholeNumber())
    case "long": return .long(try wholeNumber())
    default: return self
    }
  }

  private func wholeNumber() throws(EngineFailure) -> Int64 {
    guard let number = number ?? Int64(text) else {
      throw EngineFailure("NumberFormatException: For input string: \"\(text)\"")
    }
    return number
  }

  /// True for values that are equal in a condition; no value is equal to no value only.
  ///
  /// - Throws: `EngineFailure` where a number is compared with text.
  static func areEqual(
    _ left: EngineValue?,
    _ right: EngineValue?
  ) throws(EngineFailure) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    guard (left.type == "String") == (right.type == "String") else {
      throw EngineFailure(
        "StateValueTypeException: \(left.type) cannot be compared with \(right.type)"
      )
    }
    guard let first = left.number, let second = right.number else { return left.text == right.text }
    return first == second
  }
}

/// An exception of Trace Compass, which ends an analysis.
struct EngineFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
