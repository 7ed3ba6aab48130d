internal import CTracepoints

/// Distinguishes intervals of one name that are open at the same time.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Takes a number that is unique among the open intervals of a name.
  @inlinable
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// Makes an id that no other has.
  public init(log: OSLog) {
    self.init(UInt64(listscope_next_id()))
  }

  /// Makes the id of an object: always the same, and no other object's while it lives.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  /// The id of an interval that no other one of its name overlaps.
  @inlinable public static var exclusive: OSSignpostID { OSSignpostID(0xEEEE_B0B5_B2B2_EEEE) }
  /// An id that says that there was an error; nothing is recorded with it.
  @inlinable public static var invalid: OSSignpostID { OSSignpostID(.max) }
  /// An id that stands for none; nothing is recorded with it.
  @inlinable public static var null: OSSignpostID { OSSignpostID(0) }

  /// Returns whether the first number is the smaller one.
  @inlinable
  public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool {
    left.rawValue < right.rawValue
  }

  /// True if signposts with it are recorded.
  var isValid: Bool { self != .null && self != .invalid }

  /// The number by which a trace pairs intervals whose two ends share this id alone.
  ///
  /// Its highest bit is set, as it is in no number that an interval gets for itself.
  var number: UInt32 {
    let folded = rawValue < 1 << 31 ? rawValue : (rawValue &* 0x9E37_79B9_7F4A_7C15) >> 33
    return UInt32(truncatingIfNeeded: folded) | 1 << 31
  }
}
