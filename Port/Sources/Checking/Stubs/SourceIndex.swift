import Porting
import SwiftParser
import SwiftSyntax

/// The calls and the uses of types in one file, for the places that the compiler names.
struct SourceIndex {
  /// A call by its arguments.
  struct Call {
    var labels: [String?]
    /// By argument: the number of parameters of a closure; nil for what is no closure.
    var closures: [Int?]
    /// By argument: its name, or the names of a closure's parameters.
    var names: [[String]]
    /// By argument: what a closure says of its parameters.
    var inputs: [[ClosureInput]] = []
  }

  private let bytes: [UInt8]
  private let lines: [Int]
  private let words: Set<String>
  /// By the end of what is called.
  private let calls: [Int: Call]
  /// By name, calls of initialisers.
  let made: [String: [Call]]
  /// By property, the numbers of parameters of closures that are assigned to it.
  let assigned: [String: Int]
  let uses: TypeUses
  /// The names of cases whose values patterns take apart.
  let patterns: Set<String>

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    lines = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    let tree = Parser.parse(source: text)
    let reader = CallReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    calls = reader.calls
    made = reader.made
    assigned = reader.assigned
    patterns = reader.patterns
    uses = TypeUses(tree)
  }

  /// The call of a name at a place; nil if it is not called.
  func call(_ name: String, line: Int, column: Int) -> Call? {
    offset(name, line, column).flatMap { calls[$0 + name.utf8.count] }
  }

  /// The members of `$0`, `$1` and so on that a line has.
  func shorthandMembers(line: Int) -> [String] {
    guard lines.indices.contains(line - 1) else { return [] }
    let end = lines.indices.contains(line) ? lines[line] : bytes.count
    let text = String(decoding: bytes[lines[line - 1]..<end], as: UTF8.self)
    return text.matches(of: /\$[0-9]\.([a-z][A-Za-z0-9_]*)/).map { String($0.1) }
  }

  /// The name before `.id` at a place, which is that of the name or of `id`; nil for other expressions.
  func ownerOfID(line: Int, column: Int) -> String? {
    guard lines.indices.contains(line - 1) else { return nil }
    let start = lines[line - 1]
    let place = start + column - 1
    let end = lines.indices.contains(line) ? lines[line] : bytes.count
    guard place < end else { return nil }
    let before = String(decoding: bytes[start..<place], as: UTF8.self)
    let after = String(decoding: bytes[place..<end], as: UTF8.self)
    if after.prefixMatch(of: /id\b/) != nil {
      return before.firstMatch(of: /(\w+)\.$/).map { String($0.1) }
    }
    return after.prefixMatch(of: /(?:\w+\.)*?(\w+)\.id\b/).map { String($0.1) }
  }

  /// True if the file has a word.
  func contains(_ name: String) -> Bool { words.contains(name) }

  /// True for a member that is written without what is before its dot: `.normal`.
  func isImplicit(_ name: String, line: Int, column: Int) -> Bool {
    guard let start = offset(name, line, column), start > 1, bytes[start - 1] == UInt8(ascii: ".")
    else { return false }
    let before = Character(UnicodeScalar(bytes[start - 2]))
    return !before.isLetter && !before.isNumber && !"_)]?!`>".contains(before)
  }

  /// The place of a name at or behind a place on its line.
  private func offset(_ name: String, _ line: Int, _ column: Int) -> Int? {
    guard lines.indices.contains(line - 1) else { return nil }
    let start = lines[line - 1] + column - 1
    let wanted = Array(name.utf8)
    let end = lines.indices.contains(line) ? lines[line] : bytes.count
    return (start..<max(start, end)).first { bytes[$0...].starts(with: wanted) }
  }
}

/// Collects the calls of a file.
private final class CallReader: SyntaxVisitor {
  private(set) var calls: [Int: SourceIndex.Call] = [:]
  private(set) var made: [String: [SourceIndex.Call]] = [:]
  private(set) var assigned: [String: Int] = [:]
  private(set) var patterns: Set<String> = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let member = parts[0].as(MemberAccessExprSyntax.self), let count = Self.parameters(parts[2])
    {
      assigned[member.declName.baseName.text] = count
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let isPattern = node.arguments.contains { $0.expression.is(PatternExprSyntax.self) }
    if isPattern, let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName {
      patterns.insert(name.baseName.text)
    }
    var labels = node.arguments.map { $0.label?.text }
    var closures = node.arguments.map { Self.parameters($0.expression) }
    var names = node.arguments.map { Self.names($0.expression) }
    var inputs = node.arguments.map { ClosureInput.all(of: $0.expression) }
    if let closure = node.trailingClosure {
      labels.append(nil)
      closures.append(Self.parameters(ExprSyntax(closure)))
      names.append(Self.names(ExprSyntax(closure)))
      inputs.append(ClosureInput.all(of: ExprSyntax(closure)))
    }
    for more in node.additionalTrailingClosures {
      labels.append(more.label.text)
      closures.append(Self.parameters(ExprSyntax(more.closure)))
      names.append(Self.names(ExprSyntax(more.closure)))
      inputs.append(ClosureInput.all(of: ExprSyntax(more.closure)))
    }
    let call = SourceIndex.Call(labels: labels, closures: closures, names: names, inputs: inputs)
    calls[node.calledExpression.endPositionBeforeTrailingTrivia.utf8Offset] = call
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      made[name, default: []].append(call)
    }
    return .visitChildren
  }

  /// The name of a constant or a property, or those of a closure's parameters.
  private static func names(_ expression: ExprSyntax) -> [String] {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return [reference.baseName.text]
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return [member.declName.baseName.text]
    }
    switch expression.as(ClosureExprSyntax.self)?.signature?.parameterClause {
    case .simpleInput(let names): return names.map(\.name.text)
    case .parameterClause(let clause): return clause.parameters.map(\.firstName.text)
    default: return []
    }
  }

  /// The number of parameters of a closure; nil for other expressions.
  private static func parameters(_ expression: ExprSyntax) -> Int? {
    guard let closure = expression.as(ClosureExprSyntax.self) else { return nil }
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): return names.count
    case .parameterClause(let clause): return clause.parameters.count
    default: break
    }
    let finder = ShorthandFinder(viewMode: .sourceAccurate)
    finder.walk(closure.statements)
    return finder.count
  }
}

/// Counts `$0`, `$1` and so on in a closure.
private final class ShorthandFinder: SyntaxVisitor {
  private(set) var count = 0

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if name.hasPrefix("$"), let number = Int(name.dropFirst()) { count = max(count, number + 1) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
