import SwiftSyntax

/// Observing by key path: on Linux the property itself says that it has changed.
extension Rewriter {
  /// `@objc dynamic var`: a property that is observed by key path on iOS, and calls its observers on Linux.
  func rewriteObservedProperty(_ node: VariableDeclSyntax) -> Bool {
    let attribute = node.attributes.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.trimmedDescription == "objc"
    }
    let modifier = node.modifiers.first { $0.name.text == "dynamic" }
    guard let modifier, attribute != nil || isInObjectiveCClass(node),
      node.bindingSpecifier.text == "var", hasOneProperty(node),
      let binding = node.bindings.first,
      let item = node.enclosingItem, item.is(MemberBlockItemSyntax.self), !node.isInStaticMember
    else { return false }
    guard let second = upToNext(modifier) else { return false }
    if let attribute {
      guard let first = upToNext(attribute) else { return false }
      edits.replace(first, with: "", on: .linux)
    }
    edits.replace(second, with: "", on: .linux)
    if declarations.observed.contains(binding.pattern.trimmedDescription) { notify(binding) }
    edits.guardRange(item.bytes, hasLinuxSide: true)
    return true
  }

  /// True for a declaration of one property; says that observers of several are not notified on Linux.
  private func hasOneProperty(_ node: VariableDeclSyntax) -> Bool {
    guard node.bindings.count > 1 else { return true }
    let names = node.bindings.map(\.pattern.trimmedDescription)
    if names.contains(where: declarations.observed.contains) {
      note(
        .onlyOnIOS,
        node,
        "Several observed properties in one declaration: give each a declaration of its own, and run this "
          + "again."
      )
    }
    return false
  }

  /// True in a class all of whose members are `@objc`.
  private func isInObjectiveCClass(_ node: some SyntaxProtocol) -> Bool {
    node.enclosingTypeNode?.as(ClassDeclSyntax.self)?.attributes.contains {
      $0.trimmedDescription == "@objcMembers"
    } ?? false
  }

  /// Adds the call of observers to a property.
  private func notify(_ binding: PatternBindingSyntax) {
    let name = binding.pattern.trimmedDescription
    guard let block = binding.accessorBlock else {
      let line = source.newline + indentation(of: binding)
      let call = Self.notification(name, from: "oldValue")
      edits.insert(
        " {\(line)\(source.step)didSet { \(call) }\(line)}",
        at: binding.bytes.upperBound,
        on: .linux
      )
      return
    }
    guard case .accessors(let accessors) = block.accessors,
      let didSet = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }),
      let body = didSet.body
    else {
      note(
        .onlyOnIOS,
        binding,
        "An observed property without didSet: on Linux, call notifyObservers(of: \\.\(name), from: …) where "
          + "it changes."
      )
      return
    }
    let call = Self.notification(name, from: didSet.parameters?.name.text ?? "oldValue")
    if body.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "return" }) {
      edits.insert(" defer { \(call) };", at: body.leftBrace.bytes.upperBound, on: .linux)
    } else {
      insert(call, atEndOf: body)
    }
  }

  private static func notification(_ name: String, from old: String) -> String {
    "notifyObservers(of: \\.\(name), from: \(old))"
  }

  /// Inserts a statement behind the last one of a body.
  private func insert(_ statement: String, atEndOf body: CodeBlockSyntax) {
    let brace = body.rightBrace.bytes.lowerBound
    if source.isFirstOnLine(brace) {
      let indentation = source.indentation(at: brace)
      edits.insert(
        "\(source.step)\(statement)\(source.newline)\(indentation)",
        at: brace,
        on: .linux
      )
    } else {
      edits.insert(
        body.statements.isEmpty ? " \(statement) " : "; \(statement) ",
        at: body.statements.isEmpty ? brace : body.statements.bytes.upperBound,
        on: .linux
      )
    }
  }

  /// The bytes of a node with the white space behind it; nil if there is a comment.
  func upToNext(_ node: some SyntaxProtocol) -> Range<Int>? {
    guard let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    else {
      return nil
    }
    let end = next.positionAfterSkippingLeadingTrivia.utf8Offset
    guard source[node.bytes.upperBound..<end].allSatisfy(\.isWhitespace) else { return nil }
    return node.bytes.lowerBound..<end
  }

  /// `model.observe(\.name) { … }` stays where the files have the property, and is on iOS alone otherwise.
  func rewriteObservation(_ call: Call) {
    guard call.labels.first == .some(nil), let path = call[0].as(KeyPathExprSyntax.self) else {
      return
    }
    if let name = path.onlyProperty, declarations.dynamic.contains(name) { return }
    leaveOnIOS(
      call.node,
      selector: nil,
      "The observed property is not in these files as @objc dynamic: on Linux, call the closure from its "
        + "didSet, or from a delegate's function."
    )
  }

  /// `observeValue(forKeyPath:of:change:context:)` is on iOS alone.
  func rewriteObserveValue(_ node: FunctionDeclSyntax) -> Bool {
    guard node.name.text == "observeValue", let item = node.enclosingItem,
      node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath"
    else { return false }
    edits.guardRange(item.bytes, hasLinuxSide: false)
    note(.onlyOnIOS, node, "Observing by a key path's name; use observe(\\.name) with a closure.")
    return true
  }
}

extension KeyPathExprSyntax {
  /// The name of the property, if it is only one: `\.total`, `\Model.total`.
  var onlyProperty: String? {
    guard components.count == 1,
      let property = components.first?.component.as(KeyPathPropertyComponentSyntax.self)
    else { return nil }
    return property.declName.baseName.text
  }
}
