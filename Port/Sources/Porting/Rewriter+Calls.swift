import SwiftSyntax

extension ExprSyntax {
  var isNil: Bool { self.is(NilLiteralExprSyntax.self) }
  var isSelector: Bool { self.as(MacroExpansionExprSyntax.self)?.macroName.text == "selector" }
}

extension Rewriter {
  /// Dispatches a call by its name and labels.
  func rewriteCall(_ node: FunctionCallExprSyntax) {
    guard let call = Call(node), call.hasNoTrailingClosure, !handled.contains(node.id) else {
      return
    }
    // Where the action is a closure already, it is Linux's side of a call.
    if call["action"]?.is(ClosureExprSyntax.self) == true { return }
    if rewriteSelectorArguments(call) { return }
    switch (call.name, call.labels) {
    case ("addTarget", [nil, "action", "for"]): rewriteControl(call)
    case ("addTarget", [nil, "action"]): rewriteRecognizerTarget(call)
    case ("removeTarget", [nil, "action", "for"]): rewriteRemovedTarget(call)
    case ("removeTarget", [nil, "action"]):
      leaveOnIOS(
        node,
        selector: call["action"].flatMap { $0.isSelector ? $0 : nil },
        "A recogniser on Linux does not forget its closures; set isEnabled to false instead."
      )
    case ("UIBarButtonItem", let labels) where labels.suffix(2) == ["target", "action"]:
      rewriteBarButton(call)
    case ("init", let labels) where labels.suffix(2) == ["target", "action"]:
      rewriteDelegatedInitializer(call)
    case (let name, ["target", "action"]) where isRecognizer(name): rewriteRecognizer(call)
    case ("UIKeyCommand", _), ("UIMenuItem", _), ("UICommand", _): rewriteKeyCommand(call)
    case ("CADisplayLink", ["target", "selector"]): rewriteDisplayLink(call)
    case ("addObserver", [nil, "selector", "name", "object"]): rewriteObserver(call)
    case ("removeObserver", [nil]), ("removeObserver", [nil, "name", "object"]):
      rewriteRemovedObserver(call)
    case ("addObserver", [nil, "forKeyPath", "options", "context"]),
      ("removeObserver", [nil, "forKeyPath"]), ("removeObserver", [nil, "forKeyPath", "context"]):
      leaveStatement(call, "Observing by a key path's name; use observe(\\.name) with a closure.")
    case ("scheduledTimer", ["timeInterval", "target", "selector", "userInfo", "repeats"]),
      ("Timer", ["timeInterval", "target", "selector", "userInfo", "repeats"]),
      ("Timer", ["fireAt", "interval", "target", "selector", "userInfo", "repeats"]):
      rewriteTimer(call)
    case ("perform", _) where call.isDelayed: rewriteDelayed(call)
    case ("perform", [nil]) where call[0].isSelector: rewritePerform(call)
    case ("performSelector", ["onMainThread", "with", "waitUntilDone"]): rewriteOnMainThread(call)
    case ("cancelPreviousPerformRequests", _): rewriteCancelled(call)
    default: break
    }
  }

  /// Leaves a statement to iOS.
  func leaveStatement(_ call: Call, _ reason: String) {
    let selectors = call.node.arguments.map(\.expression).filter(\.isSelector)
    leaveOnIOS(call.node, selector: selectors.first, reason)
  }

  /// Writes a call anew on both sides, or on Linux alone: where its selector stays on iOS, and where a
  /// comment between its parts would be lost.
  func rewrite(
    _ call: Call,
    as new: String,
    selector: ExprSyntax? = nil,
    calls method: Method? = nil,
    onLinux isOnLinux: Bool = false
  ) {
    if let method { called.insert(method) }
    if isOnLinux || call.hasComment {
      keep(selector.flatMap { isSelector($0) ? $0 : nil })
      guardItem(of: call.node, linux: new)
    } else {
      if let selector, let method { convert(selector, method) }
      edits.replace(call.node.bytes, with: new)
    }
  }

  // MARK: Targets

  /// The object that a closure captures.
  struct Target {
    /// The list that a closure captures.
    var capture: String
    /// The name in the closure.
    var name: String
    /// The type by which a method is looked up.
    var type: String?
  }

  /// The target of an argument; nil where no closure can stand for it.
  func target(_ expression: ExprSyntax, selector: ExprSyntax) -> Target? {
    let text = self.text(expression)
    guard !expression.isInEagerInitialValue || text != "self" else { return nil }
    if text == "self" {
      guard !expression.isInStaticMember, let type = expression.enclosingType,
        declarations.types[type].map({ $0.file == nil || $0.isClass }) ?? true
      else { return nil }
      return Target(capture: "weak self", name: "self", type: type)
    }
    if expression.isSelf {
      return Target(capture: "weak \(text)", name: text, type: expression.enclosingType)
    }
    guard let type = reference(selector)?.typeName, !expression.isNil else { return nil }
    let isPlain = expression.is(DeclReferenceExprSyntax.self) && !text.hasPrefix("$")
    if isPlain, !isProperty(text, of: expression) {
      return Target(capture: "weak \(text)", name: text, type: type)
    }
    guard expression.is(MemberAccessExprSyntax.self) || expression.is(DeclReferenceExprSyntax.self),
      text.first?.isUppercase == false
    else { return nil }
    return Target(capture: "weak target = \(text)", name: "target", type: type)
  }

  /// True for the name of a property, which a closure captures under a name of its own.
  private func isProperty(_ name: String, of node: some SyntaxProtocol) -> Bool {
    let system: Set = [
      "view", "tableView", "collectionView", "contentView", "navigationController", "superview",
      "tabBarController", "parent", "presentingViewController", "window", "delegate", "dataSource",
    ]
    if system.contains(name) { return true }
    guard let type = node.enclosingType else { return false }
    return declarations.chain(from: type).known.contains {
      declarations.types[$0]?.names.contains(name) == true
    }
  }

  /// The call of a method with a value for its only parameter; nil where none can be written.
  func callText(_ method: Method, on target: String, value: (String) -> String?) -> String? {
    guard !method.isThrowing, !method.isStatic, method.labels.count <= 1 else { return nil }
    var arguments = ""
    if let label = method.labels.first, let type = method.types.first {
      let argument = method.isSystem && type == "Bool" ? "true" : value(type)
      guard let argument else { return nil }
      arguments = (label.map { "\($0): " } ?? "") + argument
    }
    let call = "\(target).\(method.name)(\(arguments))"
    if method.isAsync { return "Task { await \(call) }" }
    return method.returns ? "_ = \(call)" : call
  }

  /// A value of type `Any?` as that of a parameter.
  static func cast(_ value: String, to type: String, isOptional: Bool) -> String {
    switch type {
    case "Any", "AnyObject", "any AnyObject": isOptional ? "\(value) as \(type)" : value
    case "Any?", "AnyObject?": value
    case let type where type.hasSuffix("?"): "\(value) as? \(type.dropLast())"
    case let type where type.hasSuffix("!"): "\(value) as? \(type.dropLast())"
    default: "\(value) as! \(type)"
    }
  }

  /// The closure of an action of a control or a bar button; nil where none can be written.
  ///
  /// On iOS a function may get another sender than it names, as long as it does not use it; a cast would end the program.
  func actionClosure(_ target: Target, _ method: Method, from sender: Sender) -> String? {
    let call = callText(method, on: target.name + "?") { type in
      guard canBe(type, sender) else { return nil }
      return type == "AnyObject" || type == "any AnyObject"
        ? "$0.sender as AnyObject" : Self.cast("$0.sender", to: type, isOptional: true)
    }
    guard let call else { return nil }
    let parameters = method.takesSender ? "" : " _"
    return "{ [\(target.capture)]\(parameters) in \(call) }"
  }

  /// The meaning of a selector of a call, with its target; notes why not, and leaves the statement to iOS.
  func resolve(_ call: Call, _ target: ExprSyntax, _ selector: ExprSyntax) -> (Target, Method)? {
    guard isSelector(selector) else {
      if !selector.isNil {
        leaveOnIOS(
          call.node,
          selector: nil,
          Self.isText(selector)
            ? Self.selectorText : "The selector is not written here; name it with #selector."
        )
      }
      return nil
    }
    guard let found = self.target(target, selector: selector) else {
      leaveOnIOS(call.node, selector: selector, reason(for: target))
      return nil
    }
    guard let method = self.method(selector, in: found.type) else {
      leaveOnIOS(
        call.node,
        selector: selector,
        "The function of \(text(selector)) is not in these files, or is one of several; write a closure."
      )
      return nil
    }
    return (found, method)
  }

  /// True for `Selector("tap")`.
  private static func isText(_ selector: ExprSyntax) -> Bool {
    let called = selector.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    return ["Selector", "NSSelectorFromString"].contains(called)
  }

  static let selectorText =
    "A selector by its text; name the function with #selector, and run this again."

  private func reason(for target: ExprSyntax) -> String {
    if target.isNil {
      return "A target of nil is searched by UIKit; name the object, and write a closure."
    }
    if target.isInEagerInitialValue {
      return
        "self is not the object in the initial value of a property that is not lazy; make it lazy."
    }
    return "The target \(text(target)) has no known type; write a closure."
  }

  /// The reason why a method's parameters cannot be those of a closure.
  func unsuitable(_ method: Method) -> String {
    if method.isThrowing { return "\(method.fullName) throws; write a closure." }
    return
      "\(method.fullName) takes another sender, or more than a closure is given; write a closure."
  }
}
