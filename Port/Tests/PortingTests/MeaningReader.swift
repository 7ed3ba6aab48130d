import SwiftParser
import SwiftSyntax

/// The connections that a file makes on one platform: which function is called for what.
///
/// Selectors and closures that call the same function read the same.
final class MeaningReader: SyntaxVisitor {
  private let isLinux: Bool
  private(set) var connections: [String] = []

  /// Reads a text as it is compiled on iOS, and on Linux.
  static func connections(_ text: String) -> (iOS: [String], linux: [String]) {
    let tree = Parser.parse(source: text)
    let readers = [false, true].map { MeaningReader(isLinux: $0) }
    for reader in readers { reader.walk(tree) }
    return (readers[0].connections, readers[1].connections)
  }

  private init(isLinux: Bool) {
    self.isLinux = isLinux
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses where isCompiled(clause.condition?.trimmedDescription) {
      walk(clause)
      break
    }
    return .skipChildren
  }

  private func isCompiled(_ condition: String?) -> Bool {
    switch condition {
    case nil, "DEBUG": true
    case let text?: text.hasPrefix("!") == isLinux
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription.split(separator: ".").last ?? ""
    let labels = node.arguments.map { $0.label?.text ?? "_" }.joined(separator: ",")
    switch name {
    case "addTarget" where labels == "_,action,for": add("control", node, "for")
    case "addAction" where labels == "_,for": add("control", node, "for")
    case "UIBarButtonItem": add("bar", node, "title", "barButtonSystemItem", "systemItem")
    case "UITapGestureRecognizer", "UIPanGestureRecognizer": add(String(name), node)
    case "scheduledTimer": addTimer(node)
    case "addObserver": add("observer", node, "name", "forName", "object")
    case "perform": add("delayed", node, "afterDelay")
    case "UIKeyCommand": add("key", node, "input")
    default: return .visitChildren
    }
    return .skipChildren
  }

  private func addTimer(_ node: FunctionCallExprSyntax) {
    let repeats = value("repeats", node)
    let isDelayed = repeats == "false"
    let time = value("withTimeInterval", node) + value("timeInterval", node)
    connections.append(
      isDelayed ? "delayed \(time) \(target(node))" : "timer \(time) \(repeats) \(target(node))"
    )
  }

  private func add(_ kind: String, _ node: FunctionCallExprSyntax, _ labels: String...) {
    let values = labels.map { value($0, node) }.filter { !$0.isEmpty }
    connections.append(([kind] + values + [target(node)]).joined(separator: " "))
  }

  private func value(_ label: String, _ node: FunctionCallExprSyntax) -> String {
    node.arguments.first { $0.label?.text == label }?.expression.trimmedDescription ?? ""
  }

  /// The function that a selector names or a closure calls.
  private func target(_ node: FunctionCallExprSyntax) -> String {
    let finder = TargetFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.name ?? "nothing"
  }
}

/// Finds the first `#selector`, or the first call of `self`.
private final class TargetFinder: SyntaxVisitor {
  private(set) var name: String?

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.arguments.first?.expression.trimmedDescription ?? ""
    name = name ?? text.split { $0 == "." }.last.map { String($0.prefix { $0 != "(" }) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.calledExpression.trimmedDescription
    if name == nil, text.hasPrefix("self?.") || text.hasPrefix("self.") {
      name = text.split { $0 == "." }.last.map(String.init)
    }
    return .visitChildren
  }
}
