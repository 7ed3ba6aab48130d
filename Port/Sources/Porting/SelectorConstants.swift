import SwiftSyntax

/// Constants that are selectors: `static let save = #selector(EditController.save)`.
struct SelectorConstants {
  /// A selector with the type around it.
  struct Constant {
    var selector: ExprSyntax
    var type: String?
  }

  private var constants: [String: [Constant]] = [:]
  private let locals = LocalNames()

  /// Adds the constants of a file.
  mutating func add(_ tree: SourceFileSyntax) {
    let finder = ConstantFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    for (name, constant) in finder.found { constants[name, default: []].append(constant) }
  }

  /// The selector that an expression names: `.save`, `Selectors.save`, `save`; nil for others, and where
  /// several constants have the name.
  ///
  /// - Parameters:
  ///   - expression: the expression.
  ///   - above: the classes above a type, with itself.
  /// - Returns: the constant.
  func constant(_ expression: ExprSyntax, above: (String) -> [String]) -> Constant? {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let owner = member.base.map { $0.trimmedDescription.split(separator: ".").last ?? "" }
      guard let owner else { return only(member.declName.baseName.text) { $0.type == "Selector" } }
      let types = ["self", "Self"].contains(owner) ? expression.enclosingTypes : [String(owner)]
      let all = types.flatMap(above) + types
      return only(member.declName.baseName.text) { $0.type.map(all.contains) == true }
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      constants[name] != nil, !locals.contains(name, around: expression)
    else { return nil }
    let types = expression.enclosingTypes
    let all = types.flatMap(above) + types
    return only(name) { $0.type.map(all.contains) ?? true }
  }

  private func only(_ name: String, where isSeen: (Constant) -> Bool) -> Constant? {
    let found = (constants[name] ?? []).filter(isSeen)
    return found.count == 1 ? found[0] : nil
  }

  /// True if a declaration is nothing but a selector.
  static func isConstant(_ node: VariableDeclSyntax) -> Bool {
    node.bindingSpecifier.text == "let"
      && node.bindings.allSatisfy { $0.initializer?.value.isSelector == true }
      && (node.parent?.is(MemberBlockItemSyntax.self) == true
        || node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true)
  }
}

/// Finds the constants of a file.
private final class ConstantFinder: SyntaxVisitor {
  private(set) var found: [(name: String, constant: SelectorConstants.Constant)] = []

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in LinuxCondition.clauses(node) { walk(clause) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard SelectorConstants.isConstant(node) else { return .visitChildren }
    for binding in node.bindings {
      guard let selector = binding.initializer?.value else { continue }
      let constant = SelectorConstants.Constant(selector: selector, type: node.enclosingType)
      found.append((binding.pattern.trimmedDescription, constant))
    }
    return .skipChildren
  }
}
