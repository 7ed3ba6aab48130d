public import ListSchema

/// One event of a trace.
public struct TraceEvent: Sendable {
  /// The time of the event, in nanoseconds since a fixed point, usually 1970.
  public var timestampNs: Int64
  /// Provider, name, and the names of the fields.
  public let type: EventType
  /// The process that emitted it.
  public package(set) var process: ProcessID
  /// The thread that emitted it, or 0 where it was not recorded.
  public package(set) var thread: Int32
  /// The values of the fields, in the order of `type.fieldNames`.
  public package(set) var values: [FieldValue]

  /// Makes an event.
  ///
  /// - Precondition: there is one value for every field of the type.
  public init(
    timestampNs: Int64,
    type: EventType,
    process: ProcessID,
    thread: Int32,
    values: [FieldValue]
  ) {
    precondition(
      values.count == type.fieldNames.count,
      "\(type.name): \(values.count) values for \(type.fieldNames.count) fields"
    )
    self.timestampNs = timestampNs
    self.type = type
    self.process = process
    self.thread = thread
    self.values = values
  }

  /// The value of a field, or nil when the event does not have it.
  ///
  /// - Complexity: O(number of fields).
  public subscript(field: String) -> FieldValue? {
    type.position(of: field).map { values[$0] }
  }

  /// The value of a field of the table, or nil when the event does not have it.
  public subscript(field: FieldName) -> FieldValue? {
    type.position(of: field).map { values[$0] }
  }
}
