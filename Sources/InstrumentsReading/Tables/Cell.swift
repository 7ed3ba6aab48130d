/// A value of a row, in one word; what it refers to stands in `Definitions`.
struct Cell: BitwiseCopyable, Equatable {
  /// The kind of a value.
  enum Kind: UInt8 {
    case missing, number, wideNumber, text, process, thread, message, stack, unusable
  }

  /// A value that the column does not have.
  static let missing = Cell(.missing, 0)
  /// A value that is there and means nothing here.
  static let unusable = Cell(.unusable, 0)
  /// Numbers up to this one need no place beside the word.
  static let maxSmall: UInt64 = 1 << 56 - 1

  private let word: UInt64

  /// Makes a value.
  ///
  /// - Precondition: `value` is at most `maxSmall`.
  init(_ kind: Kind, _ value: UInt64) {
    word = UInt64(kind.rawValue) << 56 | value
  }

  /// The kind.
  var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: word >> 56)) ?? .unusable }

  /// A small number, or where the value stands.
  var value: UInt64 { word & Self.maxSmall }

  /// The place of the value.
  var place: Int { Int(value) }
}

/// A process as tables name it.
struct ProcessEntry: Hashable {
  let pid: Int64
  let name: String
}

/// A thread as tables name it.
struct ThreadEntry: Hashable {
  let tid: UInt64
  /// The place of its process; nil where the table does not say.
  let process: Int?
}
