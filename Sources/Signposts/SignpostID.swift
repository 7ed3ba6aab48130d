/// Tells one interval from all others of its process.
///
/// Intervals of the same kind may nest or overlap; the id is what pairs an end with its begin.
public struct SignpostID: RawRepresentable, Hashable, Sendable {
  /// The number as it stands in the trace.
  ///
  /// 0 is never a recorded id.
  public let rawValue: UInt32

  /// Makes a custom id, which must be unique among the open intervals of the process.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Asks the sink to choose an id that is unique in the process.
  @inlinable
  public static var automatic: SignpostID { SignpostID(rawValue: 0) }
}

/// Whose interval it is: the list, and the update of that list, on whose behalf work is done.
///
/// Both are 0 where there is none.
public struct SignpostScope: Hashable, Sendable {
  /// The list's number, from 1, unique in the process.
  public var list: UInt32
  /// The number of the update within its list, from 1.
  public var update: UInt32

  /// Makes a scope; by default that of no list.
  @inlinable
  public init(list: UInt32 = 0, update: UInt32 = 0) {
    self.list = list
    self.update = update
  }
}
