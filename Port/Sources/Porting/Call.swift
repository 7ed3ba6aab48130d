import SwiftSyntax

/// A call by its name and its arguments' labels.
struct Call {
  let node: FunctionCallExprSyntax
  /// The last name of what is called.
  let name: String
  /// The expression before the last dot; nil without one.
  let base: ExprSyntax?
  let labels: [String?]
  private let values: [ExprSyntax]

  init?(_ node: FunctionCallExprSyntax) {
    self.node = node
    let labels = node.arguments.map { $0.label?.text }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let isMade = member.declName.baseName.text == "init"
      let made = isMade ? Self.madeType(member.base, labels) : nil
      name = made ?? member.declName.baseName.text
      base = made == nil ? member.base : nil
    } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
      base = nil
    } else {
      return nil
    }
    self.labels = labels
    values = node.arguments.map(\.expression)
  }

  /// The argument with a label.
  subscript(label: String) -> ExprSyntax? {
    labels.firstIndex(of: label).map { values[$0] }
  }

  /// The argument at a place.
  subscript(index: Int) -> ExprSyntax { values[index] }

  /// True if the only closure is among the arguments in parentheses.
  var hasNoTrailingClosure: Bool {
    node.trailingClosure == nil && node.additionalTrailingClosures.isEmpty
  }

  /// The type that `UIBarButtonItem.init(…)` or `.init(…)` makes, as far as its labels say it.
  private static func madeType(_ base: ExprSyntax?, _ labels: [String?]) -> String? {
    if let base {
      let name = base.trimmedDescription.prefix { $0 != "<" }.split(separator: ".").last
      return name?.first?.isUppercase == true ? name.map(String.init) : nil
    }
    if labels.suffix(2) == ["target", "action"] {
      let isItem = labels.contains("style") || labels.contains("barButtonSystemItem")
      return isItem ? "UIBarButtonItem" : labels.count == 2 ? "UIGestureRecognizer" : nil
    }
    switch labels {
    case ["target", "selector"]: return "CADisplayLink"
    case ["timeInterval", "target", "selector", "userInfo", "repeats"],
      ["fireAt", "interval", "target", "selector", "userInfo", "repeats"]:
      return "Timer"
    case let labels where labels.contains("input") && labels.contains("action"):
      return "UIKeyCommand"
    default: return nil
    }
  }

  /// True for a type that is written as `.init`, and for one that has `init` behind its name.
  var isImplicit: Bool {
    node.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// True if a comment is between the parts of the call, where a new call would not have it.
  var hasComment: Bool {
    let kept = ([base] + values).compactMap { $0?.bytes }
    let whole = node.bytes
    return node.tokens(viewMode: .sourceAccurate).contains { token in
      let own = token.bytes
      return [
        (token.leadingTrivia, token.position.utf8Offset), (token.trailingTrivia, own.upperBound),
      ].contains { trivia, start in
        trivia.contains(where: \.isComment) && whole.lowerBound <= start && start < whole.upperBound
          && !kept.contains { $0.lowerBound <= start && start < $0.upperBound }
      }
    }
  }
}

extension TriviaPiece {
  /// True for a comment of any kind.
  var isComment: Bool {
    switch self {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
    default: false
    }
  }
}
