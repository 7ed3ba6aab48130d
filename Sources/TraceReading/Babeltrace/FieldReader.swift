import CBabeltrace
import TraceAnalysis

/// Reads the values of one field, in the way that the type of the field asks for.
///
/// Asking a field for what it is not is undefined in libbabeltrace2, so the way is chosen from the
/// class of the field, once.
final class FieldReader {
  private enum Form {
    case unsigned
    case signed
    case single
    case double
    case unsignedLabel
    case signedLabel
    case truth
    case text
  }

  /// The position of the field in its structure.
  let position: Int
  private let form: Form
  private var labels: [Int64: FieldLabel] = [:]

  /// Prepares for a field; nil for structured types, which the analysis has no use for.
  init?(_ type: FieldClass, at position: Int) {
    self.position = position
    switch type.type {
    case BT_FIELD_CLASS_TYPE_UNSIGNED_INTEGER: form = .unsigned
    case BT_FIELD_CLASS_TYPE_SIGNED_INTEGER: form = .signed
    case BT_FIELD_CLASS_TYPE_UNSIGNED_ENUMERATION: form = .unsignedLabel
    case BT_FIELD_CLASS_TYPE_SIGNED_ENUMERATION: form = .signedLabel
    case BT_FIELD_CLASS_TYPE_SINGLE_PRECISION_REAL: form = .single
    case BT_FIELD_CLASS_TYPE_DOUBLE_PRECISION_REAL: form = .double
    case BT_FIELD_CLASS_TYPE_BOOL: form = .truth
    case BT_FIELD_CLASS_TYPE_STRING: form = .text
    default: return nil
    }
  }

  /// The value of the field in one event.
  func value(in structure: StructureField) -> FieldValue {
    guard let field = structure.member(position)?.raw else { return .unsigned(0) }
    switch form {
    case .unsigned: return .unsigned(bt_field_integer_unsigned_get_value(field))
    case .signed: return .integer(bt_field_integer_signed_get_value(field))
    case .single: return .number(Double(bt_field_real_single_precision_get_value(field)))
    case .double: return .number(bt_field_real_double_precision_get_value(field))
    case .truth: return .unsigned(bt_field_bool_get_value(field) == 0 ? 0 : 1)
    case .text:
      // Version 2.0.4 leaves the former text in a field of length 0.
      guard bt_field_string_get_length(field) > 0 else { return .text("") }
      return .text(bt_field_string_get_value(field).map { String(cString: $0) } ?? "")
    case .unsignedLabel:
      let number = Int64(bitPattern: bt_field_integer_unsigned_get_value(field))
      return .label(
        label(number) { bt_field_enumeration_unsigned_get_mapping_labels(field, $0, $1) }
      )
    case .signedLabel:
      let number = bt_field_integer_signed_get_value(field)
      return .label(label(number) { bt_field_enumeration_signed_get_mapping_labels(field, $0, $1) })
    }
  }

  private typealias LabelArray = UnsafeMutablePointer<
    bt_field_class_enumeration_mapping_label_array?
  >

  private func label(
    _ number: Int64,
    _ find: (LabelArray, UnsafeMutablePointer<UInt64>)
      -> bt_field_enumeration_get_mapping_labels_status
  ) -> FieldLabel {
    if let label = labels[number] { return label }
    var names: bt_field_class_enumeration_mapping_label_array?
    var count: UInt64 = 0
    let isFound = find(&names, &count) == BT_FIELD_ENUMERATION_GET_MAPPING_LABELS_STATUS_OK
    let found = (0..<Int(isFound ? count : 0)).compactMap { names?[$0].map { String(cString: $0) } }
    let label = FieldLabel(found.min() ?? "", number)
    if labels.count < LabelCache.most { labels[number] = label }
    return label
  }
}
