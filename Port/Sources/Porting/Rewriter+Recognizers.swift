import SwiftSyntax

/// Recognisers and key commands, which have no closure on iOS.
extension Rewriter {
  /// True for the name of a class of recognisers.
  func isRecognizer(_ name: String) -> Bool {
    if name.hasSuffix("GestureRecognizer") { return true }
    let (known, next) = declarations.chain(from: name)
    return !known.isEmpty && next?.hasSuffix("GestureRecognizer") == true
  }

  /// The closure of a recogniser on Linux.
  func recognizerClosure(_ target: Target, _ method: Method) -> String? {
    let call = callText(method, on: target.name + "?") { type in
      guard canBe(type, .recognizer) else { return nil }
      return type == "UIGestureRecognizer" ? "$0" : Self.cast("$0", to: type, isOptional: false)
    }
    guard let call else { return nil }
    return "{ [\(target.capture)]\(method.takesSender ? "" : " _") in \(call) }"
  }

  /// Rewrites `UITapGestureRecognizer(target:action:)`.
  func rewriteRecognizer(_ call: Call) {
    guard let target = call["target"], let selector = call["action"] else { return }
    if selector.isNil {
      // Recognisers of other libraries keep this form here.
      let name = text(call.node.calledExpression)
      if call.name.hasPrefix("UI") { rewrite(call, as: "\(name)()") }
      return
    }
    guard let (found, method) = resolve(call, target, selector) else { return }
    guard let closure = recognizerClosure(found, method) else {
      leaveOnIOS(call.node, selector: selector, unsuitable(method))
      return
    }
    keep(selector)
    guardItem(of: call.node, linux: "\(text(call.node.calledExpression))(action: \(closure))")
  }

  /// Rewrites `recogniser.addTarget(_:action:)`.
  func rewriteRecognizerTarget(_ call: Call) {
    guard let selector = call["action"], let (found, method) = resolve(call, call[0], selector)
    else { return }
    guard let closure = recognizerClosure(found, method) else {
      leaveOnIOS(call.node, selector: selector, unsuitable(method))
      return
    }
    keep(selector)
    let receiver = call.base.map { text($0) + "." } ?? ""
    guardItem(of: call.node, linux: "\(receiver)addAction(\(closure))")
  }

  /// Rewrites `UIKeyCommand(…)` outside of `keyCommands`.
  func rewriteKeyCommand(_ call: Call) {
    let selectors = call.node.arguments.map(\.expression).filter(\.isSelector)
    guard let selector = selectors.first, !isKeyCommands(call.node.nearest(VariableDeclSyntax.self))
    else { return }
    guard call.name == "UIKeyCommand", let closure = keyCommandClosure(selector) else {
      let isMenu = call.name != "UIKeyCommand"
      leaveOnIOS(call.node, selector: selector, isMenu ? Self.menuItems : Self.keyCommands)
      return
    }
    keep(selector)
    edits.replace(selector.bytes, with: closure, on: .linux)
    guardItem(of: call.node, linux: nil, hasLinuxSide: true)
  }

  /// Rewrites `override var keyCommands`: a member for iOS, and one for Linux with closures.
  func rewriteKeyCommands(_ node: VariableDeclSyntax) {
    guard isKeyCommands(node), let item = node.enclosingItem else { return }
    let selectors = SelectorFinder(viewMode: .sourceAccurate)
    selectors.walk(node)
    let closures = selectors.found.map(keyCommandClosure)
    for (selector, closure) in zip(selectors.found, closures) {
      keep(selector)
      if let closure { edits.replace(selector.bytes, with: closure, on: .linux) }
    }
    let isWhole = closures.allSatisfy { $0 != nil }
    if !selectors.found.isEmpty { edits.guardRange(item.bytes, hasLinuxSide: isWhole) }
    if !isWhole { note(.onlyOnIOS, node, Self.keyCommands) }
  }

  /// The closure in place of a command's selector; nil where none can be written.
  private func keyCommandClosure(_ selector: ExprSyntax) -> String? {
    guard let type = selector.enclosingType, let method = self.method(selector, in: type) else {
      return nil
    }
    let call = callText(method, on: "self?") { type in
      ["UIKeyCommand", "Any", "AnyObject", "Any?", "AnyObject?", "UIKeyCommand?"].contains(type)
        ? "$0" : nil
    }
    return call.map { "{ [weak self]\(method.takesSender ? "" : " _") in \($0) }" }
  }

  private func isKeyCommands(_ node: VariableDeclSyntax?) -> Bool {
    guard let node, node.modifiers.contains(where: { $0.name.text == "override" }) else {
      return false
    }
    return node.bindings.first?.pattern.trimmedDescription == "keyCommands"
  }

  private static let menuItems =
    "An entry of a menu that calls a selector; on Linux, write a UIAction with a closure."
  private static let keyCommands =
    "A key command of another object's function; on Linux, write UIKeyCommand with a closure as its action."
}

/// Finds all selectors in a node.
final class SelectorFinder: SyntaxVisitor {
  private(set) var found: [ExprSyntax] = []

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector" { found.append(ExprSyntax(node)) }
    return .visitChildren
  }
}
