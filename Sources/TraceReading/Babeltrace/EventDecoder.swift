import TraceAnalysis

/// Turns the library's events into `TraceEvent`s, for one provider.
final class EventDecoder {
  /// The plan for reading the events of one class.
  ///
  /// A class, because every event asks for it.
  private final class Plan {
    let type: EventType
    let hasClock: Bool
    /// Finds the processes of the class's events, which are all of one trace.
    let processes: ProcessLookup
    let mark: ProcessMark
    let keyKind: ProcessKey.Kind
    let fields: [FieldReader]
    let process: FieldReader?
    let namespace: FieldReader?
    let thread: FieldReader?

    init(
      _ type: EventType,
      _ fields: [FieldReader],
      hasClock: Bool,
      processes: ProcessLookup,
      context: [(name: String, reader: FieldReader)]
    ) {
      self.type = type
      self.fields = fields
      self.hasClock = hasClock
      self.processes = processes
      mark = ProcessMark(type)
      process = context.first { $0.name == "vpid" }?.reader
      namespace = context.first { $0.name == "pid_ns" }?.reader
      thread = context.first { $0.name == "vtid" }?.reader
      keyKind = ProcessKey.Kind(hasPID: process != nil, mark)
    }
  }

  /// The decision on the events of a class.
  private enum Decision {
    case skip(provider: String)
    case read(Plan)
  }

  private let provider: String
  private var decisions: [EventClass: Decision] = [:]
  private let types: EventTypes
  /// The traces by the numbers of their sources.
  private let traces: [TraceFiles]
  /// The processes and hosts of the events.
  let processes = ProcessNumbers()

  /// The number of events that were skipped, by provider.
  private(set) var skipped: [String: Int] = [:]
  /// The number of events that were decoded.
  private(set) var count = 0

  /// Prepares to decode what sources of such traces send.
  init(provider: String, _ traces: [TraceFiles]) {
    self.provider = provider
    self.traces = traces
    types = EventTypes(provider: provider)
  }

  /// Times beyond this are damage: their differences would not fit into 64 bits.
  private static let latestNs: Int64 = 1 << 62

  /// The reason why an event cannot be decoded.
  enum Failure: Error {
    case noClock
    case badTime
  }

  /// The event in terms of the analysis; nil when it belongs to another provider.
  func decode(_ event: Event, _ message: EventMessage) throws(Failure) -> TraceEvent? {
    guard let eventClass = event.eventClass else { return nil }
    switch decision(on: eventClass, event) {
    case .skip(let provider):
      skipped[provider, default: 0] += 1
      return nil
    case .read(let plan):
      return try decode(event, message, plan)
    }
  }

  private func decode(
    _ event: Event,
    _ message: EventMessage,
    _ plan: Plan
  ) throws(Failure) -> TraceEvent {
    guard plan.hasClock else { throw .noClock }
    guard let time = message.timestampNs, time.magnitude < Self.latestNs else { throw .badTime }
    count += 1
    let context = event.commonContext
    var decoded = TraceEvent(
      timestampNs: time,
      type: plan.type,
      process: ProcessID(pid: 0),
      thread: identifier(plan.thread, in: context),
      values: values(plan.fields, in: event.payload)
    )
    let key = ProcessKey(
      plan.keyKind,
      pid: identifier(plan.process, in: context),
      namespace: namespace(plan.namespace, in: context)
    )
    decoded.process = plan.processes.known(key) ?? plan.processes.find(key, decoded, plan.mark)
    return decoded
  }

  private func values(_ readers: [FieldReader], in payload: StructureField?) -> [FieldValue] {
    guard let payload else { return [] }
    return readers.map { $0.value(in: payload) }
  }

  private func identifier(_ reader: FieldReader?, in context: StructureField?) -> Int32 {
    guard let reader, let context else { return 0 }
    return Int32(truncatingIfNeeded: reader.value(in: context).integer ?? 0)
  }

  private func namespace(_ reader: FieldReader?, in context: StructureField?) -> UInt64 {
    guard let reader, let context else { return 0 }
    return UInt64(bitPattern: reader.value(in: context).integer ?? 0)
  }

  private func decision(on eventClass: EventClass, _ event: Event) -> Decision {
    if let decision = decisions[eventClass] { return decision }
    let decision = decide(eventClass, event)
    decisions[eventClass] = decision
    return decision
  }

  private func decide(_ eventClass: EventClass, _ event: Event) -> Decision {
    let parts = (eventClass.name ?? "").split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return .skip(provider: "(no provider)") }
    guard parts[0] == provider else { return .skip(provider: parts[0]) }
    let fields = readers(eventClass.payload)
    return .read(
      Plan(
        types.type(named: parts[1], fields.map(\.name)),
        fields.map(\.reader),
        hasClock: eventClass.hasClock,
        processes: ProcessLookup(processes.cache(of: trace(of: event))),
        context: readers(eventClass.commonContext)
      )
    )
  }

  /// The trace of an event.
  private func trace(of event: Event) -> RecordedTrace {
    let environment = event.environment
    // Where the library gives traces other names, what is the same for all parts of one has to do.
    let number =
      event.sourceNumber.flatMap { traces.indices.contains($0) ? $0 : nil }
      ?? traces.firstIndex { $0.environment == environment }
    return number.map { traces[$0].trace }
      ?? RecordedTrace(identity: "", host: environment["hostname"] ?? "")
  }

  private func readers(_ structure: StructureClass?) -> [(name: String, reader: FieldReader)] {
    (structure?.members ?? []).enumerated().compactMap { position, member in
      FieldReader(member.type, at: position).map { (member.name, $0) }
    }
  }
}
