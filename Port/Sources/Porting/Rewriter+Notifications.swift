import SwiftSyntax

/// The way in which a class observes notifications after the port.
struct NotificationPlan {
  /// The name of the property with the observers.
  var property: String
  /// True if blocks take the place of selectors on both sides; false if on Linux alone.
  var isOnBothSides = true
  /// True if the class forgets some of its notifications by name, so that observers are kept with names.
  var isByName = false
  /// True once an observer was written.
  var isUsed = false

  /// The declaration of the property.
  fileprivate var declaration: String {
    let element = "any NSObjectProtocol"
    let type = isByName ? "(name: Notification.Name?, token: \(element))" : element
    return "private nonisolated(unsafe) var \(property): [\(type)] = []"
  }

  /// The statement that forgets all observers.
  fileprivate var forget: String {
    "\(property).forEach { NotificationCenter.default.removeObserver($0\(isByName ? ".token" : "")) }"
  }
}

/// Observers of notifications.
extension Rewriter {
  /// Decides for each class whether blocks can take the place of its selectors on both sides: the class is
  /// in this file, and so is everything that it observes, and it forgets all of it at once or nothing.
  func planNotifications(_ tree: SourceFileSyntax) {
    let added = CallFinder(name: "addObserver")
    let removed = CallFinder(name: "removeObserver")
    added.walk(tree)
    removed.walk(tree)
    for call in added.found where call.labels == [nil, "selector", "name", "object"] {
      guard let type = call.node.enclosingType, let facts = declarations.types[type],
        facts.file == file,
        facts.isClass
      else { continue }
      var plan = observations[type] ?? NotificationPlan(property: freeName("observers", in: facts))
      if !canConvert(call, in: type) { plan.isOnBothSides = false }
      observations[type] = plan
    }
    for call in removed.found {
      guard let type = call.node.enclosingType, call.labels.first == .some(nil), call[0].isSelf,
        call.labels != [nil] || !isDefaultCenter(call)
      else { continue }
      observations[type]?.isOnBothSides = false
      if call.labels != [nil] { observations[type]?.isByName = true }
    }
  }

  /// A name that neither a type nor the classes above it have yet.
  func freeName(_ name: String, in facts: TypeFacts) -> String {
    let above = facts.superclass.map { declarations.chain(from: $0).known } ?? []
    let names = [facts.names] + above.compactMap { declarations.types[$0]?.names }
    guard names.contains(where: { $0.contains(name) }) else { return name }
    return "ported" + name.prefix(1).uppercased() + name.dropFirst()
  }

  private func canConvert(_ call: Call, in type: String) -> Bool {
    guard call[0].isSelf, isDefaultCenter(call), let selector = call["selector"],
      isSelector(selector),
      let method = self.method(selector, in: type), !call.node.isInStaticMember,
      observerBody(method, type: type, indentation: "") != nil
    else { return false }
    return true
  }

  private func isDefaultCenter(_ call: Call) -> Bool {
    guard let base = call.base else { return false }
    let text = base.trimmedDescription
    if text == "NotificationCenter.default" { return true }
    guard base.is(DeclReferenceExprSyntax.self), let body = call.node.enclosingMember else {
      return false
    }
    let finder = CenterFinder(name: text)
    finder.walk(body)
    return finder.isFound
  }

  /// Rewrites `addObserver(_:selector:name:object:)`.
  func rewriteObserver(_ call: Call) {
    guard let selector = call["selector"] else { return }
    guard call[0].isSelf, isSelector(selector), let type = call.node.enclosingType,
      var plan = observations[type], let (_, method) = resolve(call, call[0], selector)
    else {
      leaveOnIOS(
        call.node,
        selector: isSelector(selector) ? selector : nil,
        "An observer that is another object, or a class of another file; use addObserver(forName:) with a block."
      )
      return
    }
    let indentation = self.indentation(of: call.node.enclosingItem ?? Syntax(call.node))
    guard let body = observerBody(method, type: type, indentation: indentation + source.step),
      let name = call["name"], let object = call["object"],
      call.node.enclosingItem.map(isStatement) == true
    else {
      leaveOnIOS(call.node, selector: selector, unsuitable(method))
      return
    }
    let newline = source.newline
    let queue = declarations.isMainActor(type) ? ".main" : "nil"
    let receiver = call.base.map { text($0) + "." } ?? ""
    let parameter = method.labels.isEmpty ? "_" : "notification"
    let begin = plan.isByName ? "(\(text(name)), " : ""
    let new = [
      "\(own(plan.property, at: call.node)).append(\(begin)\(receiver)addObserver(",
      "\(indentation)\(source.step)forName: \(text(name)), object: \(text(object)), queue: \(queue)",
      "\(indentation)) { [weak self] \(parameter) in",
      body,
      "\(indentation)})\(plan.isByName ? ")" : "")",
    ].joined(separator: newline)
    plan.isUsed = true
    observations[type] = plan
    if plan.isOnBothSides {
      convert(selector, method)
      edits.replace(call.node.bytes, with: new)
    } else {
      keep(selector)
      guardItem(of: call.node, linux: new)
    }
  }

  /// True for a statement that is nothing but a call.
  private func isStatement(_ item: Syntax) -> Bool {
    guard let block = item.as(CodeBlockItemSyntax.self), case .expr = block.item else {
      return false
    }
    return true
  }

  /// The lines of the block; nil where the function cannot be called in it.
  private func observerBody(_ method: Method, type: String, indentation: String) -> String? {
    let call = callText(method, on: "self?") { type in
      switch type {
      case "Notification", "Foundation.Notification", "Any": "notification"
      case "Notification?": "notification"
      case "NSNotification":
        "NSNotification(name: notification.name, object: notification.object, userInfo: notification.userInfo)"
      default: nil
      }
    }
    guard let call else { return nil }
    guard declarations.isMainActor(type) else { return indentation + call }
    let copy = "\(indentation)nonisolated(unsafe) let notification = notification\(source.newline)"
    return (method.labels.isEmpty ? "" : copy)
      + "\(indentation)MainActor.assumeIsolated { \(call) }"
  }

  /// Rewrites `removeObserver(self)`.
  func rewriteRemovedObserver(_ call: Call) {
    guard call[0].isSelf, let type = call.node.enclosingType, var plan = observations[type] else {
      return
    }
    let line = source.newline + indentation(of: call.node)
    if call.labels != [nil] {
      forgetByName(call, plan, line)
      return
    }
    plan.isUsed = true
    observations[type] = plan
    let isInDeinit = call.node.nearest(DeinitializerDeclSyntax.self) != nil
    let new = isInDeinit ? plan.forget : forgetting(plan, call, line)
    if plan.isOnBothSides {
      edits.replace(call.node.bytes, with: new)
    } else {
      guardItem(of: call.node, linux: new)
    }
  }

  /// The statements that forget all observers, and all tokens.
  private func forgetting(_ plan: NotificationPlan, _ call: Call, _ line: String) -> String {
    own(plan.forget, at: call.node) + line + own(plan.property, at: call.node) + ".removeAll()"
  }

  /// Rewrites `removeObserver(self, name: .some, object: nil)`.
  private func forgetByName(_ call: Call, _ plan: NotificationPlan, _ line: String) {
    guard let name = call["name"], call["object"]?.isNil == true else {
      leaveOnIOS(
        call.node,
        selector: nil,
        "Forgets the notifications of one object; on Linux they are observed as long as this one lives."
      )
      return
    }
    if name.isNil {
      guardItem(of: call.node, linux: forgetting(plan, call, line))
      return
    }
    let inside = line + source.step
    let new = [
      "\(own(plan.property, at: call.node)).removeAll {",
      "\(inside)guard $0.name == \(text(name)) else { return false }",
      "\(inside)NotificationCenter.default.removeObserver($0.token)",
      "\(inside)return true",
      "\(line)}",
    ].joined()
    guardItem(of: call.node, linux: new)
  }

  /// Adds the property with the observers to each class, and a `deinit` that removes them.
  func declareObservers(_ tree: SourceFileSyntax) {
    let classes = ClassFinder(viewMode: .sourceAccurate)
    classes.walk(tree)
    for node in classes.found {
      guard let plan = observations[node.name.text], plan.isUsed else { continue }
      observations[node.name.text] = nil
      let forget = plan.forget
      var lines = [plan.declaration]
      if let deinitializer = classes.deinitializers[node.id] {
        let isThere = deinitializer.body?.description.contains("removeObserver(self)") == true
        if !isThere, let brace = deinitializer.body?.leftBrace {
          let inside = source.newline + indentation(of: deinitializer) + source.step
          let text =
            plan.isOnBothSides
            ? inside + forget
            : "\(inside)#if !canImport(ObjectiveC)\(inside)\(forget)\(inside)#endif"
          insertAfter(brace, text)
        }
      } else {
        lines += ["", "deinit {", source.step + forget, "}"]
      }
      if !plan.isOnBothSides { lines = ["#if !canImport(ObjectiveC)"] + lines + ["#endif"] }
      declare(lines, in: node)
    }
  }

  /// Inserts what begins a body; a statement on the line of the brace is put on one of its own.
  private func insertAfter(_ brace: TokenSyntax, _ text: String) {
    let end = brace.bytes.upperBound
    let isLast = source.isLastOnLine(end)
    edits.insert(
      text + (isLast ? "" : source.newline + source.indentation(at: end) + source.step),
      at: end
    )
  }

  /// Adds lines at the begin of a class.
  func declare(_ lines: [String], in node: ClassDeclSyntax) {
    let step = indentation(of: node) + source.step
    let text = lines.map { source.newline + ($0.isEmpty ? $0 : step + $0) }.joined()
    let end = node.memberBlock.leftBrace.bytes.upperBound
    let isLast = source.isLastOnLine(end)
    // Members follow after an empty line, others of their kind at once.
    let space = lines.count > 1 ? source.newline : ""
    edits.insert(text + space + (isLast ? "" : source.newline + step), at: end)
  }
}

/// Looks for `let name = NotificationCenter.default`.
private final class CenterFinder: SyntaxVisitor {
  private let name: String
  private(set) var isFound = false

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.trimmedDescription == name,
      node.initializer?.value.trimmedDescription == "NotificationCenter.default"
    {
      isFound = true
    }
    return .visitChildren
  }
}

/// Finds the classes of a file that are compiled on Linux, and their `deinit`.
final class ClassFinder: SyntaxVisitor {
  private(set) var found: [ClassDeclSyntax] = []
  private(set) var deinitializers: [SyntaxIdentifier: DeinitializerDeclSyntax] = [:]

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in LinuxCondition.clauses(node) { walk(clause) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let owner = node.nearest(ClassDeclSyntax.self) { deinitializers[owner.id] = node }
    return .visitChildren
  }
}
