/// The description of one value of a row: its name, its kind, its unit, and its meaning.
///
/// Columns of SQL and CSV, keys of JSON with their schema, and the headings of tables for people are all
/// made from this, and so are the descriptions that the command prints.
public struct FieldDescription: Sendable {
  /// The kind of a value for its readers.
  public enum Kind: String, Sendable {
    /// Words, or a name.
    case text
    /// A whole number that nothing is counted by: an id, a position, a setting.
    case integer
    /// A number of things.
    case count
    /// A time between two others, in nanoseconds.
    case duration
    /// A time since the first event of the trace, in nanoseconds.
    case timestamp
    /// A part of a whole, from 0 to 1.
    case share
    /// Any other fraction.
    case real
    /// Yes or no.
    case boolean
    /// A number or text, as a trace declares it.
    case scalar
    /// A JSON object, or an array.
    case json

    /// The storage of the kind.
    public var storage: Storage {
      switch self {
      case .text: .text
      case .integer, .count, .duration, .timestamp: .integer
      case .share, .real: .real
      case .boolean: .boolean
      case .scalar: .scalar
      case .json: .json
      }
    }

    /// True if it is a number.
    public var isNumber: Bool { storage == .integer || storage == .real }
  }

  /// The storage of a value, where it is not null.
  public enum Storage: String, Sendable {
    /// A signed whole number of 64 bits.
    case integer
    /// A fraction of 64 bits, finite.
    case real
    /// Text.
    case text
    /// Yes or no.
    case boolean
    /// A number or text.
    case scalar
    /// A JSON object, or an array.
    case json
  }

  /// The number of values, and whether they have fields of their own.
  public enum Shape: Sendable {
    /// One value.
    case value
    /// Values in order.
    case values
    /// Values by names that the trace gives.
    case valuesByName
    /// A record with fields of its own.
    case record(@Sendable () -> RecordDescription)
    /// Records in order.
    case records(@Sendable () -> RecordDescription)
    /// Records by names that the trace gives.
    case recordsByName(@Sendable () -> RecordDescription)
    /// For every field of a record an array, all of the same length.
    case columns(@Sendable () -> RecordDescription)
  }

  /// The name, in snake case, with the unit where there is one.
  public let name: String
  /// The name for people: `Late frames`.
  public package(set) var title: String
  /// The kind of the value.
  public let kind: Kind
  /// The unit: `ns`, `points`, `items`…; empty for names, ids and shares.
  public let unit: String
  /// True if every row of a trace has another value here.
  public let isKey: Bool
  /// True if there may be nothing, which is null.
  public package(set) var isNullable: Bool
  /// The number of decimal places of a fraction that people see.
  public let fractionDigits: Int
  /// The meaning, in one sentence without a full stop.
  public let meaning: String
  /// The shape: the number of values.
  public let shape: Shape

  /// The name as a key of JSON: `p50Ns`.
  public let key: String

  init(
    name: String,
    title: String,
    kind: Kind,
    unit: String,
    isKey: Bool,
    isNullable: Bool,
    fractionDigits: Int,
    meaning: String,
    shape: Shape
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    self.unit = unit
    self.isKey = isKey
    self.isNullable = isNullable
    self.fractionDigits = fractionDigits
    self.meaning = meaning
    self.shape = shape
    key = Self.key(of: name)
  }

  private static func key(of name: String) -> String {
    let words = name.split(separator: "_")
    return words.prefix(1).joined() + words.dropFirst().map { $0.capitalizedFirst }.joined()
  }

  /// The units that names end with, which titles leave out.
  private static let unitSuffixes = ["_ns", "_points", "_ms_per_s", "_hz", "_bytes"]

  /// The title of a name: that of `p50_ns` is `P50`.
  static func title(of name: String) -> String {
    let suffix = unitSuffixes.first { name.hasSuffix($0) } ?? ""
    let words = name.dropLast(suffix.count).split(separator: "_").joined(separator: " ")
    return words.capitalizedFirst
  }
}

/// The description of the rows of one kind, with their fields.
public struct RecordDescription: Sendable {
  /// The name, which no other record of a document has.
  public let name: String
  /// The meaning of a row, in one sentence without a full stop.
  public let meaning: String
  /// The fields in order.
  public let fields: [FieldDescription]
}

extension StringProtocol {
  /// The text with a capital letter at its start.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
