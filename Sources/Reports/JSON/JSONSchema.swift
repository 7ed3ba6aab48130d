public import TraceAnalysis

/// The schema of documents of a kind, by the standard of 2020-12.
///
/// https://json-schema.org/draft/2020-12
public struct JSONSchema: Sendable {
  private let record: RecordDescription

  /// Describes documents whose root is such a record.
  public init(_ record: RecordDescription) {
    self.record = record
  }

  /// The schema; every record is a separate definition, so that records can be recursive.
  public var document: JSONValue {
    var definitions: [String: JSONValue] = [:]
    define(record, in: &definitions)
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": .text(record.name),
      "description": .text(record.meaning),
      "$ref": .text(Self.reference(record)),
      "$defs": .object(definitions),
    ]
  }

  private static func reference(_ record: RecordDescription) -> String { "#/$defs/\(record.name)" }

  private func define(_ record: RecordDescription, in definitions: inout [String: JSONValue]) {
    guard definitions[record.name] == nil else { return }
    // Taken before its fields are looked at: one of them may be such a record.
    definitions[record.name] = .null
    let members = record.fields.map { ($0.key, property($0, in: &definitions)) }
    definitions[record.name] = Self.object(members, record.meaning)
  }

  private static func object(_ members: [(String, JSONValue)], _ meaning: String) -> JSONValue {
    [
      "type": "object", "description": .text(meaning),
      "properties": .object(Dictionary(uniqueKeysWithValues: members)),
      "required": .array(members.map { .text($0.0) }),
      "additionalProperties": false,
    ]
  }

  private func property(
    _ field: FieldDescription,
    in definitions: inout [String: JSONValue]
  ) -> JSONValue {
    var members = type(field, in: &definitions)
    members["title"] = .text(field.title)
    members["description"] = .text(field.meaning)
    if !field.unit.isEmpty { members["x-unit"] = .text(field.unit) }
    return .object(members)
  }

  private func type(
    _ field: FieldDescription,
    in definitions: inout [String: JSONValue]
  ) -> [String: JSONValue] {
    switch field.shape {
    case .value: return ["type": Self.type(field.kind, isNullable: field.isNullable)]
    case .values: return Self.array(Self.element(field.kind), field)
    case .valuesByName: return Self.map(Self.element(field.kind), field)
    case .record(let record):
      let reference = self.reference(record(), in: &definitions)
      return field.isNullable ? ["anyOf": [reference, ["type": "null"]]] : ["allOf": [reference]]
    case .records(let record): return Self.array(reference(record(), in: &definitions), field)
    case .recordsByName(let record):
      return Self.map(reference(record(), in: &definitions), field)
    case .columns(let record): return columns(record(), field)
    }
  }

  private func reference(
    _ record: RecordDescription,
    in definitions: inout [String: JSONValue]
  ) -> JSONValue {
    define(record, in: &definitions)
    return ["$ref": .text(Self.reference(record))]
  }

  /// For every field of a record an array.
  private func columns(
    _ record: RecordDescription,
    _ field: FieldDescription
  ) -> [String: JSONValue] {
    let members = record.fields.map { column -> (String, JSONValue) in
      var array: [String: JSONValue] = [
        "type": "array", "title": .text(column.title), "description": .text(column.meaning),
        "items": ["type": Self.type(column.kind, isNullable: column.isNullable)],
      ]
      if !column.unit.isEmpty { array["x-unit"] = .text(column.unit) }
      return (column.key, .object(array))
    }
    let object = Self.object(members, record.meaning)
    return field.isNullable ? ["anyOf": [object, ["type": "null"]]] : ["allOf": [object]]
  }

  private static func array(_ items: JSONValue, _ field: FieldDescription) -> [String: JSONValue] {
    ["type": name("array", isNullable: field.isNullable), "items": items]
  }

  private static func map(_ values: JSONValue, _ field: FieldDescription) -> [String: JSONValue] {
    ["type": name("object", isNullable: field.isNullable), "additionalProperties": values]
  }

  /// One of several values: a fraction that is not finite is null.
  private static func element(_ kind: FieldDescription.Kind) -> JSONValue {
    ["type": type(kind, isNullable: kind.storage == .real || kind.storage == .scalar)]
  }

  private static func type(_ kind: FieldDescription.Kind, isNullable: Bool) -> JSONValue {
    switch kind.storage {
    case .integer: name("integer", isNullable: isNullable)
    case .real: name("number", isNullable: isNullable)
    case .text: name("string", isNullable: isNullable)
    case .boolean: name("boolean", isNullable: isNullable)
    case .scalar: isNullable ? ["number", "string", "null"] : ["number", "string"]
    case .json: name("object", isNullable: isNullable)
    }
  }

  private static func name(_ name: String, isNullable: Bool) -> JSONValue {
    isNullable ? [.text(name), "null"] : .text(name)
  }
}
