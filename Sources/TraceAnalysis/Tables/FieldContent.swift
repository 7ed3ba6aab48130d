package import Signposts

/// A type that a field of a row may hold: it says whether it can be absent, and how it becomes a
/// cell.
package protocol FieldContent: Sendable {
  /// True if there may be nothing.
  static var isNullable: Bool { get }
  /// The value as a cell.
  var cell: TableCell { get }
}

extension FieldContent where Self: BinaryInteger {
  /// A whole number is always there.
  package static var isNullable: Bool { false }
  /// The number; `unsigned` where a signed one has no room for it.
  package var cell: TableCell {
    Int64(exactly: self).map { .integer($0) } ?? UInt64(exactly: self).map { .unsigned($0) }
      ?? .null
  }
}

extension Int: FieldContent {}
extension Int32: FieldContent {}
extension Int64: FieldContent {}
extension UInt16: FieldContent {}
extension UInt32: FieldContent {}
extension UInt64: FieldContent {}

extension Double: FieldContent {
  /// Null for a number that is not finite.
  package static var isNullable: Bool { true }
  /// The number, where it is finite.
  package var cell: TableCell { .known(self) }
}

extension String: FieldContent {
  /// Text is always there.
  package static var isNullable: Bool { false }
  /// The text with U+FFFD for every NUL.
  package var cell: TableCell { .known(self) }
}

extension Bool: FieldContent {
  /// Yes or no is always there.
  package static var isNullable: Bool { false }
  /// Yes or no.
  package var cell: TableCell { .boolean(self) }
}

extension Optional: FieldContent where Wrapped: FieldContent {
  /// There may be nothing.
  package static var isNullable: Bool { true }
  /// The value, or null.
  package var cell: TableCell { map(\.cell) ?? .null }
}

extension ParameterValue: FieldContent {
  /// A value is always there, unless it is a number without end.
  package static var isNullable: Bool { true }
  /// The value, as its type is.
  package var cell: TableCell {
    switch self {
    case .integer(let value): value.cell
    case .unsigned(let value): value.cell
    case .number(let value): value.cell
    case .text(let text): text.cell
    }
  }
}

extension TableCell: FieldContent {
  /// A cell may be empty.
  package static var isNullable: Bool { true }
  /// The cell itself.
  package var cell: TableCell { self }
}
