import SwiftSyntax

/// Code for versions of iOS that have no closures for controls and buttons.
extension Rewriter {
  /// The first version of iOS whose controls and bar buttons have closures.
  private static let first = 14

  /// True where a version of iOS before that may run a statement: in the `else` of `#available(iOS 14, *)`, and
  /// everywhere in a target for older ones.
  func isBeforeActions(_ call: Call) -> Bool {
    guard declarations.hasActions else { return true }
    var inner = Syntax(call.node)
    while let node = inner.parent {
      if let node = node.as(IfExprSyntax.self) {
        let isElse = node.elseBody.map { Syntax($0).id == inner.id } ?? false
        let isBody = Syntax(node.body).id == inner.id
        if isElse && Self.asks(node.conditions, "available")
          || isBody && Self.asks(node.conditions, "unavailable")
        {
          return true
        }
      }
      if let node = node.as(GuardStmtSyntax.self), Syntax(node.body).id == inner.id,
        Self.asks(node.conditions, "available")
      {
        return true
      }
      inner = node
    }
    return false
  }

  /// True if conditions ask for a version that is the first with closures, or an older one.
  private static func asks(_ conditions: ConditionElementListSyntax, _ name: String) -> Bool {
    conditions.contains { condition in
      guard let node = condition.condition.as(AvailabilityConditionSyntax.self),
        node.availabilityKeyword.text == "#" + name
      else { return false }
      return node.availabilityArguments.contains { argument in
        let words = argument.argument.trimmedDescription.split { " .".contains($0) }
        return words.count > 1 && words[0] == "iOS" && Int(words[1]).map { $0 <= first } == true
      }
    }
  }
}
