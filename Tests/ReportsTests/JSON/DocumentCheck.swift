import TraceAnalysis

/// Compares a document with the description of its root, key by key and value by value.
struct DocumentCheck {
  private let root: RecordDescription

  init(_ root: RecordDescription) {
    self.root = root
  }

  /// Returns the values that are missing, too many, or of another kind; empty where all is well.
  func complaints(_ document: JSONValue) -> [String] { check(document, root, at: "") }

  private func check(_ value: JSONValue, _ record: RecordDescription, at path: String) -> [String] {
    guard case .object(let members) = value else { return ["\(path): no object"] }
    let keys = Set(record.fields.map(\.key))
    let strangers = Set(members.keys).subtracting(keys).sorted().map { "\(path).\($0): unknown" }
    return strangers
      + record.fields.flatMap { field -> [String] in
        let place = "\(path).\(field.key)"
        guard let member = members[field.key] else { return ["\(place): missing"] }
        return check(member, field, at: place)
      }
  }

  private func check(_ value: JSONValue, _ field: FieldDescription, at path: String) -> [String] {
    if value == .null { return field.isNullable ? [] : ["\(path): null"] }
    switch field.shape {
    case .value: return Self.isOf(field.kind, value) ? [] : ["\(path): \(value)"]
    case .values: return elements(value, path) { scalar($0, field, at: $1) }
    case .valuesByName: return members(value, path) { scalar($0, field, at: $1) }
    case .record(let record): return check(value, record(), at: path)
    case .records(let record): return elements(value, path) { check($0, record(), at: $1) }
    case .recordsByName(let record): return members(value, path) { check($0, record(), at: $1) }
    case .columns(let record): return columns(value, record(), at: path)
    }
  }

  private func columns(
    _ value: JSONValue,
    _ record: RecordDescription,
    at path: String
  ) -> [String] {
    guard case .object(let arrays) = value else { return ["\(path): no object"] }
    let lengths = Set(arrays.values.map(\.elements.count))
    let uneven = lengths.count == 1 ? [] : ["\(path): columns of \(lengths) values"]
    return uneven + (Set(arrays.keys) == Set(record.fields.map(\.key)) ? [] : ["\(path): keys"])
      + record.fields.flatMap { column in
        elements(arrays[column.key] ?? .null, "\(path).\(column.key)") {
          check($0, column, at: $1)
        }
      }
  }

  private func scalar(_ value: JSONValue, _ field: FieldDescription, at path: String) -> [String] {
    let isMissing = value == .null && field.kind.storage == .real
    return isMissing || Self.isOf(field.kind, value) ? [] : ["\(path): \(value)"]
  }

  private func elements(
    _ value: JSONValue,
    _ path: String,
    _ check: (JSONValue, String) -> [String]
  ) -> [String] {
    switch value {
    case .array, .integers:
      value.elements.enumerated().flatMap { check($0.element, "\(path)[\($0.offset)]") }
    default: ["\(path): no array"]
    }
  }

  private func members(
    _ value: JSONValue,
    _ path: String,
    _ check: (JSONValue, String) -> [String]
  ) -> [String] {
    guard case .object(let members) = value else { return ["\(path): no object"] }
    return members.flatMap { check($0.value, "\(path).\($0.key)") }
  }

  private static func isOf(_ kind: FieldDescription.Kind, _ value: JSONValue) -> Bool {
    switch (kind.storage, value) {
    case (.integer, .integer), (.integer, .unsigned), (.text, .text), (.boolean, .boolean): true
    // A fraction may happen to be a whole number.
    case (.real, .number), (.real, .integer), (.real, .unsigned): true
    case (.scalar, .number), (.scalar, .integer), (.scalar, .unsigned), (.scalar, .text): true
    default: false
    }
  }
}

extension JSONValue {
  /// The elements of an array; none for anything else.
  var elements: [JSONValue] {
    switch self {
    case .array(let values): values
    case .integers(let values): values.map { .integer($0) }
    default: []
    }
  }
}
