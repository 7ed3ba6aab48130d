import CBabeltrace

// Swift sees every object of libbabeltrace2 as the same untyped pointer, so that a message can be
// passed where an event is wanted, and the program dies. These types keep them apart. All but
// `Message` are borrowed: they live as long as the message or graph that they come from.

/// A message that the library handed over; to be released.
struct Message {
  let raw: OpaquePointer

  /// The event that the message carries, with its time; nil when it carries none.
  var event: (event: Event, message: EventMessage)? {
    guard bt_message_get_type(raw) == BT_MESSAGE_TYPE_EVENT,
      let event = bt_message_event_borrow_event_const(raw)
    else { return nil }
    return (Event(raw: event), EventMessage(raw: raw))
  }

  /// The number of events that the library believes to be lost here; 0 when it does not know.
  ///
  /// Nil when the message is about something else.
  var discardedEvents: UInt64? {
    guard bt_message_get_type(raw) == BT_MESSAGE_TYPE_DISCARDED_EVENTS else { return nil }
    var count: UInt64 = 0
    return bt_message_discarded_events_get_count(raw, &count)
      == BT_PROPERTY_AVAILABILITY_AVAILABLE ? count : 0
  }

  func release() { bt_message_put_ref(raw) }
}

/// A message that is known to carry an event.
struct EventMessage {
  let raw: OpaquePointer

  /// The time of the event; nil when it does not fit into 64 bits.
  ///
  /// - Precondition: the events of its class have a clock.
  var timestampNs: Int64? {
    guard let snapshot = bt_message_event_borrow_default_clock_snapshot_const(raw) else {
      return nil
    }
    var time: Int64 = 0
    guard
      bt_clock_snapshot_get_ns_from_origin(snapshot, &time)
        == BT_CLOCK_SNAPSHOT_GET_NS_FROM_ORIGIN_STATUS_OK
    else {
      // An error that stays with the thread makes the library abort at the next call.
      bt_current_thread_clear_error()
      return nil
    }
    return time
  }
}

/// An event.
struct Event {
  let raw: OpaquePointer

  /// The class of all events of its name; nil is a bug of the library.
  var eventClass: EventClass? {
    bt_event_borrow_class_const(raw).map(EventClass.init)
  }

  /// The structure of its own fields.
  var payload: StructureField? {
    bt_event_borrow_payload_field_const(raw).map(StructureField.init)
  }

  /// The structure of the fields that all events of the stream have.
  var commonContext: StructureField? {
    bt_event_borrow_common_context_field_const(raw).map(StructureField.init)
  }

  private var trace: OpaquePointer? {
    bt_event_borrow_stream_const(raw).flatMap { bt_stream_borrow_trace_const($0) }
  }

  /// The number that its source got from `Graph`.
  var sourceNumber: Int? {
    // The library puts the host before the name that it is given.
    trace.flatMap { bt_trace_get_name($0) }
      .flatMap { String(cString: $0).split(separator: "/").last }.flatMap { Int($0) }
  }

  /// The environment that its trace states, numbers as text.
  var environment: [String: String] {
    guard let trace else { return [:] }
    var environment: [String: String] = [:]
    for index in 0..<bt_trace_get_environment_entry_count(trace) {
      var name: UnsafePointer<CChar>?
      var value: OpaquePointer?
      bt_trace_borrow_environment_entry_by_index_const(trace, index, &name, &value)
      guard let name, let value else { continue }
      switch bt_value_get_type(value) {
      case BT_VALUE_TYPE_STRING:
        environment[String(cString: name)] = bt_value_string_get(value).map { String(cString: $0) }
      case BT_VALUE_TYPE_SIGNED_INTEGER:
        environment[String(cString: name)] = "\(bt_value_integer_signed_get(value))"
      default: break
      }
    }
    return environment
  }
}

/// The class of all events of one name.
struct EventClass: Hashable {
  let raw: OpaquePointer

  /// The name, such as `listscope:diff_begin`.
  var name: String? {
    bt_event_class_get_name(raw).map { String(cString: $0) }
  }

  /// The names and types of the events' own fields.
  var payload: StructureClass? {
    bt_event_class_borrow_payload_field_class_const(raw).map(StructureClass.init)
  }

  /// The names and types of the fields that all events of the stream have.
  var commonContext: StructureClass? {
    bt_event_class_borrow_stream_class_const(raw)
      .flatMap { bt_stream_class_borrow_event_common_context_field_class_const($0) }
      .map(StructureClass.init)
  }

  /// True if its events have times.
  var hasClock: Bool {
    bt_event_class_borrow_stream_class_const(raw)
      .flatMap { bt_stream_class_borrow_default_clock_class_const($0) } != nil
  }
}

/// The names and types of the fields of a structure.
struct StructureClass {
  let raw: OpaquePointer

  /// The fields, in order.
  var members: [(name: String, type: FieldClass)] {
    (0..<bt_field_class_structure_get_member_count(raw)).compactMap { index in
      guard let member = bt_field_class_structure_borrow_member_by_index_const(raw, index),
        let name = bt_field_class_structure_member_get_name(member),
        let type = bt_field_class_structure_member_borrow_field_class_const(member)
      else { return nil }
      return (String(cString: name), FieldClass(raw: type))
    }
  }
}

/// The type of a field.
struct FieldClass {
  let raw: OpaquePointer

  var type: bt_field_class_type { bt_field_class_get_type(raw) }
}

/// The fields of an event.
struct StructureField {
  let raw: OpaquePointer

  /// The field at a position.
  ///
  /// - Precondition: the structure's class has a member there.
  func member(_ index: Int) -> Field? {
    bt_field_structure_borrow_member_field_by_index_const(raw, UInt64(index)).map(Field.init)
  }
}

/// One field of an event.
///
/// Which calls are allowed depends on its class; see `FieldReader`.
struct Field {
  let raw: OpaquePointer
}
