import SwiftSyntax

/// Functions with selectors as parameters, and their calls: on Linux they are given closures.
extension Rewriter {
  /// Writes a function with a selector as a parameter for each side; one whose selectors stay is on iOS
  /// alone.
  ///
  /// - Returns: true if it is on iOS alone.
  func rewriteSelectorFunction(
    _ node: some SyntaxProtocol,
    name: String,
    _ signature: FunctionSignatureSyntax
  ) -> Bool {
    let parameters = signature.parameterClause.parameters
    guard parameters.contains(where: { Self.isSelector($0.type) }), let item = node.enclosingItem
    else { return false }
    let labels = parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text }
    guard let selectors = declarations.selectorFunctions.parameters(name: name, labels: labels)
    else {
      edits.guardRange(item.bytes, hasLinuxSide: false)
      let inside = SelectorFinder(viewMode: .sourceAccurate)
      inside.walk(node)
      for selector in inside.found { keep(selector) }
      note(
        .onlyOnIOS,
        node,
        "A function with a selector that is more than an action; give Linux one with a closure."
      )
      return true
    }
    for parameter in parameters where Self.isSelector(parameter.type) {
      let isOptional = parameter.type.trimmedDescription != "Selector"
      edits.replace(
        parameter.type.bytes,
        with: isOptional ? "((Any?) -> Void)?" : "@escaping (Any?) -> Void",
        on: .linux
      )
    }
    for selector in selectors {
      let uses = ActionFinder(name: selector.name)
      uses.walk(node)
      for call in uses.found { rewriteAction(call, selector) }
    }
    edits.guardRange(item.bytes, hasLinuxSide: true)
    return false
  }

  /// An editing action of responders, which only menus call by its selector; false for other functions.
  func rewriteEditAction(_ node: FunctionDeclSyntax) -> Bool {
    let actions: Set = ["copy", "cut", "paste", "select", "selectAll", "delete"]
    let parameters = node.signature.parameterClause.parameters
    guard actions.contains(node.name.text), parameters.count == 1,
      parameters.first?.type.trimmedDescription == "Any?",
      node.modifiers.contains(where: { $0.name.text == "override" }), let item = node.enclosingItem
    else { return false }
    edits.guardRange(item.bytes, hasLinuxSide: false)
    note(.onlyOnIOS, node, "An editing action, which menus and keys call by its selector.")
    return true
  }

  /// Leaves a function to iOS that is called for objects of a nib, which Linux never makes.
  func rewriteNibFunction(_ node: FunctionDeclSyntax) {
    guard ["awakeFromNib", "prepareForInterfaceBuilder"].contains(node.name.text),
      node.signature.parameterClause.parameters.isEmpty,
      node.modifiers.contains(where: { $0.name.text == "override" }), let item = node.enclosingItem
    else { return }
    edits.guardRange(item.bytes, hasLinuxSide: false)
    note(.onlyOnIOS, node, "Called for what a nib makes; on Linux, call its statements from init.")
  }

  /// A constant that is a selector, on iOS alone; false for other declarations.
  func rewriteConstant(_ node: VariableDeclSyntax) -> Bool {
    guard SelectorConstants.isConstant(node), let item = node.enclosingItem else { return false }
    for binding in node.bindings { keep(binding.initializer?.value) }
    edits.guardRange(item.bytes, hasLinuxSide: false)
    return true
  }

  /// An extension of `Selector` with nothing but constants, on iOS alone; false for others.
  func rewriteConstants(_ node: ExtensionDeclSyntax) -> Bool {
    guard node.extendedType.trimmedDescription == "Selector", let item = node.enclosingItem else {
      return false
    }
    let inside = SelectorFinder(viewMode: .sourceAccurate)
    inside.walk(node)
    for selector in inside.found { keep(selector) }
    edits.guardRange(item.bytes, hasLinuxSide: false)
    return true
  }

  private static func isSelector(_ type: TypeSyntax) -> Bool {
    ["Selector", "Selector?", "Selector!"].contains(type.trimmedDescription)
  }

  /// Gives a parameter's closure to a control, a bar button or a recogniser.
  private func rewriteAction(_ call: Call, _ selector: SelectorFunction.Parameter) {
    handled.insert(call.node.id)
    let closure = selector.name + (selector.isOptional ? "?" : "")
    let receiver = call.base.map { text($0) + "." } ?? ""
    switch (call.name, call.labels) {
    case ("addTarget", [nil, "action", "for"]):
      let events = call["for"].map(text) ?? ".primaryActionTriggered"
      let new = "\(receiver)addAction(UIAction { \(closure)($0.sender) }, for: \(events))"
      edits.replace(call.node.bytes, with: new, on: .linux)
    case ("addTarget", _):
      edits.replace(
        call.node.bytes,
        with: "\(receiver)addAction({ \(closure)($0) })",
        on: .linux
      )
    case ("UIBarButtonItem", _), ("init", _):
      guard let new = barButton(call, action: "UIAction { \(closure)($0.sender) }") else { return }
      edits.replace(call.node.bytes, with: new, on: .linux)
    default:
      let name = text(call.node.calledExpression)
      edits.replace(call.node.bytes, with: "\(name)(action: { \(closure)($0) })", on: .linux)
    }
  }

  /// Rewrites the call of a function with a selector; false for other calls.
  func rewriteSelectorArguments(_ call: Call) -> Bool {
    var isFound = false
    for (index, argument) in call.node.arguments.enumerated() {
      let value = argument.expression
      guard isSelector(value),
        declarations.selectorFunctions.parameter(of: call, at: index) != nil,
        let closure = senderClosure(call, value)
      else { continue }
      keep(value)
      edits.replace(value.bytes, with: closure, on: .linux)
      isFound = true
    }
    if isFound { guardItem(of: call.node, linux: nil, hasLinuxSide: true) }
    return isFound
  }

  /// The closure that is given the sender; nil where none can be written.
  private func senderClosure(_ call: Call, _ selector: ExprSyntax) -> String? {
    let found: Target
    if let target = call["target"], !target.isSelf {
      guard let known = self.target(target, selector: selector) else { return nil }
      found = known
    } else {
      guard let type = selector.enclosingType, !selector.isInStaticMember,
        !selector.isInEagerInitialValue
      else { return nil }
      found = Target(capture: "weak self", name: "self", type: type)
    }
    guard let method = self.method(selector, in: found.type) else { return nil }
    let text = callText(method, on: found.name + "?") { type in
      guard canBe(type, .any) else { return nil }
      return type == "AnyObject" || type == "any AnyObject"
        ? "$0 as AnyObject" : Self.cast("$0", to: type, isOptional: true)
    }
    return text.map { "{ [\(found.capture)]\(method.takesSender ? "" : " _") in \($0) }" }
  }
}

/// Finds the calls of UIKit to which a function gives its selector.
private final class ActionFinder: SyntaxVisitor {
  private let name: String
  private(set) var found: [Call] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let isUsed = node.arguments.contains { argument in
      argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    }
    if isUsed, let call = Call(node), SelectorArgument.isAction(call) { found.append(call) }
    return .visitChildren
  }
}
