/// The value of one row in one column.
public enum TableCell: Hashable, Sendable {
  /// Nothing is known, or there is nothing.
  case null
  /// A signed whole number.
  case integer(Int64)
  /// A whole number for which a signed one has no room.
  case unsigned(UInt64)
  /// A fraction, finite.
  case real(Double)
  /// Text without the character NUL, which neither CSV nor SQLite can hold.
  case text(String)
  /// Yes or no.
  case boolean(Bool)
  /// A JSON object, as its text.
  case json(String)

  /// A number; null where it is not known, or too large for a column.
  package static func known(_ value: (some BinaryInteger)?) -> TableCell {
    value.flatMap { Int64(exactly: $0) }.map { .integer($0) } ?? .null
  }

  /// A fraction; null where it is not known, or no number.
  package static func known(_ value: Double?) -> TableCell {
    value.flatMap { $0.isFinite ? .real($0) : nil } ?? .null
  }

  /// Text with U+FFFD for every NUL; null where it is not known.
  package static func known(_ value: String?) -> TableCell {
    guard let value else { return .null }
    let hasNUL = value.utf8.withContiguousStorageIfAvailable { $0.contains(0) }
    guard hasNUL ?? value.utf8.contains(0) else { return .text(value) }
    // By scalars: a NUL and an accent are one character that is not a NUL.
    let scalars = value.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
    return .text(String(String.UnicodeScalarView(scalars)))
  }

  /// Yes or no; null where it is not known.
  package static func known(_ value: Bool?) -> TableCell {
    value.map { .boolean($0) } ?? .null
  }

  /// A reference by a number that is 0 where there is none.
  package static func reference(_ value: UInt32) -> TableCell {
    value == 0 ? .null : .integer(Int64(value))
  }
}
