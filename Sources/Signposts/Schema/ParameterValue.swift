/// The type of a parameter's values: one of four.
///
/// The same types that fields in a trace have.
public enum ParameterType: Int, SignpostEnumeration {
  /// A signed whole number of 64 bits.
  case integer
  /// An unsigned whole number of 64 bits, such as a seed.
  case unsigned
  /// A fraction of 64 bits, finite.
  case number
  /// Text.
  case text
}

/// The value of a run parameter.
public enum ParameterValue: Hashable, Sendable {
  /// A signed whole number.
  case integer(Int64)
  /// An unsigned whole number.
  case unsigned(UInt64)
  /// A fraction, finite.
  case number(Double)
  /// Text, such as the name of a case.
  case text(String)

  /// The type of the value.
  public var type: ParameterType {
    switch self {
    case .integer: .integer
    case .unsigned: .unsigned
    case .number: .number
    case .text: .text
    }
  }

  /// True if it is no fraction, or a finite one.
  public var isFinite: Bool {
    if case .number(let value) = self { value.isFinite } else { true }
  }

  /// Reads what `description` writes; nil where the text is no value of the type.
  public init?(_ text: String, _ type: ParameterType) {
    let value: ParameterValue? =
      switch type {
      case .integer: Int64(text).map { .integer($0) }
      case .unsigned: UInt64(text).map { .unsigned($0) }
      case .number: Double(text).flatMap { $0.isFinite ? .number($0) : nil }
      case .text: .text(text)
      }
    guard let value else { return nil }
    self = value
  }

  /// The value as a whole number; nil for text, and for what does not fit.
  public var integer: Int64? {
    switch self {
    case .integer(let value): value
    case .unsigned(let value): Int64(exactly: value)
    case .number(let value): Int64(exactly: value)
    case .text: nil
    }
  }

  /// The value as a number; nil for text.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    case .text: nil
    }
  }

  /// The same value as another type has it; nil where that type has no such value.
  ///
  /// JSON and traces may hold 1 where 1.0 is meant.
  public func converted(to type: ParameterType) -> ParameterValue? {
    switch (self, type) {
    case (_, self.type): self
    case (.integer(let value), .unsigned): UInt64(exactly: value).map { .unsigned($0) }
    case (_, .integer): integer.map { .integer($0) }
    case (.number(let value), .unsigned): UInt64(exactly: value).map { .unsigned($0) }
    case (_, .number): number.flatMap { $0.isFinite ? .number($0) : nil }
    default: nil
    }
  }
}

extension ParameterValue: CustomStringConvertible {
  /// As it is written on the command line: `60`, `0.5`, `table`.
  public var description: String {
    switch self {
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .number(let value):
      Int64(exactly: value).flatMap { $0.magnitude < 1 << 53 ? "\($0)" : nil } ?? "\(value)"
    case .text(let text): text
    }
  }
}

extension ParameterValue: Codable {
  /// Reads a number or text.
  ///
  /// - Throws: errors of the decoder where there is neither.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The first of these types that fits decides; only the error for text is informative.
    if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Writes a number or text.
  ///
  /// - Throws: errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let text): try container.encode(text)
    }
  }
}
