import CBabeltrace

/// How the value of a field is stored.
enum FieldKind {
  /// A whole number of 0 or more.
  case unsigned
  /// A whole number.
  case signed
  /// A named number of 0 or more.
  case unsignedEnumeration
  /// A named number.
  case signedEnumeration
  /// A fraction of 32 bits.
  case single
  /// A fraction of 64 bits.
  case double
  /// Text.
  case text

  /// The kind for the library's number; nil for what is not read here.
  init?(_ type: bt_field_class_type) {
    switch type {
    case BT_FIELD_CLASS_TYPE_UNSIGNED_INTEGER: self = .unsigned
    case BT_FIELD_CLASS_TYPE_SIGNED_INTEGER: self = .signed
    case BT_FIELD_CLASS_TYPE_UNSIGNED_ENUMERATION: self = .unsignedEnumeration
    case BT_FIELD_CLASS_TYPE_SIGNED_ENUMERATION: self = .signedEnumeration
    case BT_FIELD_CLASS_TYPE_SINGLE_PRECISION_REAL: self = .single
    case BT_FIELD_CLASS_TYPE_DOUBLE_PRECISION_REAL: self = .double
    case BT_FIELD_CLASS_TYPE_STRING: self = .text
    default: return nil
    }
  }
}

/// The values of a structure's fields. Valid only while its event is delivered.
struct Structure {
  private let pointer: OpaquePointer

  /// Wraps the library's object.
  init(pointer: OpaquePointer) {
    self.pointer = pointer
  }

  /// The field at a position.
  ///
  /// - Precondition: the structure's class has a member there; the library aborts otherwise.
  func field(at position: Int) -> Field? {
    bt_field_structure_borrow_member_field_by_index_const(pointer, UInt64(position))
      .map(Field.init(pointer:))
  }
}

/// The value of one field. Valid only while its event is delivered.
///
/// Each property asks for a field of the kind that it names; the library aborts otherwise.
struct Field {
  private let pointer: OpaquePointer

  /// Wraps the library's object.
  init(pointer: OpaquePointer) {
    self.pointer = pointer
  }

  /// The value of an unsigned whole number or enumeration.
  var unsigned: UInt64 { bt_field_integer_unsigned_get_value(pointer) }

  /// The value of a signed whole number or enumeration.
  var signed: Int64 { bt_field_integer_signed_get_value(pointer) }

  /// The value of a fraction of 32 bits.
  var single: Float { bt_field_real_single_precision_get_value(pointer) }

  /// The value of a fraction of 64 bits.
  var double: Double { bt_field_real_double_precision_get_value(pointer) }

  /// The value of a text; what is no UTF-8 is repaired.
  var text: String { bt_field_string_get_value(pointer).map { String(cString: $0) } ?? "" }

  /// The name of an unsigned enumeration's value; empty where it has none.
  var unsignedLabel: String {
    label(bt_field_enumeration_unsigned_get_mapping_labels)
  }

  /// The name of a signed enumeration's value; empty where it has none.
  var signedLabel: String {
    label(bt_field_enumeration_signed_get_mapping_labels)
  }

  private typealias Labels = UnsafePointer<UnsafePointer<CChar>?>

  private func label(
    _ get: (
      OpaquePointer?, UnsafeMutablePointer<Labels?>?, UnsafeMutablePointer<UInt64>?
    ) -> bt_field_enumeration_get_mapping_labels_status
  ) -> String {
    var labels: Labels?
    var count: UInt64 = 0
    let status = get(pointer, &labels, &count)
    guard
      status == BT_FIELD_ENUMERATION_GET_MAPPING_LABELS_STATUS_OK,
      count > 0,
      let label = labels?[0]
    else { return "" }
    return String(cString: label)
  }
}
