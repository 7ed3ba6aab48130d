import SwiftSyntax

/// Targets that a control has only once, and forgets again, as actions with identifiers.
///
/// A target is the same if object, function and events are the same, so the identifier names object and
/// function.
extension Rewriter {
  /// True if targets of the control are removed without being named.
  func removesAllTargets(of call: Call) -> Bool {
    declarations.targets.removesAll(of: call, declarations)
  }

  /// True if a statement may run more than once for a control, or its target is removed.
  func needsIdentifier(_ call: Call, _ method: Method) -> Bool {
    let targets = declarations.targets
    return targets.removes(method.name) || targets.addsTwice(call, method.name, declarations)
      || mayRunAgain(call)
  }

  /// The identifier of an action.
  func identifier(_ call: Call, _ method: Method) -> String {
    "UIAction.Identifier(\"\(object(call[0]))\(method.fullName)\")"
  }

  /// The part of an identifier that names an object.
  private func object(_ target: ExprSyntax) -> String {
    let name = text(target)
    // In a closure it may be optional.
    let isPlain = target.isSelf && !hasOptionalSelf(target)
    return "\\(ObjectIdentifier(\(name)\(isPlain ? "" : " as AnyObject")))."
  }

  /// True in a closure with `[weak self]` that does not unwrap it before a place.
  func hasOptionalSelf(_ node: some SyntaxProtocol) -> Bool {
    var next = node.nearest(ClosureExprSyntax.self)
    while let closure = next {
      if closure.signature?.capture?.trimmedDescription.contains("weak self") == true {
        let before = source[closure.statements.bytes.lowerBound..<node.bytes.lowerBound]
        return !before.contains("let self")
      }
      next = closure.nearest(ClosureExprSyntax.self)
    }
    return false
  }

  /// Rewrites `removeTarget(_:action:for:)`.
  func rewriteRemovedTarget(_ call: Call) {
    guard let action = call["action"], let events = call["for"] else { return }
    guard call[0].isSelf, isSelector(action),
      let method = self.method(action, in: call.node.enclosingType)
    else {
      removeSome(call, action, events)
      return
    }
    let own = Target(capture: "", name: "self")
    guard actionClosure(own, method, from: control(of: call)) != nil else {
      leaveOnIOS(call.node, selector: action, unsuitable(method))
      return
    }
    let receiver = call.base.map { text($0) + "." } ?? ""
    let name = identifier(call, method)
    // What no statement adds, a nib does.
    rewriteTarget(
      call,
      as: "\(receiver)removeAction(identifiedBy: \(name), for: \(text(events)))",
      selector: action,
      calls: method,
      onLinux: removesAllTargets(of: call) || !declarations.targets.adds(method.name)
    )
  }

  /// Removes the targets of one object or of all, with one function or with all, on Linux alone.
  private func removeSome(_ call: Call, _ action: ExprSyntax, _ events: ExprSyntax) {
    let selector = isSelector(action) ? action : nil
    let method = selector.flatMap { self.method($0, in: call.node.enclosingType) }
    guard action.isNil || method != nil, call.base?.is(FunctionCallExprSyntax.self) != true else {
      leaveOnIOS(
        call.node,
        selector: selector,
        "Removes targets that it does not name; on Linux they stay, and the next one replaces its like."
      )
      return
    }
    keep(selector)
    let prefix = call[0].isNil ? "ObjectIdentifier(" : object(call[0])
    var conditions = ["let action", "action.identifier.rawValue.hasPrefix(\"\(prefix)\")"]
    if let method {
      conditions.append("action.identifier.rawValue.hasSuffix(\".\(method.fullName)\")")
    }
    if events.trimmedDescription.split(separator: ".").last != "allEvents" {
      conditions.append("!events.isDisjoint(with: \(text(events)))")
    }
    let receiver = call.base.map { text($0) + "." } ?? ""
    let line = source.newline + indentation(of: call.node.enclosingItem ?? Syntax(call.node))
    let inside = line + source.step
    guardItem(
      of: call.node,
      linux: "\(receiver)enumerateEventHandlers { action, _, events, _ in\(inside)"
        + "if \(conditions.joined(separator: ", ")) {\(inside)\(source.step)"
        + "\(receiver)removeAction(action, for: events)\(inside)}\(line)}"
    )
  }

  // MARK: Statements that run again

  private static let once: Set = ["viewDidLoad", "loadView", "awakeFromNib"]

  /// True unless a statement runs once for each control: where a view is made, for what a function makes
  /// itself, and for each element of a loop.
  private func mayRunAgain(_ call: Call) -> Bool {
    var root = call.base.flatMap(Self.root)
    var next: Syntax? = Syntax(call.node).parent
    while let node = next {
      if let body = node.as(CodeBlockItemListSyntax.self), let root,
        locals(madeIn: body).contains(root)
      {
        return false
      }
      if let loop = node.as(ForStmtSyntax.self) {
        guard let name = root, Self.names(in: loop.pattern).contains(name) else { return true }
        root = Self.root(loop.sequence)
      } else if node.is(WhileStmtSyntax.self) || node.is(RepeatStmtSyntax.self) {
        return true
      } else if let closure = node.as(ClosureExprSyntax.self) {
        if !Self.isCalled(closure) {
          guard let sequence = Self.sequence(of: closure, for: root) else { return true }
          root = Self.root(sequence)
        }
      } else if let function = node.as(FunctionDeclSyntax.self) {
        return !Self.once.contains(function.name.text)
          || node.parent?.is(MemberBlockItemSyntax.self) != true
      } else if node.is(AccessorDeclSyntax.self) || node.is(AccessorBlockSyntax.self) {
        return true
      } else if node.is(MemberBlockItemSyntax.self) {
        return false
      }
      next = node.parent
    }
    return false
  }

  /// The first name of an expression, without `self`; nil for elements that are written out.
  private static func root(_ base: ExprSyntax) -> String? {
    if base.is(ArrayExprSyntax.self) { return nil }
    let names = base.trimmedDescription.split { ".?!".contains($0) }.map(String.init)
    return names.first == "self" ? names.dropFirst().first : names.first
  }

  private static func names(in pattern: PatternSyntax) -> Set<String> {
    Set(pattern.tokens(viewMode: .sourceAccurate).map(\.text))
  }

  /// True for a closure that is called where it is written.
  private static func isCalled(_ closure: ClosureExprSyntax) -> Bool {
    closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == closure.id
  }

  /// The sequence for each element of which a closure is called, if a name is that of the element.
  private static func sequence(of closure: ClosureExprSyntax, for root: String?) -> ExprSyntax? {
    guard let call = closure.nearest(FunctionCallExprSyntax.self).flatMap(Call.init),
      ["forEach", "map", "compactMap", "flatMap"].contains(call.name), let root,
      let base = call.base
    else { return nil }
    guard let parameters = closure.signature?.parameterClause else {
      return root.hasPrefix("$") ? base : nil
    }
    let isElement = parameters.tokens(viewMode: .sourceAccurate).contains { $0.text == root }
    return isElement ? base : nil
  }

  /// The names of what statements make, found once.
  private func locals(madeIn body: CodeBlockItemListSyntax) -> Set<String> {
    if let known = localsOfBodies[body.id] { return known }
    let names = body.reduce(into: Set<String>()) { names, item in
      guard let variable = item.item.as(VariableDeclSyntax.self) else { return }
      for binding in variable.bindings where Self.isMade(binding.initializer?.value) {
        names.insert(binding.pattern.trimmedDescription)
      }
    }
    localsOfBodies[body.id] = names
    return names
  }

  /// True for `UIButton(type: .system)` and `UIButton.systemButton(…)`.
  private static func isMade(_ value: ExprSyntax?) -> Bool {
    guard let call = value?.as(FunctionCallExprSyntax.self) else { return false }
    let name = call.calledExpression.trimmedDescription
    return name.hasPrefix("UI")
      || call.calledExpression.is(DeclReferenceExprSyntax.self) && name.first?.isUppercase == true
  }
}
