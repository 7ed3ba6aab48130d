import SwiftSyntax

/// The names that functions and properties give to values of their own, found once for each.
final class LocalNames {
  private var names: [SyntaxIdentifier: Set<String>] = [:]

  /// True for a name that the function or the property around a node gives to a value of its own.
  func contains(_ name: String, around node: some SyntaxProtocol) -> Bool {
    guard let member = node.enclosingMember ?? node.enclosingItem else { return false }
    if let known = names[member.id] { return known.contains(name) }
    let finder = LocalNameFinder(except: member)
    finder.walk(member)
    names[member.id] = finder.found
    return finder.found.contains(name)
  }
}

/// Finds the parameters, constants and variables inside of a member.
private final class LocalNameFinder: SyntaxVisitor {
  private let member: SyntaxIdentifier
  private(set) var found: Set<String> = []

  init(except member: Syntax) {
    self.member = member.id
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    found.insert(token.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // The binding, the list, the declaration, the member.
    let owner = node.parent?.as(PatternBindingSyntax.self)?.parent?.parent?.parent
    return owner?.id == member ? .visitChildren : add(node.identifier)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }
}
