import ListSchema

/// Something that took time: a begin and an end with the same process, kind and id.
public struct Interval: Sendable {
  /// The kind's name and the names of its fields.
  public let shape: IntervalShape
  private let pair: IntervalPair
  private let nesting: IntervalNesting
  /// The values of all fields of the intervals that it was handed out with.
  ///
  /// Shared, so that an interval costs no array of its own.
  private let pool: [FieldValue]

  /// Takes an interval out of a tree.
  init(
    _ pair: IntervalPair,
    _ nesting: IntervalNesting,
    _ shape: IntervalShape,
    _ pool: [FieldValue]
  ) {
    self.pair = pair
    self.nesting = nesting
    self.shape = shape
    self.pool = pool
  }

  /// The id that paired begin and end; unique in its process while the interval was open.
  public var id: UInt32 { pair.id }
  /// The list that the work was done for; 0 for none.
  public var list: UInt32 { pair.list }
  /// The update that the work was done for; 0 for none.
  public var update: UInt32 { pair.update }
  /// The process that did the work.
  public var process: ProcessID { pair.process }
  /// The thread of the begin.
  public var thread: Int32 { pair.thread }
  /// The Swift task that it began in; 0 for none, and where the recording does not say.
  public var task: UInt32 { pair.task }
  /// The begin, in nanoseconds of the trace's clock.
  public var startNs: Int64 { pair.startNs }
  /// The end, in nanoseconds of the trace's clock.
  public var endNs: Int64 { pair.endNs }
  /// The duration, in nanoseconds; for a frame that was timed by its own clock, the time of that
  /// clock, which is less than the time between its two events.
  public var durationNs: Int64 { pair.durationNs }
  /// The time that no interval inside it covers, in nanoseconds.
  public var selfNs: Int64 { nesting.selfNs }
  /// The number of intervals that enclose it.
  public var depth: Int { Int(nesting.depth) }
  /// The position in the tree of the innermost interval that encloses it; nil at the top.
  public var parent: Int? { nesting.parent < 0 ? nil : Int(nesting.parent) }
  /// The number of intervals of the trace that began before it.
  public var number: Int { pair.number }

  /// The kind as the trace names it, or the name that a user gave.
  public var name: String { shape.name }

  /// True if the name is a custom one.
  public var isNamedByUser: Bool { shape.isNamedByUser }

  /// True if it is a pass of the engine line.
  package var isUpdate: Bool { shape.meaning == .update }

  /// The values of the fields, in the order of `shape.fieldNames`.
  ///
  /// - Complexity: O(number of fields).
  public var values: [FieldValue] { shape.fieldNames.indices.map { value(at: $0) } }

  /// The value of the field at a position of `shape.fieldNames`.
  package func value(at field: Int) -> FieldValue {
    pool[pair.place(ofField: field, beginCount: shape.beginCount)]
  }

  /// The value of a field that the analysis understands; nil when the interval does not have it.
  subscript(field: FieldName) -> FieldValue? {
    shape.position(of: field).map { value(at: $0) }
  }

  /// The value of a field, or nil when the interval does not have it.
  ///
  /// - Complexity: O(number of fields).
  public subscript(field: String) -> FieldValue? {
    shape.fieldNames.firstIndex(of: field).map { value(at: $0) }
  }
}
