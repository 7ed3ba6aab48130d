import CBabeltrace

/// Something that a graph delivers. Valid only while it is delivered.
struct Message {
  private let pointer: OpaquePointer

  /// Wraps the library's object.
  init(pointer: OpaquePointer) {
    self.pointer = pointer
  }

  /// The kinds of message that are of interest here.
  enum Content {
    /// A stream begins.
    case streamBeginning(StreamIdentity)
    /// An event.
    case event(EventMessage)
    /// Anything else.
    case other
  }

  /// What the message says.
  var content: Content {
    switch bt_message_get_type(pointer) {
    case BT_MESSAGE_TYPE_EVENT:
      return .event(EventMessage(pointer: pointer))
    case BT_MESSAGE_TYPE_STREAM_BEGINNING:
      guard let stream = bt_message_stream_beginning_borrow_stream_const(pointer) else {
        return .other
      }
      return .streamBeginning(StreamIdentity(pointer: stream))
    default:
      return .other
    }
  }
}

/// Tells streams apart.
struct StreamIdentity: Hashable {
  /// The library's object.
  let pointer: OpaquePointer
}

/// An event. Valid only while it is delivered.
struct EventMessage {
  private let message: OpaquePointer
  private let event: OpaquePointer?

  /// Wraps the library's object.
  init(pointer: OpaquePointer) {
    message = pointer
    event = bt_message_event_borrow_event_const(pointer)
  }

  /// What kind of event it is.
  var eventClass: EventClass? {
    event.flatMap(bt_event_borrow_class_const).map(EventClass.init(pointer:))
  }

  /// The stream that it is from.
  var stream: StreamIdentity? {
    event.flatMap(bt_event_borrow_stream_const).map(StreamIdentity.init(pointer:))
  }

  /// The fields of the event itself.
  var payload: Structure? {
    event.flatMap(bt_event_borrow_payload_field_const).map(Structure.init(pointer:))
  }

  /// The fields that all events of the stream have: who emitted them.
  var commonContext: Structure? {
    event.flatMap(bt_event_borrow_common_context_field_const).map(Structure.init(pointer:))
  }

  /// When it happened; nil where that does not fit into 64 bits.
  ///
  /// - Precondition: `eventClass.hasClock`; the library aborts otherwise.
  var timestampNs: Int64? {
    var result: Int64 = 0
    let snapshot = bt_message_event_borrow_default_clock_snapshot_const(message)
    let status = bt_clock_snapshot_get_ns_from_origin(snapshot, &result)
    return status == BT_CLOCK_SNAPSHOT_GET_NS_FROM_ORIGIN_STATUS_OK ? result : nil
  }
}
