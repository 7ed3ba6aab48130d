import Signposts

/// Renders one labelled constructor of `EventValues` for every instant event.
enum SwiftEventValues {
  static func render(_ schema: Schema) -> String {
    """
    // Generated from ListSchema by scripts/generate. Do not edit.
    // swift-format-ignore-file

    public import Signposts

    extension EventValues {
    \(schema.events.map(constructor).joined(separator: "\n\n"))
    }

    """
  }

  private static func constructor(_ row: EventDefinition) -> String {
    let parameters = row.fields.map { field in
      "    \(SwiftValues.camelCase(field.name)): \(SwiftValues.type(field.kind))"
    }
    let values = row.fields.map { "        \(value($0))" }
    return """
        /// \(row.meaning).
        public static func \(SwiftValues.camelCase(row.name))(
      \(parameters.joined(separator: ",\n"))
        ) -> EventValues {
          EventValues(
            .\(SwiftValues.camelCase(row.name)),
            [
      \(values.joined(separator: ",\n"))
            ])
        }
      """
  }

  private static func value(_ field: FieldDefinition) -> String {
    let name = SwiftValues.camelCase(field.name)
    return switch field.kind {
    case .uint32, .int64: ".integer(Int64(truncatingIfNeeded: \(name)))"
    case .float64: ".number(\(name))"
    case .string: ".text(\(name))"
    case .enumeration: ".integer(Int64(\(name).rawValue))"
    }
  }
}
