/// A class that stands in for a service of the app: it answers at once, with made-up values.
struct SampleService {
  /// The expression for the number of elements of arrays in its answers.
  static let count = "count"
  private let type: DeclaredType
  private let members: [String]

  /// Writes a stand-in for a protocol; nil if a requirement cannot be met with made-up values.
  init?(_ type: DeclaredType, _ types: DeclaredTypes) {
    let values = SampleValues(types, count: Self.count)
    var members: [String] = []
    for owner in [type] + Self.parents(of: type, types) {
      for property in owner.properties {
        guard let text = Self.property(property, values, owner.name) else { return nil }
        members.append(text)
      }
      for function in owner.functions {
        guard let text = Self.function(function, values, owner.name) else { return nil }
        members.append(text)
      }
      if !owner.initializers.isEmpty { return nil }
    }
    self.type = type
    self.members = members
  }

  /// The name of the class that stands in for a protocol.
  static func name(of type: DeclaredType) -> String {
    "Sample" + type.name.split(separator: ".").joined()
  }

  /// The protocols of the files that a protocol inherits.
  private static func parents(of type: DeclaredType, _ types: DeclaredTypes) -> [DeclaredType] {
    type.inherited.flatMap { name -> [DeclaredType] in
      guard let parent = types.type(DeclaredTypes.plain(name)), parent.kind == .interface,
        parent.name != type.name
      else { return [] }
      return [parent] + parents(of: parent, types)
    }
  }

  private static func property(
    _ property: DeclaredType.Property,
    _ values: SampleValues,
    _ owner: String
  ) -> String? {
    guard !property.isStatic, let type = property.type,
      let value = values.value(type, named: property.name, in: owner)
    else { return nil }
    // A value that counts is made when the count is known.
    let word = value.contains(count) ? "lazy var" : "var"
    return "  \(word) \(property.name): \(type) = \(value)"
  }

  private static func function(
    _ function: DeclaredType.Function,
    _ values: SampleValues,
    _ owner: String
  ) -> String? {
    guard !function.isStatic, !function.signature.prefix(while: { $0 != "(" }).contains("<") else {
      return nil
    }
    var lines: [String] = []
    for parameter in function.parameters where parameter.type.contains("->") {
      guard let answers = answers(parameter.type, values, owner) else { return nil }
      let isOptional = parameter.type.hasSuffix("?")
      lines.append("    \(parameter.name)\(isOptional ? "?" : "")(\(answers))")
    }
    if let result = function.result, result != "Void", result != "()" {
      guard let value = values.value(result, named: function.name, in: owner) else { return nil }
      lines.append("    return \(value)")
    }
    let body = lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: "\n"))\n  }"
    return "\n  \(function.signature) \(body)"
  }

  /// The arguments for a closure of a type.
  private static func answers(_ type: String, _ values: SampleValues, _ owner: String) -> String? {
    guard let arrow = type.range(of: "->"), let open = type.firstIndex(of: "(") else { return nil }
    var inputs = type[open..<arrow.lowerBound].trimmed
    if inputs.hasPrefix("(("), !inputs.hasSuffix("))") { inputs = String(inputs.dropFirst()) }
    var answers: [String] = []
    for input in String(inputs.dropFirst().dropLast()).partsBesideBrackets {
      guard let answer = answer(input.withoutLabel, values, owner) else { return nil }
      answers.append(answer)
    }
    return answers.joined(separator: ", ")
  }

  /// A value for a closure: that of a success, and no error.
  private static func answer(_ type: String, _ values: SampleValues, _ owner: String) -> String? {
    if type == "Void" || type == "()" { return "()" }
    if type.hasPrefix("Result<"), type.hasSuffix(">") {
      let parts = String(type.dropFirst("Result<".count).dropLast()).partsBesideBrackets
      return parts.first.flatMap { answer($0, values, owner) }.map { ".success(\($0))" }
    }
    if type.hasSuffix("?") {
      let inner = String(type.dropLast())
      return inner.hasSuffix("Error") ? "nil" : answer(inner, values, owner) ?? "nil"
    }
    return values.value(type, named: "value", in: owner)
  }

  /// The file.
  var text: String {
    """
    import ListScope

    /// Stands in for the app's own `\(type.name)`: it answers at once, with made-up values.
    final class \(Self.name(of: type)): \(type.name) {
      private let count: Int

      init(count: Int) { self.count = count }

    \(members.joined(separator: "\n"))
    }

    """
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension String {
  /// The parts between commas that are in no brackets.
  fileprivate var partsBesideBrackets: [String] {
    var parts = [""]
    var depth = 0
    for character in self {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }

  /// A closure's parameter without its name: `_ error: Error` as `Error`.
  fileprivate var withoutLabel: String {
    guard let colon = firstIndex(of: ":"), !hasPrefix("["),
      self[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " })
    else { return self }
    return self[index(after: colon)...].trimmed
  }
}
