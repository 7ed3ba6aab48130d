import SwiftSyntax

/// Reads the types of one file.
final class TypeReader: SyntaxVisitor {
  private let path: String
  private(set) var types: [DeclaredType] = []
  private var stack: [Int] = []

  init(path: String) {
    self.path = path
    super.init(viewMode: .sourceAccurate)
  }

  private func enter(
    _ name: String,
    _ kind: DeclaredType.Kind,
    _ clause: InheritanceClauseSyntax?,
    _ attributes: AttributeListSyntax,
    _ node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    let scope = stack.last.map { types[$0].name + "." } ?? ""
    var type = DeclaredType(name: scope + name, kind: kind)
    type.inherited = clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    type.isObservable = attributes.contains { $0.trimmedDescription == "@Observable" }
    type.isExtension = node.is(ExtensionDeclSyntax.self)
    type.path = path
    type.text = node.trimmedDescription
    types.append(type)
    stack.append(types.count - 1)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .object, node.inheritanceClause, node.attributes, node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { stack.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .structure, node.inheritanceClause, node.attributes, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { stack.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .enumeration, node.inheritanceClause, node.attributes, node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { stack.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .interface, node.inheritanceClause, node.attributes, node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { stack.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = DeclaredTypes.plain(node.extendedType.trimmedDescription)
    return enter(name, .structure, nil, node.attributes, node)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { stack.removeLast() }

  /// Bodies have no members; conditions for iOS alone are not there.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    let condition = node.condition?.trimmedDescription ?? ""
    return ["canImport(ObjectiveC)", "canImport(UIKit)", "os(iOS)"].contains(condition)
      ? .skipChildren : .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let index = stack.last {
      types[index].cases.append((node.name.text, node.parameterClause != nil))
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let index = stack.last else { return .skipChildren }
    let parameters = Self.parameters(node.signature)
    let isCoder = parameters.first?.type.contains("NSCoder") == true
    let isUsable = !isCoder && node.optionalMark == nil && !Self.isPrivate(node.modifiers)
    if isUsable { types[index].initializers.append(parameters) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let index = stack.last else { return .skipChildren }
    let isStatic = Self.isStatic(node.modifiers)
    // Static members count only where a type has to have them.
    if isStatic, types[index].kind != .interface { return .skipChildren }
    var declaration = node
    declaration.attributes = []
    declaration.modifiers = []
    declaration.body = nil
    types[index].functions.append(
      DeclaredType.Function(
        name: node.name.text,
        parameters: Self.parameters(node.signature),
        isPrivate: Self.isPrivate(node.modifiers),
        isAsync: node.signature.effectSpecifiers != nil,
        returns: node.signature.returnClause != nil,
        isStatic: isStatic,
        signature: declaration.trimmedDescription,
        result: node.signature.returnClause?.type.trimmedDescription
      )
    )
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let index = stack.last else { return .skipChildren }
    let isStatic = Self.isStatic(node.modifiers)
    if isStatic, types[index].kind != .interface { return .skipChildren }
    for binding in node.bindings {
      let accessors = binding.accessorBlock?.trimmedDescription ?? ""
      let isStored =
        accessors.isEmpty || accessors.contains("didSet") || accessors.contains("willSet")
      let isConstant = node.bindingSpecifier.text == "let"
      let type = binding.typeAnnotation?.type.trimmedDescription
      let isOptional = type?.hasSuffix("?") == true || type?.hasSuffix("!") == true
      types[index].properties.append(
        DeclaredType.Property(
          name: binding.pattern.trimmedDescription,
          type: type,
          isConstant: isConstant,
          isStored: isStored,
          hasValue: binding.initializer != nil || (isOptional && !isConstant),
          isPrivate: Self.isPrivate(node.modifiers),
          isSettable: !isConstant && isStored && !Self.isPrivateSet(node.modifiers),
          isStatic: isStatic,
          initialValue: binding.initializer?.value.trimmedDescription
        )
      )
    }
    return .skipChildren
  }

  private static func parameters(_ signature: FunctionSignatureSyntax) -> [DeclaredType.Parameter] {
    signature.parameterClause.parameters.map { parameter in
      DeclaredType.Parameter(
        label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
        name: (parameter.secondName ?? parameter.firstName).text,
        type: parameter.type.trimmedDescription,
        hasDefault: parameter.defaultValue != nil
      )
    }
  }

  private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  private static func isPrivateSet(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }

  private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }
}
