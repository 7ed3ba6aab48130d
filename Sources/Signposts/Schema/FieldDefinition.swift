/// A Swift enumeration whose cases are written to traces by name.
///
/// Raw values count from 0 in the order of the cases.
public protocol SignpostEnumeration: RawRepresentable<Int>, CaseIterable, Sendable {}

/// A set of named numbers, as a trace declares it.
public struct Enumeration: Hashable, Sendable {
  /// The name of the Swift type whose cases these are, such as `UpdateReason`.
  public let typeName: String
  /// The name in a trace, such as `update_reason`.
  public let name: String
  /// The names of the values 0, 1, 2…, in snake case.
  public let labels: [String]

  /// Describes a Swift enumeration.
  ///
  /// - Precondition: the raw values are 0, 1, 2… in the order of the cases.
  public init<Cases: SignpostEnumeration>(_ type: Cases.Type) {
    typeName = String(describing: type)
    name = Self.snakeCase(typeName)
    labels = type.allCases.map { Self.snakeCase(String(describing: $0)) }
    for (position, value) in type.allCases.enumerated() {
      precondition(value.rawValue == position, "\(type): \(value) must have raw value \(position)")
    }
  }

  /// Turns `contentChanged` into `content_changed`.
  public static func snakeCase(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, !result.isEmpty { result.append("_") }
      result.append(character.lowercased())
    }
    return result
  }
}

/// One field of an interval's begin or end, or of an instant event.
public struct FieldDefinition: Hashable, Sendable {
  /// The type with which a field is stored in a trace.
  public enum Kind: Hashable, Sendable {
    /// An unsigned whole number of 32 bits.
    case uint32
    /// A signed whole number of 64 bits.
    case int64
    /// A fraction of 64 bits.
    case float64
    /// Text; instant events only.
    case string
    /// One of a set of named numbers.
    case enumeration(Enumeration)

    /// The type, in words that do not depend on Swift's spelling.
    var canonicalText: String {
      switch self {
      case .uint32: "uint32"
      case .int64: "int64"
      case .float64: "float64"
      case .string: "string"
      case .enumeration(let enumeration):
        "\(enumeration.name)[\(enumeration.labels.joined(separator: " "))]"
      }
    }
  }

  /// The name in traces and reports, in snake case, with the unit where there is one.
  public let name: String
  /// The type with which the field is stored.
  public let kind: Kind
  /// The unit of the value: `items`, `points`, `ns`; empty for names and ids.
  public let unit: String
  /// A description of the field, in one sentence without a full stop.
  public let meaning: String

  /// True if equal runs may differ in it: times, and the effects of the machine on the thread.
  public var dependsOnMachine: Bool { ["ns", "switches", "faults"].contains(unit) }

  /// Describes a field.
  public init(_ name: String, _ kind: Kind, unit: String = "", _ meaning: String) {
    self.name = name
    self.kind = kind
    self.unit = unit
    self.meaning = meaning
  }

  /// Describes a field that holds one of the cases of a Swift enumeration.
  public init<Cases: SignpostEnumeration>(_ name: String, _ type: Cases.Type, _ meaning: String) {
    self.init(name, .enumeration(Enumeration(type)), meaning)
  }

  /// Describes a count of things.
  public static func count(_ name: String, of unit: String, _ meaning: String) -> FieldDefinition {
    FieldDefinition(name, .uint32, unit: unit, meaning)
  }
}
