import CBabeltrace

/// What all events of one name have in common. Valid as long as the graph.
struct EventClass: Hashable {
  private let pointer: OpaquePointer

  /// Wraps the library's object.
  init(pointer: OpaquePointer) {
    self.pointer = pointer
  }

  /// The whole name, such as `listscope:diff_begin`.
  var name: String {
    bt_event_class_get_name(pointer).map { String(cString: $0) } ?? ""
  }

  /// Whether its events have times.
  var hasClock: Bool {
    bt_event_class_borrow_stream_class_const(pointer)
      .map { bt_stream_class_borrow_default_clock_class_const($0) != nil } ?? false
  }

  /// The fields of the events themselves.
  var payloadMembers: [Member] {
    Member.all(of: bt_event_class_borrow_payload_field_class_const(pointer))
  }

  /// The fields that all events of the stream have.
  var commonContextMembers: [Member] {
    let stream = bt_event_class_borrow_stream_class_const(pointer)
    return Member.all(
      of: stream.flatMap(bt_stream_class_borrow_event_common_context_field_class_const)
    )
  }
}

/// One field of a structure, as declared.
struct Member {
  /// The name, without the underscore that LTTng puts before it.
  let name: String
  /// How it is stored; nil for arrays, structures and what else is not read here.
  let kind: FieldKind?

  /// The members of a structure, in order; none of anything else.
  static func all(of structure: OpaquePointer?) -> [Member] {
    guard
      let structure,
      bt_field_class_get_type(structure) == BT_FIELD_CLASS_TYPE_STRUCTURE
    else { return [] }
    return (0..<bt_field_class_structure_get_member_count(structure)).map { index in
      let member = bt_field_class_structure_borrow_member_by_index_const(structure, index)
      let name = member.flatMap(bt_field_class_structure_member_get_name)
      let type = member.flatMap(bt_field_class_structure_member_borrow_field_class_const)
      return Member(
        name: name.map { String(cString: $0) } ?? "",
        kind: type.flatMap { FieldKind(bt_field_class_get_type($0)) }
      )
    }
  }
}
