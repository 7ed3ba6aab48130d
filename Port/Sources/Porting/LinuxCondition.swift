import SwiftSyntax

/// The value that the condition of an `#if` has on Linux.
struct LinuxCondition {
  private var rest: Substring

  /// The value; nil where it depends on the build.
  static func value(_ condition: ExprSyntax?) -> Bool? {
    guard let condition else { return true }
    let text = condition.trimmedDescription.filter { !$0.isWhitespace }
    var reader = LinuxCondition(rest: text[...])
    let value = reader.disjunction()
    return reader.rest.isEmpty ? value : nil
  }

  /// The clauses of an `#if` that may be compiled on Linux.
  static func clauses(_ node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in node.clauses {
      let value = Self.value(clause.condition)
      if value != false { result.append(clause) }
      if value == true { break }
    }
    return result
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func disjunction() -> Bool? {
    var value = conjunction()
    while take("||") {
      let other = conjunction()
      value = value == true || other == true ? true : value == false && other == false ? false : nil
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = term()
    while take("&&") {
      let other = term()
      value = value == false || other == false ? false : value == true && other == true ? true : nil
    }
    return value
  }

  private mutating func term() -> Bool? {
    if take("!") { return term().map { !$0 } }
    if take("(") {
      let value = disjunction()
      return take(")") ? value : nil
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(name.count)
    guard rest.hasPrefix("("), let end = rest.firstIndex(of: ")") else {
      return name == "true" ? true : name == "false" ? false : nil
    }
    let argument = String(rest[rest.index(after: rest.startIndex)..<end])
    rest = rest[rest.index(after: end)...]
    switch name {
    case "os": return argument == "Linux"
    case "canImport":
      if Modules.isApple(argument) { return false }
      return Modules.isPortable(argument) || argument == "ListScope" ? true : nil
    case "targetEnvironment": return false
    case "_runtime": return argument != "_ObjC"
    default: return nil
    }
  }
}

extension SyntaxProtocol {
  /// True in a clause of an `#if` that is not compiled on Linux, and so stays as it is.
  var isUnseenOnLinux: Bool {
    var inner = Syntax(self)
    while let node = inner.parent {
      if let condition = node.parent?.as(IfConfigDeclSyntax.self),
        node.is(IfConfigClauseListSyntax.self),
        !LinuxCondition.clauses(condition).contains(where: { $0.id == inner.id })
      {
        return true
      }
      inner = node
    }
    return false
  }
}
