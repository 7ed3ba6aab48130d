import SwiftSyntax

/// The calls of a file that delay selectors and cancel them, and what was found of them, each found once.
final class DelayedCalls {
  /// A question about the delayed calls of a function.
  struct Question: Hashable {
    enum Kind { case stayOnIOS, areCancelled, takeValues, takeModes }

    var kind: Kind
    var method: Method
    /// The class of the calls; nil for all.
    var type: String?
  }

  private var calls: [String: [Call]] = [:]
  private var ownLoops: [SyntaxIdentifier: Bool] = [:]
  private var answers: [Question: Bool] = [:]
  private var methods: [String: Set<Method>] = [:]

  /// The calls of a function in the file of a node.
  func calls(_ name: String, around node: some SyntaxProtocol) -> [Call] {
    if let known = calls[name] { return known }
    let finder = CallFinder(name: name)
    finder.walk(node.root)
    calls[name] = finder.found
    return finder.found
  }

  /// True if a member of a type runs a run loop.
  func runsLoop(_ member: Syntax, text: (Syntax) -> String) -> Bool {
    if let known = ownLoops[member.id] { return known }
    let text = text(member)
    let runs = ["RunLoop.current.run", "CFRunLoopRun"].contains { text.contains($0) }
    ownLoops[member.id] = runs
    return runs
  }

  /// The answer to a question, by a rule that is asked once.
  func answer(
    _ kind: Question.Kind,
    _ method: Method,
    of type: String? = nil,
    by rule: () -> Bool
  ) -> Bool {
    let question = Question(kind: kind, method: method, type: type)
    if let known = answers[question] { return known }
    let answer = rule()
    answers[question] = answer
    return answer
  }

  /// The functions that a class delays, by a rule that is asked once.
  func methods(of type: String, by rule: () -> Set<Method>) -> Set<Method> {
    if let known = methods[type] { return known }
    let found = rule()
    methods[type] = found
    return found
  }
}
