import ListSchema
package import Signposts

/// The fields of the schema that count something that every machine counts alike.
package enum CountedFields {
  /// The positions of those fields that are added up.
  package static func positions(_ fields: [FieldDefinition]) -> [Int] {
    fields.indices.filter { position in
      let field = fields[position]
      return field.kind == .uint32 && !field.unit.isEmpty && !field.dependsOnMachine
    }
  }

  /// The positions and labels of those fields that say of which sort an interval is.
  static func sorts(_ fields: [FieldDefinition]) -> [(position: Int, labels: [String])] {
    fields.indices.compactMap { position in
      guard case .enumeration(let enumeration) = fields[position].kind else { return nil }
      return (position, enumeration.labels)
    }
  }

  /// The position of the field that numbers the type of a row; nil where there is none.
  static func typePosition(_ fields: [FieldDefinition]) -> Int? {
    fields.firstIndex { $0.name == "type" }
  }

  /// Returns the schema's description of a field; nil where there is no such field.
  static func meaning(_ place: String, _ field: String) -> String? {
    let schema = ListSchema.schema
    let interval = schema.intervals.first { $0.name == place }.map { $0.begin + $0.end }
    let event = schema.events.first { $0.name == place }?.fields
    return (interval ?? event)?.first { $0.name == field }?.meaning
  }
}
