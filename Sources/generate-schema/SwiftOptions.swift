import Signposts

/// Renders the options of the command line: argument-parser needs a stored property for each.
enum SwiftOptions {
  static func render(_ schema: Schema) -> String {
    let rows = schema.parameters.compactMap { row in row.option.map { (row, $0) } }
    let given = rows.map { row, _ in
      let name = SwiftValues.camelCase(row.name)
      return "      (.\(name), \(name)),"
    }
    return SwiftParameters.file(
      imports: ["import ArgumentParser", "import ListSchema", "import Signposts"],
      """
      /// One option for each run parameter that users set.
      struct ParameterOptions: ParsableArguments {
      \(rows.map(option).joined(separator: "\n\n"))

        /// The options that were given, in the order of the declarations.
        var given: [(parameter: ParameterDefinition, text: String)] {
          let all: [(ParameterDefinition, String?)] = [
      \(given.joined(separator: "\n"))
          ]
          return all.compactMap { parameter, text in text.map { (parameter, $0) } }
        }
      }
      """
    )
  }

  private static func option(_ row: ParameterDefinition, _ option: String) -> String {
    """
      @Option(
        name: .customLong(\(SwiftParameters.literal(option))),
        parsing: .unconditional,
        help: .init(\(SwiftParameters.literal(help(row)))\(row.isHidden ? ", visibility: .hidden" : "")),
        completion: .custom { _, _, _ in ParameterCompletion.values(.\(SwiftValues.camelCase(row.name))) }
      )
      var \(SwiftValues.camelCase(row.name)): String?
    """
  }

  private static func help(_ row: ParameterDefinition) -> String {
    var facts: [String] = []
    if case .cases(let values) = row.domain {
      facts.append("values: \(values.map(\.description).joined(separator: ", "))")
    }
    if let meaning = row.defaultMeaning ?? row.defaultValue.map(\.description) {
      facts.append("default: \(meaning)")
    }
    let sentences = "\(row.meaning)." + (row.details.isEmpty ? "" : " \(row.details)")
    return facts.isEmpty ? sentences : "\(sentences) (\(facts.joined(separator: "; ")))"
  }
}
