import SwiftSyntax

/// Advice on a selector that no rule rewrites, by the call that takes it.
enum SelectorAdvice {
  private static let byCall = [
    "responds": "responds(to:) asks the Objective-C runtime; ask for a protocol, with `as?`.",
    "instancesRespond":
      "instancesRespond(to:) asks the Objective-C runtime; ask for a protocol, with `is`.",
    "registerUndo":
      "registerUndo with a selector has no closure; write registerUndo(withTarget:handler:).",
    "sendAction":
      "sendAction finds its target in the Objective-C runtime; call the function of the target.",
    "canPerformAction": "canPerformAction asks the Objective-C runtime; ask the target itself.",
    "detachNewThreadSelector":
      "detachNewThreadSelector has no closure; write Thread.detachNewThread { … }.",
    "Thread": "Thread with a selector has no closure; write Thread { … }.",
    "Timer": "This timer has no closure here; write it with `block:`, or leave it to iOS.",
  ]

  /// The sentence of a note on a selector.
  ///
  /// - Parameter node: the selector.
  /// - Returns: the advice of its call; a general one for calls that no advice is known for.
  static func sentence(_ node: MacroExpansionExprSyntax) -> String {
    guard let name = callee(node) else {
      return
        "A selector as a value has no closure in its place; keep a closure instead, or leave it to iOS."
    }
    return byCall[name]
      ?? "The selector of `\(name)` has no closure in its place; write the call with one, or leave it to iOS."
  }

  /// The name of the function or type whose call has a selector among its arguments.
  private static func callee(_ node: MacroExpansionExprSyntax) -> String? {
    guard let list = node.parent?.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    let called = call.calledExpression
    return called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
