/// A value of an enumeration field: the name that the trace gives it, and its number.
///
/// A class, so that the millions of events that carry the same label share one.
public final class FieldLabel: Hashable, Sendable {
  /// The name, such as `content_changed`; empty where the trace has no name for the number.
  public let text: String
  /// The number.
  public let value: Int64

  /// Makes a label.
  public init(_ text: String, _ value: Int64) {
    self.text = text
    self.value = value
  }

  /// Returns whether both name and number are the same.
  public static func == (left: FieldLabel, right: FieldLabel) -> Bool {
    left === right || (left.text == right.text && left.value == right.value)
  }

  /// Feeds name and number to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(value)
  }
}

/// The value of one field of an event.
public enum FieldValue: Hashable, Sendable {
  /// A signed whole number.
  case integer(Int64)
  /// An unsigned whole number.
  case unsigned(UInt64)
  /// A fraction.
  case number(Double)
  /// One of a set of named numbers.
  case label(FieldLabel)
  /// Text.
  case text(String)

  /// The value as a number, or nil for labels and text.
  ///
  /// Whole numbers are exact up to 2^53.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    case .label, .text: nil
    }
  }

  /// The value as a whole number; nil for text, and for what does not fit.
  public var integer: Int64? {
    switch self {
    case .integer(let value): value
    case .unsigned(let value): Int64(exactly: value)
    case .number(let value): Int64(exactly: value)
    case .label(let label): label.value
    case .text: nil
    }
  }

  /// The value as text: text itself, or the name of a label.
  public var text: String? {
    switch self {
    case .text(let text): text
    case .label(let label): label.text.isEmpty ? "\(label.value)" : label.text
    case .integer, .unsigned, .number: nil
    }
  }

  /// The value as a name: as text, of which no more is taken than anybody reads.
  ///
  /// Names are kept and shown again and again; a text may be megabytes long.
  var name: String? { text?.cutName }

  /// The low 32 bits of a whole number, 0 for anything else: how ids are read.
  var identifier: UInt32 {
    switch self {
    case .unsigned(let value): UInt32(truncatingIfNeeded: value)
    case .integer(let value): UInt32(truncatingIfNeeded: value)
    case .number, .label, .text: 0
    }
  }
}

extension String {
  /// The maximum number of scalars of a name.
  static let maxNameScalars = 256

  /// The text, or its begin with `…` where it is too long for a name.
  var cutName: String {
    // A scalar takes a byte or more, so most names need no counting.
    guard utf8.count > Self.maxNameScalars, unicodeScalars.count > Self.maxNameScalars
    else { return self }
    return String(unicodeScalars.prefix(Self.maxNameScalars - 1)) + "…"
  }
}
