/// The value of one field of an event.
package enum FieldValue: Hashable, Sendable {
  /// A signed whole number.
  case integer(Int64)
  /// A whole number of 0 or more.
  case unsigned(UInt64)
  /// A fraction.
  case number(Double)
  /// A named number, such as `("content_changed", 0)`; a number without a name has an empty one.
  case label(String, Int64)
  /// Text.
  case text(String)

  /// The whole number, also the one behind a label.
  ///
  /// Nil for fractions, for text, and for what exceeds `Int64`.
  package var integerValue: Int64? {
    switch self {
    case .integer(let value): value
    case .unsigned(let value): Int64(exactly: value)
    case .label(_, let value): value
    case .number, .text: nil
    }
  }

  /// The number, whole or not, also the one behind a label; nil for text.
  package var numericValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    case .label(_, let value): Double(value)
    case .text: nil
    }
  }

  /// The value as a reader would write it: text as it is, a label by its name, a number in digits.
  package var text: String {
    switch self {
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .number(let value): String(value)
    case .label(let name, let value): name.isEmpty ? String(value) : name
    case .text(let value): value
    }
  }
}
