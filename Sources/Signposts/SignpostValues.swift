/// Up to eight numbers that an interval's begin or end carries, in the order of the schema's fields.
///
/// Held in place, without an allocation. Call sites do not write positions: `generate-schema`
/// makes one labelled constructor per row of the table (`.diffEnd(added:removed:…)`).
public struct SignpostValues: Hashable, Sendable {
  /// The value of the field at position 0.
  ///
  /// A `float64` field is kept by its bit pattern.
  public var value0: Int64
  /// The value of the field at position 1.
  public var value1: Int64
  /// The value of the field at position 2.
  public var value2: Int64
  /// The value of the field at position 3.
  public var value3: Int64
  /// The value of the field at position 4.
  public var value4: Int64
  /// The value of the field at position 5.
  public var value5: Int64
  /// The value of the field at position 6.
  public var value6: Int64
  /// The value of the field at position 7.
  public var value7: Int64

  /// The maximum number of fields of one begin or one end.
  public static let capacity = 8

  /// Makes the values by position; those not given are 0.
  @inlinable
  public init(
    _ value0: Int64 = 0,
    _ value1: Int64 = 0,
    _ value2: Int64 = 0,
    _ value3: Int64 = 0,
    _ value4: Int64 = 0,
    _ value5: Int64 = 0,
    _ value6: Int64 = 0,
    _ value7: Int64 = 0
  ) {
    self.value0 = value0
    self.value1 = value1
    self.value2 = value2
    self.value3 = value3
    self.value4 = value4
    self.value5 = value5
    self.value6 = value6
    self.value7 = value7
  }

  /// No values: every field is 0.
  @inlinable
  public static var none: SignpostValues { SignpostValues() }

  /// The value at a position.
  ///
  /// - Precondition: `0 <= position < capacity`.
  public subscript(position: Int) -> Int64 {
    switch position {
    case 0: value0
    case 1: value1
    case 2: value2
    case 3: value3
    case 4: value4
    case 5: value5
    case 6: value6
    case 7: value7
    default: preconditionFailure("position \(position) is not in 0..<\(Self.capacity)")
    }
  }
}

/// One field of an instant event.
public enum EventValue: Hashable, Sendable {
  /// A whole number, for `uint32`, `int64` and enumeration fields.
  case integer(Int64)
  /// A fraction, for `float64` fields.
  case number(Double)
  /// Text, for `string` fields.
  case text(String)
}

/// The fields of one instant event, in order, with its kind.
///
/// Call sites do not write positions: `generate-schema` makes one labelled constructor per row of
/// the table (`.typeName(type:name:)`).
public struct EventValues: Hashable, Sendable {
  /// The kind of the event.
  public let kind: EventKind
  /// One value for every field of the kind's definition.
  public let values: [EventValue]

  /// Makes the fields of an event by position.
  public init(_ kind: EventKind, _ values: [EventValue]) {
    self.kind = kind
    self.values = values
  }
}
