import SwiftSyntax

/// A parameter of a closure, with what the closure says of its type.
struct ClosureInput {
  /// The type that is written; nil without one.
  var type: String?
  /// True if the closure uses it as a value that may be missing.
  var isOptional: Bool

  /// The parameters of a closure; empty for other expressions.
  static func all(of expression: ExprSyntax) -> [ClosureInput] {
    guard let closure = expression.as(ClosureExprSyntax.self) else { return [] }
    let uses = OptionalUses(viewMode: .sourceAccurate)
    uses.walk(closure.statements)
    switch closure.signature?.parameterClause {
    case .simpleInput(let names):
      return names.map { ClosureInput(isOptional: uses.names.contains($0.name.text)) }
    case .parameterClause(let clause):
      return clause.parameters.map { parameter in
        let type = parameter.type?.trimmedDescription
        let name = (parameter.secondName ?? parameter.firstName).text
        return ClosureInput(
          type: type.map(explicit),
          isOptional: type == nil && uses.names.contains(name)
        )
      }
    default:
      let numbers = uses.names.compactMap { $0.hasPrefix("$") ? Int($0.dropFirst()) : nil }
      return (0..<((numbers.max() ?? -1) + 1)).map {
        ClosureInput(isOptional: numbers.contains($0))
      }
    }
  }

  /// A type as the compiler writes it: `Error` is `any Error`.
  private static func explicit(_ type: String) -> String {
    if type == "Error?" { return "(any Error)?" }
    return type.replacing(/(?<before>^|[<(,]\s*)Error(?<after>$|[>),])/) {
      "\($0.before)any Error\($0.after)"
    }
  }
}

/// Collects the names that are unwrapped, or compared with nil.
private final class OptionalUses: SyntaxVisitor {
  private(set) var names: Set<String> = []

  private func add(_ expression: ExprSyntax?) {
    if let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName.text { names.insert(name) }
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value {
      add(value)
    } else {
      names.insert(node.pattern.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.expression)
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.expression)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
      guard let word = part.as(BinaryOperatorExprSyntax.self)?.operator.text else { continue }
      let isWithNil =
        ["==", "!="].contains(word)
        && (parts[index + 1].isNilLiteral || parts[index - 1].isNilLiteral)
      if word == "??" || isWithNil {
        add(parts[index - 1])
        if isWithNil { add(parts[index + 1]) }
      }
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  fileprivate var isNilLiteral: Bool { self.is(NilLiteralExprSyntax.self) }
}
