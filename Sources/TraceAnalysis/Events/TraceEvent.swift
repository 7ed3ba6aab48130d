/// One event of a trace, free of the trace's format.
///
///     event.name                          // "diff_begin"
///     event["old_items"]?.integerValue    // 250
///
/// The fields are those of the trace, in its order; contexts are the properties `process` and
/// `thread`.
package struct TraceEvent: Sendable {
  /// A field: its name in the trace, and its value.
  package typealias Field = (name: String, value: FieldValue)

  /// When it happened, in nanoseconds since the origin of the trace's clock.
  package var timestampNs: Int64
  /// The name without the provider: `diff_begin`, `counter`, `run_begin`.
  package var name: String
  /// The process that emitted it; 0 where the trace does not say.
  package var process: Int32
  /// The thread that emitted it; 0 where the trace does not say.
  package var thread: Int32
  /// The number of the stream that it was read from, from 0.
  package var stream: Int
  /// The fields, in the order of the trace.
  package var fields: [Field]

  /// Makes an event.
  package init(
    timestampNs: Int64,
    name: String,
    process: Int32 = 0,
    thread: Int32 = 0,
    stream: Int = 0,
    fields: [Field] = []
  ) {
    self.timestampNs = timestampNs
    self.name = name
    self.process = process
    self.thread = thread
    self.stream = stream
    self.fields = fields
  }

  /// The value of the first field of this name, or nil.
  ///
  /// - Complexity: O(number of fields) comparisons of short names.
  package subscript(name: String) -> FieldValue? {
    for field in fields where field.name == name { return field.value }
    return nil
  }
}

extension TraceEvent: Equatable {
  /// Whether all properties, and all fields in their order, are equal.
  package static func == (one: TraceEvent, other: TraceEvent) -> Bool {
    one.timestampNs == other.timestampNs
      && one.name == other.name
      && one.process == other.process
      && one.thread == other.thread
      && one.stream == other.stream
      && one.fields.elementsEqual(other.fields, by: ==)
  }
}
