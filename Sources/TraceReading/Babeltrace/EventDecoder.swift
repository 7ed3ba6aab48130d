import TraceAnalysis

/// Turns the library's events into `TraceEvent`s, for one provider.
final class EventDecoder {
  /// How the events of one class are read.
  ///
  /// A class, because every event asks for it.
  private final class Plan {
    let type: EventType
    let hasClock: Bool
    let host: UInt32
    let fields: [FieldReader]
    let process: FieldReader?
    let thread: FieldReader?

    init(
      _ type: EventType,
      _ fields: [FieldReader],
      hasClock: Bool,
      host: UInt32,
      context: [(name: String, reader: FieldReader)]
    ) {
      self.type = type
      self.fields = fields
      self.hasClock = hasClock
      self.host = host
      process = context.first { $0.name == "vpid" }?.reader
      thread = context.first { $0.name == "vtid" }?.reader
    }
  }

  /// What to do with the events of a class.
  private enum Decision {
    case skip(provider: String)
    case read(Plan)
  }

  private let provider: String
  private var decisions: [EventClass: Decision] = [:]
  private let types: EventTypes
  private let hosts = HostNumbers()
  /// The names of the hosts of events by their numbers.
  var hostNames: [String] { hosts.names }

  /// How many events were skipped, by provider.
  private(set) var skipped: [String: Int] = [:]
  /// How many events were decoded.
  private(set) var count = 0

  init(provider: String) {
    self.provider = provider
    types = EventTypes(provider: provider)
  }

  /// Times beyond this are damage: their differences would not fit into 64 bits.
  private static let latestNs: Int64 = 1 << 62

  /// Why an event cannot be decoded.
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
    return TraceEvent(
      timestampNs: time,
      type: plan.type,
      process: ProcessID(host: plan.host, pid: identifier(plan.process, in: context)),
      thread: identifier(plan.thread, in: context),
      values: values(plan.fields, in: event.payload)
    )
  }

  private func values(_ readers: [FieldReader], in payload: StructureField?) -> [FieldValue] {
    guard let payload else { return [] }
    return readers.map { $0.value(in: payload) }
  }

  private func identifier(_ reader: FieldReader?, in context: StructureField?) -> Int32 {
    guard let reader, let context else { return 0 }
    return Int32(truncatingIfNeeded: reader.value(in: context).integer ?? 0)
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
        host: host(of: event),
        context: readers(eventClass.commonContext)
      )
    )
  }

  /// A number for the host of an event.
  ///
  /// All events of a class come from one trace, so one host.
  private func host(of event: Event) -> UInt32 {
    hosts[event.hostname ?? ""]
  }

  private func readers(_ structure: StructureClass?) -> [(name: String, reader: FieldReader)] {
    (structure?.members ?? []).enumerated().compactMap { position, member in
      FieldReader(member.type, at: position).map { (member.name, $0) }
    }
  }
}
