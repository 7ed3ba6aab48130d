import Signposts

/// Renders the names of all intervals, events and fields, for what reads traces.
enum SwiftNames {
  /// The fields that every interval and event of a list has.
  private static let common = [
    FieldDefinition("id", .uint32, "Pairs the end of an interval with its begin"),
    FieldDefinition("list", .uint32, "The list that the work is done for; 0 is none"),
    FieldDefinition("update", .uint32, "The update that the work is done for; 0 is none"),
  ]

  static func render(_ schema: Schema) -> String {
    """
    // Generated from ListSchema by scripts/generate. Do not edit.
    // swift-format-ignore-file

    /// The names of intervals in a trace.
    public enum IntervalName {
    \(texts(schema.intervals.map { ($0.name, $0.meaning) }))
    }

    /// The names of instant events in a trace.
    public enum EventName {
    \(texts(schema.events.map { ($0.name, $0.meaning) }))
    }

    /// A field of intervals and events in a trace.
    @frozen
    public struct FieldName: Hashable, Sendable {
      /// Its position in `names`.
      public let index: Int

      @inlinable
      init(index: Int) {
        self.index = index
      }

      /// The name in a trace.
      public var name: String { Self.names[index] }

      /// The names of all fields.
      public static let names: [String] = [
    \(fields(schema).map { "    \(SwiftParameters.literal($0.name))," }.joined(separator: "\n"))
      ]

    \(fields(schema).enumerated().map(constant).joined(separator: "\n"))
    }

    """
  }

  /// Every field once, in the order of the table.
  private static func fields(_ schema: Schema) -> [FieldDefinition] {
    var names: Set<String> = []
    return
      (common + schema.intervals.flatMap { $0.begin + $0.end } + schema.events.flatMap(\.fields))
      .filter { names.insert($0.name).inserted }
  }

  private static func texts(_ rows: [(name: String, meaning: String)]) -> String {
    rows.map { row in
      """
        /// \(row.meaning).
        @inlinable public static var \(SwiftValues.camelCase(row.name)): String { \(SwiftParameters.literal(row.name)) }
      """
    }.joined(separator: "\n")
  }

  private static func constant(_ index: Int, _ field: FieldDefinition) -> String {
    """
      /// \(field.meaning).
      @inlinable public static var \(SwiftValues.camelCase(field.name)): FieldName { FieldName(index: \(index)) }
    """
  }
}
