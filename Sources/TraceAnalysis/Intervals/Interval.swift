/// What all intervals of one kind have in common: the name, and the names of the fields.
public final class IntervalShape: Sendable {
  /// The kind as the trace names it, or the name that a user gave.
  public let name: String
  /// The names of the fields, in the order of an interval's values.
  ///
  /// Those of the begin come first, then those of the end. An end's field that the begin has too is
  /// called `end_…`.
  public let fieldNames: [String]

  /// Whether a field of the events gave the name: one of the user's own.
  public let isNamedByUser: Bool

  /// Describes a kind of interval.
  init(name: String, beginFields: [String], endFields: [String], isNamedByUser: Bool = false) {
    self.name = name
    self.isNamedByUser = isNamedByUser
    fieldNames =
      beginFields + endFields.map { beginFields.contains($0) ? "end_" + $0 : $0 }
  }
}

/// Something that took time: a begin and an end with the same process, kind and id.
public struct Interval: Sendable {
  /// The kind's name and the names of its fields.
  public let shape: IntervalShape
  /// The id that paired begin and end; unique in its process while the interval was open.
  public let id: UInt32
  /// The list that the work was done for; 0 for none.
  public let list: UInt32
  /// The update that the work was done for; 0 for none.
  public let update: UInt32
  /// Who did the work.
  public let process: ProcessID
  /// The thread of the begin.
  public let thread: Int32
  /// When it began, in nanoseconds of the trace's clock.
  public let startNs: Int64
  /// When it ended, in nanoseconds of the trace's clock.
  public let endNs: Int64
  /// The time that no interval inside it covers, in nanoseconds.
  public let selfNs: Int64
  /// How many intervals enclose it.
  public let depth: Int
  /// The position in the tree of the innermost interval that encloses it; nil at the top.
  public private(set) var parent: Int?
  /// How many intervals of the trace began before it.
  public let number: Int
  /// The values of the fields, in the order of `shape.fieldNames`.
  public let values: [FieldValue]

  /// The kind as the trace names it, or the name that a user gave.
  public var name: String { shape.name }

  /// Whether the name is one of the user's own.
  public var isNamedByUser: Bool { shape.isNamedByUser }

  /// How long it took, in nanoseconds.
  public var durationNs: Int64 { endNs - startNs }

  func moved(toParent parent: Int?) -> Interval {
    var interval = self
    interval.parent = parent
    return interval
  }

  /// The value of a field, or nil when the interval does not have it.
  ///
  /// - Complexity: O(number of fields).
  public subscript(field: String) -> FieldValue? {
    shape.fieldNames.firstIndex(of: field).map { values[$0] }
  }
}
