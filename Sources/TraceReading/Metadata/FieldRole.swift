/// The meaning of a field for the layout of packets and the times of events, whatever its name.
///
/// The raw values are those of CTF 2 (CTF2-SPEC-2.0, section 5.3.1); in TSDL, names have these meanings.
enum FieldRole: String {
  case packetMagic = "packet-magic-number"
  case traceUUID = "metadata-stream-uuid"
  case streamClass = "data-stream-class-id"
  case stream = "data-stream-id"
  /// The clock, at the start of a packet or at an event.
  case time = "default-clock-timestamp"
  case packetEndTime = "packet-end-default-clock-timestamp"
  case contentSize = "packet-content-length"
  case packetSize = "packet-total-length"
  case packetNumber = "packet-sequence-number"
  case discardedEvents = "discarded-event-record-counter-snapshot"
  case eventClass = "event-record-class-id"
}

/// The structure in which a field is declared.
enum FieldOrigin: String {
  case packetHeader = "packet-header"
  case packetContext = "packet-context"
  case eventHeader = "event-record-header"
  case commonContext = "event-record-common-context"
  case specificContext = "event-record-specific-context"
  case payload = "event-record-payload"
}

/// The place of a field: its structure, and the names of the members that lead to it.
///
/// Variants and arrays on the way have no names of their own.
struct FieldLocation: Hashable {
  let origin: FieldOrigin
  let path: [String]
}

/// The field that is the length of a sequence, or that selects an option of a variant.
enum FieldReference {
  /// The nearest field of that name that was read before, as TSDL has it.
  case nearest(String)
  /// The field at a place, as CTF 2 has it.
  case at(FieldLocation)

  /// The name of the field.
  var name: String {
    switch self {
    case .nearest(let path): TraceDescription.fieldName(path)
    case .at(let location): location.path.last ?? ""
    }
  }
}
