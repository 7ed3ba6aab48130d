import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes of a node without its trivia.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The nearest node around this one that is of a kind.
  func nearest<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var next = parent
    while let node = next {
      if let found = node.as(Node.self) { return found }
      next = node.parent
    }
    return nil
  }

  /// The name of the type around a node, by its declaration or extension.
  var enclosingType: String? {
    var next = parent
    while let node = next {
      if let type = node.typeName { return type }
      next = node.parent
    }
    return nil
  }

  /// The names of all types around a node, the innermost first.
  var enclosingTypes: [String] {
    var names: [String] = []
    var next = parent
    while let node = next {
      if let name = node.typeName { names.append(name) }
      next = node.parent
    }
    return names
  }

  /// The declaration of the type around a node.
  var enclosingTypeNode: Syntax? {
    var next = parent
    while let node = next, node.typeName == nil { next = node.parent }
    return next
  }

  /// The name of a type if the node declares or extends one.
  private var typeName: String? {
    if let node = self.as(ClassDeclSyntax.self) { return node.name.text }
    if let node = self.as(StructDeclSyntax.self) { return node.name.text }
    if let node = self.as(EnumDeclSyntax.self) { return node.name.text }
    if let node = self.as(ActorDeclSyntax.self) { return node.name.text }
    if let node = self.as(ProtocolDeclSyntax.self) { return node.name.text }
    guard let node = self.as(ExtensionDeclSyntax.self) else { return nil }
    let name = node.extendedType.trimmedDescription.prefix { $0 != "<" }
    return name.split(separator: ".").last.map(String.init)
  }

  /// The innermost statement or member around a node.
  var enclosingItem: Syntax? {
    var next: Syntax? = Syntax(self)
    while let node = next {
      if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { return node }
      next = node.parent
    }
    return nil
  }

  /// The member of a type around a node: a function, a property.
  var enclosingMember: Syntax? {
    var next = parent
    while let node = next, !node.is(MemberBlockItemSyntax.self) { next = node.parent }
    return next
  }

  /// True inside of a static function or property.
  var isInStaticMember: Bool {
    guard let member = enclosingMember?.as(MemberBlockItemSyntax.self) else { return false }
    let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.contains { ["static", "class"].contains($0.name.text) } ?? false
  }

  /// True in the initial value of a stored property that is not lazy, where `self` is not the object.
  var isInEagerInitialValue: Bool {
    guard let member = enclosingMember?.as(MemberBlockItemSyntax.self),
      let variable = member.decl.as(VariableDeclSyntax.self),
      !variable.modifiers.contains(where: { $0.name.text == "lazy" })
    else { return false }
    let offset = positionAfterSkippingLeadingTrivia
    return variable.bindings.contains { binding in
      guard let value = binding.initializer else { return false }
      return value.position <= offset && offset < value.endPosition
    }
  }
}

extension CodeBlockItemSyntax {
  /// True if this is the only statement of a body that returns a value without saying `return`.
  var isImplicitlyReturned: Bool {
    guard case .expr(let expression) = item, let list = parent?.as(CodeBlockItemListSyntax.self),
      list.count == 1, let owner = list.parent
    else { return false }
    if let sequence = expression.as(SequenceExprSyntax.self),
      sequence.elements.contains(where: { $0.is(AssignmentExprSyntax.self) })
    {
      return false
    }
    if owner.is(AccessorBlockSyntax.self) { return true }
    if owner.is(ClosureExprSyntax.self) {
      // What adds something, or forgets it, returns nothing.
      let call = expression.as(FunctionCallExprSyntax.self)?.calledExpression
      let name = call?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
      return !["add", "removeTarget", "removeObserver"].contains(where: name.hasPrefix)
    }
    guard let block = owner.as(CodeBlockSyntax.self) else { return false }
    if let function = block.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    return block.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
  }
}

extension CodeBlockItemSyntax {
  /// True for `perform(_:with:afterDelay:)`, which returns nothing.
  var isDelayedCall: Bool {
    guard let call = item.as(FunctionCallExprSyntax.self) else { return false }
    return call.arguments.contains { $0.label?.text == "afterDelay" }
  }
}
