import SwiftSyntax

extension ExprSyntax {
  /// True for `self`, and for a constant that stands for it: `guard let strongSelf = self`.
  var isSelf: Bool {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return name == "self" || isSelf(named: name)
  }

  /// True if a statement or a condition around the expression makes a name a constant of `self`.
  private func isSelf(named name: String) -> Bool {
    var inner = Syntax(self)
    while let node = inner.parent, !node.is(MemberBlockItemSyntax.self) {
      if let list = node.as(CodeBlockItemListSyntax.self) {
        let before = list.prefix { $0.id != inner.id }
        if before.contains(where: { Self.binds(name, Syntax($0.item)) }) { return true }
      }
      if let node = node.as(IfExprSyntax.self), inner.id == Syntax(node.body).id,
        Self.binds(name, node.conditions)
      {
        return true
      }
      inner = node
    }
    return false
  }

  private static func binds(_ name: String, _ item: Syntax) -> Bool {
    if let node = item.as(GuardStmtSyntax.self) { return binds(name, node.conditions) }
    return item.as(VariableDeclSyntax.self)?.bindings.contains { binding in
      isSelf(binding.initializer) && binding.pattern.trimmedDescription == name
    } ?? false
  }

  private static func binds(_ name: String, _ conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains { condition in
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self) else {
        return false
      }
      return isSelf(binding.initializer) && binding.pattern.trimmedDescription == name
    }
  }

  private static func isSelf(_ initializer: InitializerClauseSyntax?) -> Bool {
    initializer?.value.trimmedDescription == "self"
  }
}
