/// The description of packets and events in the metadata of a trace.
struct TraceDescription {
  /// The properties that all packets with one `stream_id` share.
  struct Stream {
    var eventHeader: FieldType?
    var packetContext: FieldType?
    var eventContext: FieldType?
  }

  /// The properties that all events of one number share.
  struct Event {
    var name = ""
    var context: FieldType?
    var fields: FieldType?
  }

  /// The key that distinguishes an event from all others of its trace.
  struct EventNumber: Hashable {
    let stream: UInt64
    let event: UInt64
  }

  var byteOrder = ByteOrder.little
  var uuid: [UInt8]?
  var packetHeader: FieldType?
  var environment: [String: String] = [:]
  var clocks: [String: ClockDescription] = [:]
  var streams: [UInt64: Stream] = [:]
  var events: [EventNumber: Event] = [:]

  /// The names of fields that are lengths of sequences or tags of variants.
  private(set) var references: Set<String> = []

  /// Notes that a sequence or variant needs a field.
  mutating func note(_ reference: FieldReference) {
    references.insert(reference.name)
  }

  /// The name of a field without the way to it, as in `event.fields.length`.
  static func fieldName(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? ""
  }

  /// The clock that a name stands for; the only one where there is no such name.
  ///
  /// Without any, times count nanoseconds, as they do for libbabeltrace2.
  func clock(_ name: String?) -> ClockDescription {
    if let name, let clock = clocks[name] { return clock }
    return clocks.count == 1 ? clocks.first?.value ?? ClockDescription() : ClockDescription()
  }

  /// True if LTTng wrote the trace, or another program that keeps its environment.
  var isFromLTTng: Bool { environment["tracer_name"]?.hasPrefix("lttng-") ?? false }

  /// The host that the trace was recorded on; empty where it does not say.
  var hostname: String { environment["hostname"] ?? "" }
}
