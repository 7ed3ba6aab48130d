import SwiftSyntax

/// Timers and delayed selectors. Both keep their target, and so do the closures.
extension Rewriter {
  /// `Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)` and its siblings.
  func rewriteTimer(_ call: Call) {
    guard let target = call["target"], let selector = call["selector"],
      let repeats = call["repeats"],
      let (_, method) = resolve(call, target, selector)
    else { return }
    let hasInfo = call["userInfo"]?.isNil != true
    guard target.isSelf, !hasInfo || method.labels.isEmpty,
      timerBlock(method, of: call.node, value: "timer") != nil,
      let object = keptObject(target, of: call, onLinux: hasInfo),
      let block = timerBlock(method, of: call.node, value: "timer", object: object)
    else {
      leaveOnIOS(
        call.node,
        selector: selector,
        "A timer with another target or with a userInfo; use a block."
      )
      return
    }
    let begin: String
    if let date = call["fireAt"], let interval = call["interval"] {
      begin = "fire: \(text(date)), interval: \(text(interval)), repeats: \(text(repeats))"
    } else {
      let label = call.name == "scheduledTimer" ? "withTimeInterval" : "timeInterval"
      begin = "\(label): \(call["timeInterval"].map { text($0) } ?? "0"), repeats: \(text(repeats))"
    }
    let new = "\(text(call.node.calledExpression))(\(begin)) \(block)"
    let isOnLinux = hasInfo || isOnOwnLoop(call)
    rewrite(call, as: new, selector: selector, calls: method, onLinux: isOnLinux)
  }

  /// True where the run loop of another thread may call a function of the main actor: before Swift 6 a selector
  /// does so, but a closure that assumes the actor ends the program.
  private func isOnOwnLoop(_ call: Call) -> Bool {
    guard !declarations.isSwift6, call.node.enclosingType.map(declarations.isMainActor) == true,
      let member = call.node.enclosingMember
    else { return false }
    return delays.runsLoop(member) { text($0) }
  }

  /// The block of a timer that calls a function of `self`; a value of nil is the one that it captures.
  private func timerBlock(
    _ method: Method,
    of node: some SyntaxProtocol,
    value: String?,
    object: String = "self"
  ) -> String? {
    let call = callText(method, on: object) { type in
      guard let value else { return Self.cast("value", to: type, isOptional: false) }
      return switch type {
      case "Timer", "Any", "Foundation.Timer": value
      case "AnyObject": value
      case "Timer?", "Any?", "AnyObject?": value
      default: nil
      }
    }
    guard let call, let type = node.enclosingType else { return nil }
    let line = source.newline + indentation(of: node.enclosingItem ?? Syntax(node))
    let inside = line + source.step
    let usesTimer = !method.labels.isEmpty && value == "timer"
    let parameter = usesTimer ? "timer" : "_"
    guard declarations.isMainActor(method, of: type) else {
      return "{ \(parameter) in\(inside)\(call)\(line)}"
    }
    let copy = usesTimer ? "\(inside)nonisolated(unsafe) let timer = timer" : ""
    return "{ \(parameter) in\(copy)\(inside)MainActor.assumeIsolated { \(call) }\(line)}"
  }

  /// Rewrites `perform(_:with:afterDelay:)`; with a value on Linux alone, as timers have none.
  func rewriteDelayed(_ call: Call) {
    guard isSelector(call[0]), let delay = call["afterDelay"], let value = call["with"] else {
      return
    }
    let selector = call[0]
    guard call.base == nil || call.base?.isSelf == true,
      let type = call.node.enclosingType, !call.node.isInStaticMember,
      let method = self.method(selector, in: type), delayedBlock(call, method, value) != nil,
      let object = keptObject(call.base, of: call, onLinux: staysOnIOS(method, in: call.node)),
      let block = delayedBlock(call, method, value, object: object)
    else {
      leaveOnIOS(
        call.node,
        selector: selector,
        "A delayed selector of another object, or with such a value; use a timer."
      )
      return
    }
    var new = "Timer.scheduledTimer(withTimeInterval: \(text(delay)), repeats: false) \(block)"
    if isCancelled(method, in: call.node) {
      let timer = takesValues(method, in: call.node) ? "(\(hashable(value)), \(new))" : new
      new = "\(timers(of: method, in: call.node)).append(\(timer))"
    }
    let isOnLinux = staysOnIOS(method, in: call.node)
    rewrite(call, as: new, selector: selector, calls: method, onLinux: isOnLinux)
    if declarations.delays.isCancelled(method.name, of: type, outside: file, declarations) {
      note(
        .onlyOnIOS,
        call.node,
        "This delayed selector is cancelled elsewhere, on iOS alone; on Linux it is called all the same."
      )
    }
  }

  /// The block of a delayed call; nil where none can be written.
  private func delayedBlock(
    _ call: Call,
    _ method: Method,
    _ value: ExprSyntax,
    object: String = "self"
  ) -> String? {
    guard !value.isNil else {
      return timerBlock(method, of: call.node, value: "nil", object: object)
    }
    guard let parameter = method.types.first, method.labels.count == 1,
      !["Any", "AnyObject", "Any?", "AnyObject?"].contains(parameter),
      let block = timerBlock(method, of: call.node, value: nil, object: object)
    else { return nil }
    return "{ [value = \(text(value))] _ in" + block.dropFirst("{ _ in".count)
  }

  /// True for a method whose delayed calls stay on iOS: it is delayed with a value, in modes, or in a call with
  /// a comment; it is cancelled elsewhere, or together with one that stays.
  private func staysOnIOS(_ method: Method, in node: some SyntaxProtocol) -> Bool {
    guard let type = node.enclosingType else { return false }
    return delays.answer(.stayOnIOS, method, of: type) { stays(method, of: type, in: node) }
  }

  private func stays(_ method: Method, of type: String, in node: some SyntaxProtocol) -> Bool {
    if declarations.delays.isCancelled(method.name, of: type, outside: file, declarations) {
      return true
    }
    let cancelled = calls("cancelPreviousPerformRequests", in: node, of: type)
    let isAll = cancelled.contains { $0["selector"] == nil }
    let isDelayed = declarations.delays.isDelayed(
      isAll ? nil : method.name,
      of: type,
      outside: file,
      declarations
    )
    if !cancelled.isEmpty, isDelayed { return true }
    let methods = isAll ? delayedMethods(in: node.root, type: type).union([method]) : [method]
    let staying = (cancelled + calls("perform", in: node, of: type)).filter {
      $0.hasComment || isOnOwnLoop($0)
    }
    return methods.contains { takesValues($0, in: node) || takesModes($0, in: node) }
      || staying.contains { call in
        let selector = call["selector"] ?? (call.labels.first == .some(nil) ? call[0] : nil)
        return selector.flatMap { self.method($0, in: type) }.map(methods.contains) ?? true
      }
  }

  /// The calls of a function in a type.
  private func calls(_ name: String, in node: some SyntaxProtocol, of type: String) -> [Call] {
    delays.calls(name, around: node).filter { $0.node.enclosingType == type }
  }

  /// True for a method that is delayed with a value somewhere in the file.
  private func takesValues(_ method: Method, in node: some SyntaxProtocol) -> Bool {
    delays.answer(.takeValues, method) {
      isDelayed(method, in: node) { $0["with"]?.isNil == false }
    }
  }

  /// True for a method that is delayed in modes of the run loop somewhere in the file: on Linux there is one.
  private func takesModes(_ method: Method, in node: some SyntaxProtocol) -> Bool {
    delays.answer(.takeModes, method) {
      isDelayed(method, in: node) { $0["inModes"] != nil }
    }
  }

  private func isDelayed(
    _ method: Method,
    in node: some SyntaxProtocol,
    where condition: (Call) -> Bool
  ) -> Bool {
    delays.calls("perform", around: node).contains { call in
      call.isDelayed && condition(call)
        && self.method(call[0], in: call.node.enclosingType) == method
    }
  }

  /// Rewrites `cancelPreviousPerformRequests(withTarget:selector:object:)`.
  func rewriteCancelled(_ call: Call) {
    guard let target = call["withTarget"], target.isSelf, let type = call.node.enclosingType else {
      leaveStatement(call, "Cancels delayed selectors of another object.")
      return
    }
    let file = call.node.root
    guard let selector = call["selector"] else {
      // All of them: those that this class delays.
      let methods = delayedMethods(in: file, type: type).sorted { $0.fullName < $1.fullName }
      cancel(call, methods)
      return
    }
    guard isSelector(selector), let method = self.method(selector, in: type),
      delayedMethods(in: file, type: type).contains(method),
      call["object"]?.isNil ?? true || takesValues(method, in: call.node)
    else {
      leaveStatement(call, "Cancels a selector that is not delayed in this file.")
      return
    }
    cancel(call, [method])
  }

  /// Ends the timers of methods; with an object, those alone that have an equal value.
  private func cancel(_ call: Call, _ methods: [Method]) {
    guard !methods.isEmpty else {
      leaveStatement(call, "Cancels delayed selectors, but none is delayed in this file.")
      return
    }
    let line = source.newline + indentation(of: call.node)
    let new = methods.map { cancelling($0, call, line) }.sorted().joined(separator: line)
    let isOnLinux = methods.contains { staysOnIOS($0, in: call.node) }
    rewrite(call, as: new, selector: call["selector"], calls: methods.first, onLinux: isOnLinux)
  }

  /// The statements that end the timers of a method.
  private func cancelling(_ method: Method, _ call: Call, _ line: String) -> String {
    let name = timers(of: method, in: call.node)
    let hasValues = takesValues(method, in: call.node)
    guard hasValues, let object = call["object"] else {
      let timer = hasValues ? "$0.timer" : "$0"
      return "\(name).forEach { \(timer).invalidate() }\(line)\(name).removeAll()"
    }
    let inside = line + source.step
    return [
      "\(name).removeAll {", "guard $0.value == \(hashable(object)) else { return false }",
      "$0.timer.invalidate()", "return true",
    ].joined(separator: inside) + line + "}"
  }

  /// The value of a delayed selector, as it is compared.
  private func hashable(_ value: ExprSyntax) -> String {
    value.isNil ? "nil" : "(\(text(value)) as Any as? AnyHashable)"
  }

  /// The methods that this file delays without a value.
  private func delayedMethods(in file: Syntax, type: String) -> Set<Method> {
    delays.methods(of: type) {
      let calls = delays.calls("perform", around: file).filter {
        $0.isDelayed && $0.node.enclosingType == type
      }
      return Set(calls.compactMap { method($0[0], in: type) })
    }
  }

  private func isCancelled(_ method: Method, in node: some SyntaxProtocol) -> Bool {
    let type = node.enclosingType
    return delays.answer(.areCancelled, method, of: type) {
      delays.calls("cancelPreviousPerformRequests", around: node).contains { call in
        guard call.node.enclosingType == type, call["withTarget"]?.isSelf == true else {
          return false
        }
        guard let selector = call["selector"] else { return true }
        return self.method(selector, in: type) == method
      }
    }
  }

  /// The property with the timers of a method.
  private func timers(of method: Method, in node: some SyntaxProtocol) -> String {
    let name = "\(method.name)Timers"
    let element = takesValues(method, in: node) ? "(value: AnyHashable?, timer: Timer)" : "Timer"
    if let type = node.enclosingType { delayed[type, default: [:]][name] = element }
    if staysOnIOS(method, in: node) { delayedOnLinux.insert(name) }
    return own(name, at: node)
  }

  /// Adds the properties with timers to each class.
  func declareTimers(_ tree: SourceFileSyntax) {
    let classes = ClassFinder(viewMode: .sourceAccurate)
    classes.walk(tree)
    for node in classes.found {
      let isShared = declarations.isShared(node.name.text)
      guard !isShared || text(node).contains("perform(") else { continue }
      for (name, element) in (delayed[node.name.text] ?? [:]).sorted(by: { $0.key < $1.key }) {
        let property = "private nonisolated(unsafe) var \(name): [\(element)] = []"
        let isOnLinux = delayedOnLinux.contains(name)
        declare(
          isOnLinux ? ["#if !canImport(ObjectiveC)", property, "#endif"] : [property],
          in: node
        )
      }
    }
  }

  /// Rewrites `CADisplayLink(target:selector:)`, which keeps its target and has a closure on Linux alone.
  func rewriteDisplayLink(_ call: Call) {
    guard let target = call["target"], let selector = call["selector"],
      let (_, method) = resolve(call, target, selector)
    else { return }
    let body = callText(method, on: text(target)) { type in
      ["CADisplayLink", "Any", "AnyObject"].contains(type) ? "$0" : nil
    }
    guard target.isSelf, text(target) != "self" || !hasOptionalSelf(call.node), let body else {
      leaveOnIOS(
        call.node,
        selector: selector,
        "A display link of another object; use init(action:) on Linux."
      )
      return
    }
    keep(selector)
    guardItem(
      of: call.node,
      linux: "CADisplayLink(action: {\(method.takesSender ? "" : " _ in") \(body) })"
    )
  }

  /// Rewrites `performSelector(onMainThread:with:waitUntilDone:)`, on Linux alone.
  func rewriteOnMainThread(_ call: Call) {
    guard let selector = call["onMainThread"], isSelector(selector) else { return }
    guard call.base == nil || call.base?.isSelf == true, call["with"]?.isNil == true,
      call["waitUntilDone"]?.trimmedDescription == "false", let type = call.node.enclosingType,
      let method = self.method(selector, in: type), method.labels.isEmpty,
      callText(method, on: "self", value: { _ in nil }) != nil,
      let object = keptObject(call.base, of: call, onLinux: true),
      let body = callText(method, on: object, value: { _ in nil })
    else {
      leaveOnIOS(call.node, selector: selector, "A selector for the main thread, with a value.")
      return
    }
    keep(selector)
    guardItem(of: call.node, linux: "DispatchQueue.main.async { \(body) }")
  }

  /// Rewrites `perform(#selector(reload))`.
  func rewritePerform(_ call: Call) {
    guard call.base == nil || call.base?.isSelf == true, let type = call.node.enclosingType,
      let method = self.method(call[0], in: type), method.labels.isEmpty, !method.isAsync,
      !method.isThrowing,
      let item = call.node.enclosingItem?.as(CodeBlockItemSyntax.self), item.item.id == call.node.id
    else { return }
    let receiver = call.base.map { text($0) + "." } ?? ""
    let new = "\(method.returns ? "_ = " : "")\(receiver)\(method.name)()"
    rewrite(call, as: new, selector: call[0], calls: method)
  }
}
