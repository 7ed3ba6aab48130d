import SwiftSyntax

/// Optional functions of `@objc` protocols, which on Linux are functions with an empty default.
enum OptionalFunctions {
  /// The names of those that a file declares.
  static func names(in tree: SourceFileSyntax) -> Set<String> {
    let finder = ProtocolFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.found.reduce(into: []) { names, node in
      names.formUnion((functions(of: node) ?? []).map(\.name.text))
    }
  }

  /// The optional functions of a protocol; nil if it has none, or a member for which there is no default.
  static func functions(of node: ProtocolDeclSyntax) -> [FunctionDeclSyntax]? {
    let members = node.memberBlock.members.map(\.decl).filter(isOptional)
    let functions = members.compactMap { $0.as(FunctionDeclSyntax.self) }
    guard !functions.isEmpty, functions.count == members.count,
      functions.allSatisfy({ defaultBody($0) != nil })
    else { return nil }
    return functions
  }

  static func isOptional(_ node: some SyntaxProtocol) -> Bool {
    let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.contains { $0.name.text == "optional" } ?? false
  }

  /// The body that has the effect of a function that is not there; nil where it has to return something.
  static func defaultBody(_ node: FunctionDeclSyntax) -> String? {
    guard let result = node.signature.returnClause?.type.trimmedDescription else { return "{}" }
    if result == "Void" || result == "()" { return "{}" }
    return result.hasSuffix("?") ? "{ nil }" : nil
  }
}

/// Finds the protocols that are compiled on Linux.
private final class ProtocolFinder: SyntaxVisitor {
  private(set) var found: [ProtocolDeclSyntax] = []

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in LinuxCondition.clauses(node) { walk(clause) }
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}

extension Rewriter {
  /// Writes a protocol with optional functions for each side; false for other protocols.
  func rewriteOptionalProtocol(_ node: ProtocolDeclSyntax) -> Bool {
    guard let functions = OptionalFunctions.functions(of: node), let item = node.enclosingItem
    else { return false }
    removeOnLinux(node.attributes)
    for member in node.memberBlock.members {
      if let attributes = member.decl.asProtocol((any WithAttributesSyntax).self)?.attributes {
        removeOnLinux(attributes)
      }
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      if let optional = modifiers?.first(where: { $0.name.text == "optional" }),
        let range = upToNext(optional)
      {
        edits.replace(range, with: "", on: .linux)
      }
    }
    let line = source.newline + indentation(of: node)
    let bodies = functions.compactMap { function -> String? in
      guard let body = OptionalFunctions.defaultBody(function) else { return nil }
      let start = function.funcKeyword.bytes.lowerBound
      return "\(line)\(source.step)\(source[start..<function.bytes.upperBound]) \(body)"
    }
    edits.insert(
      "\(line)extension \(node.name.text) {\(bodies.joined())\(line)}",
      at: item.bytes.upperBound,
      on: .linux
    )
    edits.guardRange(item.bytes, hasLinuxSide: true)
    return true
  }

  private func removeOnLinux(_ attributes: AttributeListSyntax) {
    for attribute in attributes.compactMap({ $0.as(AttributeSyntax.self) })
    where attribute.attributeName.trimmedDescription == "objc" {
      if let range = upToNext(attribute) { edits.replace(range, with: "", on: .linux) }
    }
  }

  /// `delegate?.moved?(by: 1)`: on Linux the function is there.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self),
      declarations.optionalFunctions.contains(member.declName.baseName.text)
    else { return }
    edits.replace(chain.questionMark.bytes, with: "", on: .linux)
    guardItem(of: node, linux: nil, hasLinuxSide: true)
  }
}
