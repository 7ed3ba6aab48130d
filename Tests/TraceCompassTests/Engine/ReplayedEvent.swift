import TraceAnalysis
import TraceTestSupport

/// The formats of traces, which name contexts and hand out named numbers differently.
enum TraceDialect: CaseIterable, Sendable {
  case ctf1
  case ctf2

  /// The field that holds a context.
  func context(_ name: String) -> String {
    self == .ctf1 ? "context._\(name)" : "context.\(name)"
  }

  /// A field's value as Trace Compass hands it out.
  func value(_ value: EngineValue) -> EngineValue {
    guard self == .ctf2, case .label(_, let number) = value else { return value }
    return .long(number)
  }
}

/// An event as Trace Compass hands it to an analysis: a name, a time, and fields.
struct ReplayedEvent: Hashable {
  let name: String
  let timeNs: Int64
  let fields: [String: EngineValue]

  init(_ name: String, timeNs: Int64 = 0, _ fields: [String: EngineValue]) {
    self.name = name
    self.timeNs = timeNs
    self.fields = fields
  }

  /// An event of a trace.
  init(_ event: RecordedEvent, _ dialect: TraceDialect) {
    name = event.name
    timeNs = event.timeNs
    let own = event.fields.mapValues(dialect.value)
    let process = event.pid.map { [dialect.context("vpid"): EngineValue.long($0)] } ?? [:]
    fields = own.merging(process) { first, _ in first }
  }
}

/// An event of a trace, whatever the format.
struct RecordedEvent: Hashable {
  /// The provider and the name.
  let name: String
  let timeNs: Int64
  /// The context `vpid`; nil where the trace does not have it.
  let pid: Int64?
  /// The fields, named numbers as labels.
  let fields: [String: EngineValue]

  init(name: String, timeNs: Int64, pid: Int64?, fields: [String: EngineValue]) {
    (self.name, self.timeNs, self.pid, self.fields) = (name, timeNs, pid, fields)
  }

  init(_ event: TraceEvent) {
    name = "\(event.type.provider):\(event.type.name)"
    timeNs = event.timestampNs
    pid = event.process.pid == 0 ? nil : Int64(event.process.pid)
    let own = zip(event.type.fieldNames, event.values).map { ($0, Self.value($1)) }
    fields = Dictionary(own) { first, _ in first }
  }

  /// An event as babeltrace2 prints it: another reader of the same trace.
  init(_ event: PrintedEvent) {
    name = event.name
    timeNs = event.timeNs
    pid = event.context["vpid"].flatMap(Self.value)?.number
    let own = event.fields.compactMap { field in Self.value(field.value).map { (field.name, $0) } }
    fields = Dictionary(own) { first, _ in first }
  }

  private static func value(_ value: PrintedEvent.Value) -> EngineValue? {
    switch value {
    case .number(let digits):
      Int64(digits).map(EngineValue.long) ?? Double(digits).map(EngineValue.double)
    case .label(let names, let number): .label(names.first ?? "", number)
    case .text(let text): .string(text)
    case .nested: nil
    }
  }

  static func value(_ value: FieldValue) -> EngineValue {
    switch value {
    case .integer(let number): .long(number)
    case .unsigned(let number): .long(Int64(truncatingIfNeeded: number))
    case .number(let number): .double(number)
    case .label(let label): .label(label.text, label.value)
    case .text(let text): .string(text)
    }
  }
}
