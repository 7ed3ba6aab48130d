import SwiftSyntax

/// Timers and delayed selectors. Both keep their target, and so do the closures.
extension Rewriter {
  /// `Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)` and its siblings.
  func rewriteTimer(_ call: Call) {
    guard let target = call["target"], let selector = call["selector"],
      let repeats = call["repeats"],
      let (_, method) = resolve(call, target, selector)
    else { return }
    guard target.isSelf, call["userInfo"]?.isNil == true,
      let block = timerBlock(method, of: call.node, value: "timer")
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
    convert(selector, method)
    edits.replace(call.node.bytes, with: "\(text(call.node.calledExpression))(\(begin)) \(block)")
  }

  /// The block of a timer that calls a function of `self`.
  private func timerBlock(_ method: Method, of node: some SyntaxProtocol, value: String) -> String?
  {
    let call = callText(method, on: "self") { type in
      switch type {
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
    guard declarations.isMainActor(type) else { return "{ \(parameter) in\(inside)\(call)\(line)}" }
    let copy = usesTimer ? "\(inside)nonisolated(unsafe) let timer = timer" : ""
    return "{ \(parameter) in\(copy)\(inside)MainActor.assumeIsolated { \(call) }\(line)}"
  }

  /// Rewrites `perform(_:with:afterDelay:)`.
  func rewriteDelayed(_ call: Call) {
    guard call[0].isSelector, let delay = call["afterDelay"], let value = call["with"] else {
      return
    }
    let selector = call[0]
    guard call.base == nil || call.base?.isSelf == true, value.isNil,
      let type = call.node.enclosingType, !call.node.isInStaticMember,
      let method = self.method(selector, in: type),
      let block = timerBlock(method, of: call.node, value: "nil")
    else {
      leaveOnIOS(
        call.node,
        selector: selector,
        "A delayed selector of another object, or with a value; use a timer."
      )
      return
    }
    convert(selector, method)
    let timer = "Timer.scheduledTimer(withTimeInterval: \(text(delay)), repeats: false) \(block)"
    if isCancelled(method, in: call.node) {
      edits.replace(call.node.bytes, with: "\(timers(of: method, in: type)).append(\(timer))")
    } else {
      edits.replace(call.node.bytes, with: timer)
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
      let names = delayedMethods(in: file, type: type).map { timers(of: $0, in: type) }.sorted()
      cancel(call, names)
      return
    }
    guard selector.isSelector, call["object"]?.isNil ?? true,
      let method = self.method(selector, in: type),
      delayedMethods(in: file, type: type).contains(method)
    else {
      leaveStatement(call, "Cancels a selector that is not delayed in this file.")
      return
    }
    convert(selector, method)
    cancel(call, [timers(of: method, in: type)])
  }

  private func cancel(_ call: Call, _ names: [String]) {
    guard !names.isEmpty else {
      leaveStatement(call, "Cancels delayed selectors, but none is delayed in this file.")
      return
    }
    let line = source.newline + indentation(of: call.node)
    let new = names.flatMap { ["\($0).forEach { $0.invalidate() }", "\($0).removeAll()"] }
    edits.replace(call.node.bytes, with: new.joined(separator: line))
  }

  /// The methods that this file delays without a value.
  private func delayedMethods(in file: Syntax, type: String) -> Set<Method> {
    let finder = CallFinder(name: "perform")
    finder.walk(file)
    return Set(
      finder.found.compactMap { call in
        guard call.labels == [nil, "with", "afterDelay"], call["with"]?.isNil == true,
          call.node.enclosingType == type
        else { return nil }
        return method(call[0], in: type)
      }
    )
  }

  private func isCancelled(_ method: Method, in node: some SyntaxProtocol) -> Bool {
    let finder = CallFinder(name: "cancelPreviousPerformRequests")
    finder.walk(node.root)
    return finder.found.contains { call in
      guard call.node.enclosingType == node.enclosingType, call["withTarget"]?.isSelf == true else {
        return false
      }
      guard let selector = call["selector"] else { return true }
      return self.method(selector, in: call.node.enclosingType) == method
    }
  }

  /// The property with the timers of a method.
  private func timers(of method: Method, in type: String) -> String {
    let name = "\(method.name)Timers"
    delayed[type, default: []].insert(name)
    return name
  }

  /// Adds the properties with timers to each class.
  func declareTimers(_ tree: SourceFileSyntax) {
    let classes = ClassFinder(viewMode: .sourceAccurate)
    classes.walk(tree)
    for node in classes.found {
      for name in (delayed.removeValue(forKey: node.name.text) ?? []).sorted() {
        declare(["private nonisolated(unsafe) var \(name): [Timer] = []"], in: node)
      }
    }
  }

  /// Rewrites `CADisplayLink(target:selector:)`, which keeps its target and has a closure on Linux alone.
  func rewriteDisplayLink(_ call: Call) {
    guard let target = call["target"], let selector = call["selector"],
      let (_, method) = resolve(call, target, selector)
    else { return }
    let body = callText(method, on: "self") { type in
      ["CADisplayLink", "Any", "AnyObject"].contains(type) ? "$0" : nil
    }
    guard target.isSelf, let body else {
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
      linux: "CADisplayLink(action: {\(method.labels.isEmpty ? " _ in" : "") \(body) })"
    )
  }

  /// Rewrites `perform(#selector(reload))`.
  func rewritePerform(_ call: Call) {
    guard call.base == nil || call.base?.isSelf == true, let type = call.node.enclosingType,
      let method = self.method(call[0], in: type), method.labels.isEmpty, !method.isAsync,
      !method.isThrowing,
      let item = call.node.enclosingItem?.as(CodeBlockItemSyntax.self), item.item.id == call.node.id
    else { return }
    convert(call[0], method)
    let receiver = call.base.map { text($0) + "." } ?? ""
    edits.replace(
      call.node.bytes,
      with: "\(method.returns ? "_ = " : "")\(receiver)\(method.name)()"
    )
  }
}
