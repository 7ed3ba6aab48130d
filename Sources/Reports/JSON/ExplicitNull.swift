/// Writes an absent value as `null` instead of leaving its key out.
///
/// Readers of the report can then tell "nothing recorded" from "not this version of the format".
@propertyWrapper
public struct ExplicitNull<Value: Codable & Sendable>: Codable, Sendable {
  /// The value, if there is one.
  public var wrappedValue: Value?

  /// Wraps a value.
  public init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  /// Reads a value or `null`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
  }

  /// Writes the value or `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue {
      try container.encode(wrappedValue)
    } else {
      try container.encodeNil()
    }
  }
}
