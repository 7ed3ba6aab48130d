import Signposts

/// Renders what Swift code needs of the run parameters: their rows by name, and typed accessors.
enum SwiftParameters {
  /// The rows by name, for `ListSchema`.
  static func rows(_ schema: Schema) -> String {
    let rows = schema.parameters.map { row in
      """
        /// \(row.meaning).
        public static let \(SwiftValues.camelCase(row.name)) = ListSchema.declared(\(literal(row.name)))
      """
    }
    return file(
      imports: ["public import Signposts"],
      """
      extension ParameterDefinition {
      \(rows.joined(separator: "\n"))
      }

      extension ListSchema {
        /// The parameter of a name.
        ///
        /// - Precondition: the table declares it.
        static func declared(_ name: String) -> ParameterDefinition {
          guard let row = schema.parameter(named: name) else {
            preconditionFailure("no parameter \\(name): run scripts/generate")
          }
          return row
        }
      }
      """
    )
  }

  /// Typed accessors, for `Workloads`.
  static func accessors(_ schema: Schema) -> String {
    let checks = schema.parameters.compactMap { row in
      row.swiftType.map {
        "    case \(literal(row.name)): \($0)(parameterText: value.description) != nil"
      }
    }
    return file(
      imports: ["public import ListEngine", "import ListSchema", "public import Signposts"],
      """
      extension RunParameters {
      \(schema.parameters.map(accessor).joined(separator: "\n"))

        /// Returns whether the Swift type of a parameter has a value.
        static func hasValue(_ value: ParameterValue, for parameter: ParameterDefinition) -> Bool {
          switch parameter.name {
      \(checks.joined(separator: "\n"))
          default: true
          }
        }
      }
      """
    )
  }

  private static func accessor(_ row: ParameterDefinition) -> String {
    let name = SwiftValues.camelCase(row.name)
    let (type, get, set): (String, String, String) =
      switch (row.swiftType, row.domain.type) {
      case (let type?, _): (type, "typed", "\(name).parameterText")
      case (nil, .integer): ("Int", "integer", "Int64(\(name))")
      case (nil, .unsigned): ("UInt64", "unsigned", name)
      case (nil, .number): ("Double", "number", name)
      case (nil, .text): ("String", "text", name)
      }
    let kind = row.swiftType == nil ? "\(row.domain.type)" : "text"
    guard row.defaultValue != nil else {
      return """
          /// \(row.meaning); nil leaves it to \(row.defaultMeaning ?? "the player of the run").
          public var \(name): \(type)? {
            get { self[.\(name)].map { _ in \(get)(.\(name)) } }
            set(\(name)) { self[.\(name)] = \(name).map { \(name) in .\(kind)(\(set)) } }
          }
        """
    }
    return """
        /// \(row.meaning).
        public var \(name): \(type) {
          get { \(get)(.\(name)) }
          set(\(name)) { self[.\(name)] = .\(kind)(\(set)) }
        }
      """
  }

  /// Text as a Swift literal.
  static func literal(_ text: String) -> String { text.debugDescription }

  static func file(imports: [String], _ text: String) -> String {
    """
    // Generated from ListSchema by scripts/generate. Do not edit.
    // swift-format-ignore-file

    \(imports.joined(separator: "\n"))

    \(text)

    """
  }
}
