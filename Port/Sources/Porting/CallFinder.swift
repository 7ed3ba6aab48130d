import SwiftSyntax

/// Finds the calls of a function in what is compiled on Linux, or on any platform.
final class CallFinder: SyntaxVisitor {
  private let name: String
  private let isEverywhere: Bool
  private(set) var found: [Call] = []

  init(name: String, everywhere isEverywhere: Bool = false) {
    self.name = name
    self.isEverywhere = isEverywhere
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isEverywhere else { return .visitChildren }
    for clause in LinuxCondition.clauses(node) { walk(clause) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = Call(node), call.name == name { found.append(call) }
    return .visitChildren
  }
}
