import SwiftSyntax

/// Objects of no actor in closures for any thread, which Swift 6 refuses to capture: the object is captured by
/// a constant that is not checked. As before, the object is used on the thread that calls the closure.
extension Rewriter {
  /// A constant for `self`, in a statement of its own before a closure.
  struct Capture {
    /// The expression for the object in the closure.
    var object: String
    /// The statement.
    var statement: String
  }

  /// The constant for `self` in a closure that a statement makes, and which may not keep the object; nil where
  /// none is needed.
  func capture(at node: some SyntaxProtocol, isWeak: Bool, of object: String = "self") -> Capture? {
    guard let type = node.enclosingType, declarations.isCheckedInClosures(type) else { return nil }
    let base = isWeak ? "weakSelf" : "strongSelf"
    let text = node.enclosingMember.map { self.text($0) } ?? ""
    var name = base
    var number = 1
    while text.contains(name)
      || !captures.insert("\(node.enclosingMember?.id.hashValue ?? 0) \(name)").inserted
    {
      number += 1
      name = base + String(number)
    }
    return isWeak
      ? Capture(
        object: name + "()?",
        statement: "nonisolated(unsafe) let \(name) = { [weak self] in self }"
      )
      : Capture(object: name, statement: "nonisolated(unsafe) let \(name) = \(object)")
  }

  /// The expression for `self` in a closure that keeps it, after its constant is declared; nil for a call that
  /// is in no statement.
  func keptObject(_ object: ExprSyntax?, of call: Call, onLinux isOnLinux: Bool) -> String? {
    let object = object.map(text) ?? "self"
    guard object != "self" || !hasOptionalSelf(call.node) else { return nil }
    guard let capture = capture(at: call.node, isWeak: false, of: object) else { return object }
    let isDeclared = declare(capture, before: call.node, onLinux: isOnLinux || call.hasComment)
    return isDeclared ? capture.object : nil
  }

  /// Puts a constant before the statement of a call; false for a call that is in none.
  private func declare(
    _ capture: Capture,
    before node: some SyntaxProtocol,
    onLinux isOnLinux: Bool
  ) -> Bool {
    guard let item = node.enclosingItem?.as(CodeBlockItemSyntax.self) else { return false }
    let start = item.bytes.lowerBound
    let line = source.newline + indentation(of: item)
    edits.insert(capture.statement + line, at: start, on: isOnLinux ? .linux : .both)
    if item.isImplicitlyReturned, !isOnLinux { edits.insert("return ", at: start) }
    return true
  }
}
