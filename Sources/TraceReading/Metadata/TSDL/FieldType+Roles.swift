extension FieldType {
  /// The same structure with the roles that names have in TSDL (CTF 1.8.3, sections 5 and 6).
  func withRoles(_ origin: FieldOrigin) -> FieldType {
    assigning { member in
      if origin == .eventHeader, member.isClock { return .time }
      return origin.roles[member.plainName]
    }
  }
}

extension FieldMember {
  /// True if it is a number that shows a clock.
  fileprivate var isClock: Bool {
    guard case .integer(let type) = type.form else { return false }
    return type.clock != nil
  }
}

extension FieldOrigin {
  /// The roles of fields by their names.
  fileprivate var roles: [String: FieldRole] {
    switch self {
    case .packetHeader:
      [
        "magic": .packetMagic, "uuid": .traceUUID, "stream_id": .streamClass,
        "stream_instance_id": .stream,
      ]
    case .packetContext:
      [
        "timestamp_begin": .time, "timestamp_end": .packetEndTime, "content_size": .contentSize,
        "packet_size": .packetSize, "packet_seq_num": .packetNumber,
        "events_discarded": .discardedEvents,
      ]
    case .eventHeader: ["id": .eventClass, "timestamp": .time]
    case .commonContext, .specificContext, .payload: [:]
    }
  }
}
