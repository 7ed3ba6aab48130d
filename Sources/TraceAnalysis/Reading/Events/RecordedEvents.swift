import ListSchema
public import Signposts

/// Turns what a `RecordingSink` kept into the events that a trace of the same run would hold.
///
/// So everything that analyses traces can be used, and tested, without tracing.
public struct RecordedEvents {
  private let schema: Schema
  private let process: ProcessID
  private let thread: Int32
  private var types: [String: EventType] = [:]

  /// Prepares the conversion of signposts of one schema.
  ///
  /// - Parameters:
  ///   - schema: the schema that the signposts' kinds belong to.
  ///   - process: who the events are said to come from.
  ///   - thread: the thread that the events are said to come from.
  public init(schema: Schema, process: ProcessID = ProcessID(pid: 0), thread: Int32 = 0) {
    self.schema = schema
    self.process = process
    self.thread = thread
  }

  /// The events of a recording, in its order.
  ///
  /// - Precondition: every kind is in the schema.
  public mutating func events(of recording: [RecordedSignpost]) -> [TraceEvent] {
    recording.map { event($0) }
  }

  private mutating func event(_ signpost: RecordedSignpost) -> TraceEvent {
    switch signpost.phase {
    case .begin(let kind, let id, let values):
      let row = schema[kind]
      return event(
        signpost,
        row.name + "_begin",
        id,
        row.begin,
        row.begin.indices.map { values[$0] }
      )
    case .end(let kind, let id, let values):
      let row = schema[kind]
      return event(signpost, row.name + "_end", id, row.end, row.end.indices.map { values[$0] })
    case .beginNamed(let name, let id): return named(signpost, "_begin", name, id)
    case .endNamed(let name, let id): return named(signpost, "_end", name, id)
    case .event(let kind, let values):
      let row = schema[kind]
      let fields = row.fields.map { $0.name }
      return make(signpost, row.name, fields, zip(row.fields, values).map { $0.value($1) })
    case .counter(let name, let value):
      return make(
        signpost,
        EventName.counter,
        [FieldName.name.name, FieldName.value.name],
        [.text(name), .integer(value)]
      )
    }
  }

  private mutating func event(
    _ signpost: RecordedSignpost,
    _ name: String,
    _ id: SignpostID,
    _ fields: [FieldDefinition],
    _ values: [Int64]
  ) -> TraceEvent {
    make(
      signpost,
      name,
      [FieldName.id.name] + fields.map(\.name),
      [.unsigned(UInt64(id.rawValue))] + zip(fields, values).map { $0.value($1) }
    )
  }

  private mutating func named(
    _ signpost: RecordedSignpost,
    _ suffix: String,
    _ name: String,
    _ id: SignpostID
  ) -> TraceEvent {
    make(
      signpost,
      IntervalName.custom + suffix,
      [FieldName.id.name, FieldName.name.name],
      [.unsigned(UInt64(id.rawValue)), .text(name)]
    )
  }

  private mutating func make(
    _ signpost: RecordedSignpost,
    _ name: String,
    _ fields: [String],
    _ values: [FieldValue]
  ) -> TraceEvent {
    let type =
      types[name]
      ?? EventType(
        provider: schema.name,
        name: name,
        fieldNames: [FieldName.list.name, FieldName.update.name] + fields
      )
    types[name] = type
    let scope: [FieldValue] = [
      .unsigned(UInt64(signpost.scope.list)), .unsigned(UInt64(signpost.scope.update)),
    ]
    return TraceEvent(
      timestampNs: signpost.timestampNs,
      type: type,
      process: process,
      thread: thread,
      values: scope + values
    )
  }
}

extension FieldDefinition {
  /// A number as it would stand in a trace.
  fileprivate func value(_ number: Int64) -> FieldValue {
    switch kind {
    case .uint32: .unsigned(UInt64(UInt32(truncatingIfNeeded: number)))
    case .int64: .integer(number)
    case .float64: .number(Double(bitPattern: UInt64(bitPattern: number)))
    case .string: .text("\(number)")
    case .enumeration(let enumeration):
      .label(
        FieldLabel(
          Int(exactly: number).flatMap { enumeration.labels.indices.contains($0) ? $0 : nil }
            .map { enumeration.labels[$0] } ?? "",
          number
        )
      )
    }
  }

  /// A value as it would stand in a trace.
  fileprivate func value(_ value: EventValue) -> FieldValue {
    switch value {
    case .integer(let number): self.value(number)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    }
  }
}
