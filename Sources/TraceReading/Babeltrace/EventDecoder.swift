import TraceAnalysis

/// Turns the library's events into `TraceEvent`s, for one provider.
final class EventDecoder {
  /// How the events of one class are read.
  private enum Plan {
    case skip(provider: String)
    case read(EventType, [FieldReader], host: UInt32, process: FieldReader?, thread: FieldReader?)
  }

  private struct TypeKey: Hashable {
    let name: String
    let fields: [String]
  }

  private let provider: String
  private var plans: [EventClass: Plan] = [:]
  private var types: [TypeKey: EventType] = [:]
  private var hosts: [String: UInt32] = [:]

  /// How many events were skipped, by provider.
  private(set) var skipped: [String: Int] = [:]
  /// How many events were decoded.
  private(set) var count = 0

  init(provider: String) {
    self.provider = provider
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
    switch plan(for: eventClass, event) {
    case .skip(let provider):
      skipped[provider, default: 0] += 1
      return nil
    case .read(let type, let readers, let host, let process, let thread):
      guard eventClass.hasClock else { throw .noClock }
      guard let time = message.timestampNs, time.magnitude < Self.latestNs else { throw .badTime }
      count += 1
      let context = event.commonContext
      return TraceEvent(
        timestampNs: time,
        type: type,
        process: ProcessID(
          host: host,
          pid: identifier(process, in: context)
        ),
        thread: identifier(thread, in: context),
        values: values(readers, in: event.payload)
      )
    }
  }

  private func values(_ readers: [FieldReader], in payload: StructureField?) -> [FieldValue] {
    guard let payload else { return [] }
    return readers.map { $0.value(in: payload) }
  }

  private func identifier(_ reader: FieldReader?, in context: StructureField?) -> Int32 {
    guard let reader, let context else { return 0 }
    return Int32(truncatingIfNeeded: reader.value(in: context).integer ?? 0)
  }

  private func plan(for eventClass: EventClass, _ event: Event) -> Plan {
    if let plan = plans[eventClass] { return plan }
    let plan = makePlan(eventClass, host: host(of: event))
    plans[eventClass] = plan
    return plan
  }

  private func makePlan(_ eventClass: EventClass, host: UInt32) -> Plan {
    let parts = (eventClass.name ?? "").split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return .skip(provider: "(no provider)") }
    guard parts[0] == provider else { return .skip(provider: parts[0]) }
    let fields = readers(eventClass.payload)
    let context = readers(eventClass.commonContext)
    return .read(
      type(named: parts[1], fields.map(\.name)),
      fields.map(\.reader),
      host: host,
      process: context.first { $0.name == "vpid" }?.reader,
      thread: context.first { $0.name == "vtid" }?.reader
    )
  }

  /// A number for the host of an event. All events of a class come from one trace, so one host.
  private func host(of event: Event) -> UInt32 {
    let name = event.hostname ?? ""
    let number = hosts[name] ?? UInt32(hosts.count)
    hosts[name] = number
    return number
  }

  private func readers(_ structure: StructureClass?) -> [(name: String, reader: FieldReader)] {
    (structure?.members ?? []).enumerated().compactMap { position, member in
      FieldReader(member.type, at: position).map { (member.name, $0) }
    }
  }

  /// One type for all events of the same name and fields, from whatever trace of the folder.
  private func type(named name: String, _ fields: [String]) -> EventType {
    let key = TypeKey(name: name, fields: fields)
    if let type = types[key] { return type }
    let type = EventType(provider: provider, name: name, fieldNames: fields)
    types[key] = type
    return type
  }
}
