/// The kind of an interval: a small number that identifies one row of a `Schema`.
///
/// Kinds are declared beside their schema, as constants (`IntervalKind.diff`). The number is only
/// a handle within one process; traces and reports use the name that the schema gives it.
public struct IntervalKind: Hashable, Sendable {
  /// The position of the kind's definition in `Schema.intervals`.
  public let code: UInt16

  /// Makes the handle of the definition at position `code`.
  @inlinable
  public init(code: UInt16) {
    self.code = code
  }
}

/// The kind of an instant event: a small number that identifies one row of `Schema.events`.
public struct EventKind: Hashable, Sendable {
  /// The position of the kind's definition in `Schema.events`.
  public let code: UInt16

  /// Makes the handle of the definition at position `code`.
  @inlinable
  public init(code: UInt16) {
    self.code = code
  }
}
