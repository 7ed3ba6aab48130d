package import TraceAnalysis
package import TraceReading

/// All that an event says, to be compared with what another reader makes of it.
package struct ComparableEvent: Hashable {
  /// Provider and name.
  package let name: String
  /// The time of the event, in nanoseconds.
  package let timeNs: Int64
  /// The process that emitted it.
  package let process: ProcessID
  /// The thread that emitted it.
  package let thread: Int32
  /// The names of the fields.
  package let fieldNames: [String]
  /// The values of the fields.
  package let values: [FieldValue]

  /// Takes what an event says.
  package init(_ event: TraceEvent) {
    name = event.type.provider + ":" + event.type.name
    timeNs = event.timestampNs
    process = event.process
    thread = event.thread
    fieldNames = event.type.fieldNames
    values = event.values
  }

  /// The values by the names of their fields.
  package subscript(field: String) -> FieldValue? {
    fieldNames.firstIndex(of: field).map { values[$0] }
  }

  /// All events of the traces below a folder.
  package static func all(
    below path: String,
    _ decoder: TraceDecoder
  ) throws -> (events: [ComparableEvent], tally: TraceReader.Tally) {
    var events: [ComparableEvent] = []
    let tally = try TraceReader(path: path, provider: "listscope", decoder: decoder).read {
      events.append(ComparableEvent($0))
    }
    return (events, tally)
  }
}
