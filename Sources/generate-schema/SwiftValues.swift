import Signposts

/// Renders one labelled constructor of `SignpostValues` for every begin and end that has fields.
enum SwiftValues {
  static func render(_ schema: Schema) -> String {
    let constructors = schema.intervals.flatMap { row in
      [
        constructor(row, suffix: "Begin", word: "begin", row.begin),
        constructor(row, suffix: "End", word: "end", row.end),
      ].compactMap { $0 }
    }
    return """
      // Generated from ListSchema by scripts/generate. Do not edit.
      // swift-format-ignore-file

      public import Signposts

      extension SignpostValues {
      \(constructors.joined(separator: "\n\n"))
      }

      """
  }

  private static func constructor(
    _ row: IntervalDefinition,
    suffix: String,
    word: String,
    _ fields: [FieldDefinition]
  ) -> String? {
    guard !fields.isEmpty else { return nil }
    let parameters = fields.map { "    \(camelCase($0.name)): \(type($0.kind))" }
    let values = fields.map { "      \(value($0))" }
    return """
        /// The \(word) of `\(row.name)`.
        @inlinable
        public static func \(camelCase(row.name))\(suffix)(
      \(parameters.joined(separator: ",\n"))
        ) -> SignpostValues {
          SignpostValues(
      \(values.joined(separator: ",\n")))
        }
      """
  }

  /// The Swift type that a field's value is given as.
  static func type(_ kind: FieldDefinition.Kind) -> String {
    switch kind {
    case .uint32, .int64: "Int"
    case .float64: "Double"
    case .string: "String"
    case .enumeration(let enumeration): "ListSchema.\(enumeration.typeName)"
    }
  }

  private static func value(_ field: FieldDefinition) -> String {
    let name = camelCase(field.name)
    return switch field.kind {
    case .uint32, .int64: "Int64(truncatingIfNeeded: \(name))"
    case .float64: "Int64(bitPattern: \(name).bitPattern)"
    case .string: name
    case .enumeration: "Int64(\(name).rawValue)"
    }
  }

  /// Turns `old_items` into `oldItems`.
  static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "_")
    return words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
