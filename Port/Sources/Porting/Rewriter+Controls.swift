import SwiftSyntax

/// Controls, refresh controls and bar buttons.
extension Rewriter {
  /// Looks for controls that forget their targets, before anything is rewritten.
  func planTargets(_ tree: SourceFileSyntax) {
    let calls = CallFinder(name: "removeTarget")
    calls.walk(tree)
    for call in calls.found where call.labels == [nil, "action", "for"] {
      guard let action = call["action"], let reference = reference(action), call[0].isSelf
      else {
        removesAllTargets = true
        continue
      }
      removedTargets.insert(reference.name)
    }
    let assignments = ActionAssignmentFinder(viewMode: .sourceAccurate)
    assignments.walk(tree)
    setsActionsOfItems = assignments.isFound
  }

  /// Rewrites `addTarget(_:action:for:)`.
  func rewriteControl(_ call: Call) {
    guard let selector = call["action"], let events = call["for"],
      let (target, method) = resolve(call, call[0], selector)
    else { return }
    guard let closure = actionClosure(target, method, isItem: false) else {
      leaveOnIOS(call.node, selector: selector, unsuitable(method))
      return
    }
    let identifier = needsIdentifier(call, method) ? "(identifier: \(Self.identifier(method)))" : ""
    let receiver = call.base.map { text($0) + "." } ?? ""
    let action = "UIAction\(identifier) \(closure)"
    let long = "\(receiver)addAction(\(action), for: \(text(events)))"
    if removesAllTargets || method.takesSystemValue {
      keep(selector)
      guardItem(of: call.node, linux: long)
    } else {
      convert(selector, method)
      edits.replace(call.node.bytes, with: long)
    }
  }

  /// A target is there once, however often it is added; an action needs an identifier for that.
  private func needsIdentifier(_ call: Call, _ method: Method) -> Bool {
    if removesAllTargets || removedTargets.contains(method.name) { return true }
    let once: Set = ["viewDidLoad", "loadView", "awakeFromNib", "commonInit"]
    if call.node.nearest(InitializerDeclSyntax.self) != nil { return false }
    guard let function = call.node.nearest(FunctionDeclSyntax.self) else { return false }
    if once.contains(function.name.text) { return false }
    // A control that the function makes itself.
    guard let base = call.base?.as(DeclReferenceExprSyntax.self), let body = function.body else {
      return true
    }
    return !locals(madeIn: body).contains(base.baseName.text)
  }

  /// The names of what a body makes, found once.
  private func locals(madeIn body: CodeBlockSyntax) -> Set<String> {
    if let known = localsOfBodies[body.id] { return known }
    let finder = LocalFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    localsOfBodies[body.id] = finder.names
    return finder.names
  }

  private static func identifier(_ method: Method) -> String {
    "UIAction.Identifier(\"\(method.typeName).\(method.fullName)\")"
  }

  /// Rewrites `removeTarget(_:action:for:)`.
  func rewriteRemovedTarget(_ call: Call) {
    guard let action = call["action"], let events = call["for"] else { return }
    guard call[0].isSelf, isSelector(action),
      let method = self.method(action, in: call.node.enclosingType)
    else {
      leaveOnIOS(
        call.node,
        selector: isSelector(action) ? action : nil,
        "Removes targets that it does not name; on Linux they stay, and the next one replaces its like."
      )
      return
    }
    let receiver = call.base.map { text($0) + "." } ?? ""
    let new =
      "\(receiver)removeAction(identifiedBy: \(Self.identifier(method)), for: \(text(events)))"
    if removesAllTargets {
      keep(action)
      guardItem(of: call.node, linux: new)
    } else {
      convert(action, method)
      edits.replace(call.node.bytes, with: new)
    }
  }

  /// Rewrites `UIBarButtonItem(…, target:action:)`.
  func rewriteBarButton(_ call: Call) {
    guard let target = call["target"], let selector = call["action"] else { return }
    guard barButtonBegin(call) != nil else {
      leaveOnIOS(
        call.node,
        selector: isSelector(selector) ? selector : nil,
        "This button has two pictures; set the second one after it is made."
      )
      return
    }
    guard !selector.isNil else {
      if let new = barButton(call, action: nil) { edits.replace(call.node.bytes, with: new) }
      return
    }
    guard let (found, method) = resolve(call, target, selector) else { return }
    guard let closure = actionClosure(found, method, isItem: true),
      let new = barButton(call, action: "UIAction \(closure)")
    else {
      leaveOnIOS(call.node, selector: selector, unsuitable(method))
      return
    }
    // On iOS a bar button with a primary action ignores an action that is set later.
    if method.takesSystemValue || setsActionsOfItems {
      keep(selector)
      guardItem(of: call.node, linux: new)
    } else {
      convert(selector, method)
      edits.replace(call.node.bytes, with: new)
    }
  }

  /// The expression of a bar button with an action in place of a target; nil for one with two pictures.
  func barButton(_ call: Call, action: String?) -> String? {
    guard let (begin, style) = barButtonBegin(call) else { return nil }
    // A title alone is there in one form on both sides, the one with an action.
    let isSystem = call["barButtonSystemItem"] != nil
    let end = action.map { ", primaryAction: \($0)" } ?? (isSystem ? "" : ", primaryAction: nil")
    let name = text(call.node.calledExpression)
    let made = "\(name)(\(begin)\(end))"
    return style == ".plain" || style == nil
      ? made
      : "{ let item = \(made); item.style = \(style ?? ".plain"); return item }()"
  }

  /// The arguments before the action, and the style.
  private func barButtonBegin(_ call: Call) -> (String, String?)? {
    if let item = call["barButtonSystemItem"], call.labels.count == 3 {
      return ("systemItem: \(text(item))", nil)
    }
    guard call.labels.count == 4, let style = call["style"] else { return nil }
    var name = text(style)
    for prefix in ["UIBarButtonItem.Style", "UIBarButtonItemStyle"]
    where name.hasPrefix(prefix + ".") {
      name = String(name.dropFirst(prefix.count))
    }
    if let title = call["title"] { return ("title: \(text(title))", name) }
    guard let image = call["image"] else { return nil }
    return ("title: nil, image: \(text(image))", name)
  }

  /// Rewrites `item.target = self` and `item.action = #selector(…)`.
  func rewriteTargetAssignment(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let member = parts[0].as(MemberAccessExprSyntax.self), let base = member.base
    else { return }
    let name = member.declName.baseName.text
    if name == "action", isSelector(parts[2]) {
      let selector = parts[2]
      guard let method = self.method(selector, in: node.enclosingType), !node.isInStaticMember,
        let closure = actionClosure(
          Target(capture: "weak self", name: "self"),
          method,
          isItem: true
        )
      else { return }
      let item = text(base)
      let end = base.trimmedDescription.hasSuffix("?") ? String(item.dropLast()) : item
      let optional = end == item ? "" : "?"
      keep(selector)
      guardItem(
        of: node,
        linux: "\(item).primaryAction = UIAction(title: \(end)\(optional).title ?? \"\", "
          + "image: \(end)\(optional).image) \(closure)"
      )
    } else if name == "target", parts[2].isSelf, hasActionAssignment(beside: node, of: text(base)) {
      edits.guardRange(node.enclosingItem?.bytes ?? node.bytes, hasLinuxSide: false)
    }
  }

  /// True if a statement beside this one sets the action of the same item.
  private func hasActionAssignment(beside node: SequenceExprSyntax, of item: String) -> Bool {
    guard let list = node.nearest(CodeBlockItemListSyntax.self) else { return false }
    return list.contains { statement in
      guard case .expr(let expression) = statement.item,
        let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        parts.count == 3, parts[1].is(AssignmentExprSyntax.self)
      else { return false }
      return parts[0].trimmedDescription == "\(item).action" && isSelector(parts[2])
    }
  }
}

extension ExprSyntax {
  var isSelf: Bool { self.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" }
}

/// Finds the calls of a function in what is compiled on Linux.
final class CallFinder: SyntaxVisitor {
  private let name: String
  private(set) var found: [Call] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in LinuxCondition.clauses(node) { walk(clause) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = Call(node), call.name == name { found.append(call) }
    return .visitChildren
  }
}

/// Collects the constants and variables that a body makes by a call of UIKit.
private final class LocalFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let call = node.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
      .trimmedDescription
    if call?.hasPrefix("UI") == true { names.insert(node.pattern.trimmedDescription) }
    return .visitChildren
  }
}

/// Finds `item.action = …` and `item.target = …`.
private final class ActionAssignmentFinder: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let member = parts[0].as(MemberAccessExprSyntax.self),
      ["action", "target"].contains(member.declName.baseName.text)
    {
      isFound = true
    }
    return .visitChildren
  }
}
