import TraceAnalysis

/// An event as an analysis file sees it: a name, a time, and fields as text.
struct ReplayedEvent {
  let name: String
  let timeNs: Int64
  let fields: [String: String]

  init(_ name: String, timeNs: Int64 = 0, _ fields: [String: String]) {
    self.name = name
    self.timeNs = timeNs
    self.fields = fields
  }

  init(_ event: TraceEvent) {
    name = "\(event.type.provider):\(event.type.name)"
    timeNs = event.timestampNs
    let own = zip(event.type.fieldNames, event.values).map { ($0, Self.text($1)) }
    let process = [("context._vpid", "\(event.process.pid)")]
    fields = Dictionary(own + process) { first, _ in first }
  }

  /// A value as Trace Compass writes it.
  static func text(_ value: FieldValue) -> String {
    switch value {
    case .integer(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .number(let number): "\(number)"
    case .label, .text: value.text ?? ""
    }
  }
}
