import SwiftSyntax

/// Observers of notifications.
extension Rewriter {
  /// Finds what the classes of this file observe and forget.
  func findObservers(_ tree: SourceFileSyntax) {
    let added = CallFinder(name: "addObserver", everywhere: true)
    let removed = CallFinder(name: "removeObserver", everywhere: true)
    added.walk(tree)
    removed.walk(tree)
    for call in added.found where call.labels == [nil, "selector", "name", "object"] {
      let type = call[0].isSelf ? call.node.enclosingType : observedType(call)
      guard let type, let facts = declarations.types[type], facts.file != nil, facts.isClass else {
        if !call[0].isSelf { observations.keepAll() }
        continue
      }
      let isOnBothSides =
        call[0].isSelf && !call.hasComment && !call.node.isUnseenOnLinux
        && canConvert(call, in: type)
      observations.add(
        NotificationUse(
          type: type,
          file: file,
          isAddition: call[0].isSelf,
          isOnBothSides: isOnBothSides
        )
      )
    }
    for call in removed.found where isRemoval(call) {
      guard let type = call.node.enclosingType, declarations.types[type]?.isClass == true,
        declarations.types[type]?.file != nil, call[0].isSelf
      else {
        if !isToken(call[0]) { observations.keepAll() }
        continue
      }
      let isOnBothSides =
        call.labels == [nil] && isDefaultCenter(call) && !call.hasComment
        && !call.node.isUnseenOnLinux
      observations.add(
        NotificationUse(
          type: type,
          file: file,
          isAddition: false,
          isOnBothSides: isOnBothSides,
          isByName: call.labels != [nil]
        )
      )
    }
  }

  /// The class of another object that observes.
  private func observedType(_ call: Call) -> String? {
    call["selector"].flatMap(reference)?.typeName
  }

  /// True for what looks like the token of a block, and not like an object that observes by selectors.
  private func isToken(_ expression: ExprSyntax) -> Bool {
    let name = text(expression).lowercased()
    return name.hasPrefix("$")
      || ["token", "observ", "subscri", "handle", "notif"].contains {
        name.contains($0)
      }
  }

  /// True for `removeObserver(self)` and `removeObserver(self, name:object:)`.
  private func isRemoval(_ call: Call) -> Bool {
    [[nil], [nil, "name", "object"]].contains(call.labels)
  }

  private func canConvert(_ call: Call, in type: String) -> Bool {
    guard call[0].isSelf, isDefaultCenter(call), let selector = call["selector"],
      isSelector(selector),
      let method = self.method(selector, in: type), !call.node.isInStaticMember,
      observerBody(method, type: type, indentation: "") != nil
    else { return false }
    return !assumesMain(method, type) || declarations.isSwift6
      || call["name"].map { declarations.posts.areOnMain($0, declarations) } == true
  }

  /// True for a function of the main actor: its block ends the program on another thread, as its selector does
  /// in Swift 6, but not before.
  private func assumesMain(_ method: Method, _ type: String) -> Bool {
    declarations.isMainActor(method, of: type)
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
      let plan = observations[type, file], let (_, method) = resolve(call, call[0], selector)
    else {
      leaveOnIOS(
        call.node,
        selector: isSelector(selector) ? selector : nil,
        "An observer that is another object, or of a class that is in none of the files; use addObserver(forName:) with a block."
      )
      return
    }
    let indentation = self.indentation(of: call.node.enclosingItem ?? Syntax(call.node))
    let capture = self.capture(at: call.node, isWeak: true)
    let inside = indentation + source.step
    guard
      let body = observerBody(method, type: type, indentation: inside, object: capture?.object),
      let name = call["name"], let object = call["object"],
      call.node.enclosingItem.map(isStatement) == true
    else {
      leaveOnIOS(call.node, selector: selector, unsuitable(method))
      return
    }
    let newline = source.newline
    // A selector is called on the thread that posts, and so is a block without a queue.
    let queue = !plan.isOnBothSides && assumesMain(method, type) ? ".main" : "nil"
    let receiver = call.base.map { text($0) + "." } ?? ""
    let parameter = method.labels.isEmpty ? "_" : "notification"
    let begin = plan.isByName ? "(\(text(name)), " : ""
    let new = [
      (capture.map { $0.statement + newline + indentation } ?? "")
        + "\(own(plan.property, at: call.node)).append(\(begin)\(receiver)addObserver(",
      "\(indentation)\(source.step)forName: \(text(name)), object: \(text(object)), queue: \(queue)",
      "\(indentation)) { \(capture == nil ? "[weak self] " : "")\(parameter) in",
      body,
      "\(indentation)})\(plan.isByName ? ")" : "")",
    ].joined(separator: newline)
    observations.use(type, file)
    rewrite(call, as: new, selector: selector, calls: method, onLinux: !plan.isOnBothSides)
  }

  /// True for a statement that is nothing but a call.
  private func isStatement(_ item: Syntax) -> Bool {
    guard let block = item.as(CodeBlockItemSyntax.self), case .expr = block.item else {
      return false
    }
    return true
  }

  /// The lines of the block; nil where the function cannot be called in it.
  private func observerBody(
    _ method: Method,
    type: String,
    indentation: String,
    object: String? = nil
  ) -> String? {
    let call = callText(method, on: object ?? "self?") { type in
      switch type {
      case "Notification", "Foundation.Notification", "Any": "notification"
      case "Notification?": "notification"
      case "NSNotification":
        "NSNotification(name: notification.name, object: notification.object, userInfo: notification.userInfo)"
      default: nil
      }
    }
    guard let call else { return nil }
    guard assumesMain(method, type) else { return indentation + call }
    let copy = "\(indentation)nonisolated(unsafe) let notification = notification\(source.newline)"
    return (method.labels.isEmpty ? "" : copy)
      + "\(indentation)MainActor.assumeIsolated { \(call) }"
  }

  /// Rewrites `removeObserver(self)`.
  func rewriteRemovedObserver(_ call: Call) {
    let type = call.node.enclosingType
    guard call[0].isSelf, let type, declarations.types[type]?.isClass == true,
      declarations.types[type]?.file != nil
    else {
      if !isToken(call[0]), observations.isNeeded {
        note(
          .onlyOnIOS,
          call.node,
          "Forgets what another object observes, or one of any class; on Linux that is observed as long as "
            + "the object lives."
        )
      }
      return
    }
    guard let plan = observations[type, file] else { return }
    let line = source.newline + indentation(of: call.node)
    if call.labels != [nil] {
      forgetByName(call, plan, line)
      return
    }
    observations.use(type, file)
    let isInDeinit = call.node.nearest(DeinitializerDeclSyntax.self) != nil
    let center = call.base.map { text($0) } ?? NotificationPlan.center
    let new = isInDeinit ? plan.forget(center) : forgetting(plan, call, line, center)
    rewrite(call, as: new, onLinux: !plan.isOnBothSides)
  }

  /// The statements that forget all observers, and all tokens.
  private func forgetting(
    _ plan: NotificationPlan,
    _ call: Call,
    _ line: String,
    _ center: String
  ) -> String {
    own(plan.forget(center), at: call.node) + line + own(plan.property, at: call.node)
      + ".removeAll()"
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
    let center = call.base.map { text($0) } ?? NotificationPlan.center
    if name.isNil {
      guardItem(of: call.node, linux: forgetting(plan, call, line, center))
      return
    }
    let inside = line + source.step
    let new = [
      "\(own(plan.property, at: call.node)).removeAll {",
      "\(inside)guard $0.name == \(text(name)) else { return false }",
      "\(inside)\(center).removeObserver($0.token)",
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
      let name = node.name.text
      let isShared = declarations.isShared(name)
      guard let plan = observations.plan(declaredIn: name, file),
        isShared ? text(node).contains("Observer(self") : declarations.types[name]?.file == file
      else { continue }
      let forget = plan.forget()
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
