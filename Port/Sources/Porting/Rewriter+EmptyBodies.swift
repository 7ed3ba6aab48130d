import SwiftSyntax

/// Bodies of which nothing is left on Linux, where Swift wants a statement.
extension Rewriter {
  /// Gives cases of a `switch` a `break`, and closures a use of the values that they take.
  func fillEmptyBodies(_ tree: SourceFileSyntax) {
    let finder = BodyFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    for (body, filler) in finder.found where isOnIOSAlone(body) {
      guard let first = body.first?.bytes else { continue }
      edits.fill(first, with: filler)
    }
  }

  private func isOnIOSAlone(_ body: CodeBlockItemListSyntax) -> Bool {
    !body.isEmpty && body.allSatisfy { edits.isOnIOSAlone($0.bytes) }
  }
}

/// Finds the bodies that may not be empty, each with a statement that does nothing.
private final class BodyFinder: SyntaxVisitor {
  private(set) var found: [(body: CodeBlockItemListSyntax, filler: String)] = []

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in LinuxCondition.clauses(node) { walk(clause) }
    return .skipChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    found.append((node.statements, "break"))
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let values = node.statements.tokens(viewMode: .sourceAccurate)
      .compactMap { $0.text.hasPrefix("$") ? Int($0.text.dropFirst()) : nil }
    guard node.signature?.parameterClause == nil, let last = values.max() else {
      return .visitChildren
    }
    let names = (0...last).map { "$\($0)" }.joined(separator: ", ")
    found.append((node.statements, "_ = \(last == 0 ? names : "(\(names))")"))
    return .visitChildren
  }
}
