/// Refuses declarations that make libbabeltrace2 2.0 abort, or ask for gigabytes of memory.
///
/// It aborts when a structure has two members of one name, when a clock has no frequency, and when
/// an array is longer than memory. A damaged byte is enough for each of them.
struct DeclarationCheck {
  private typealias Token = MetadataTokens.Token

  /// No tracer writes arrays of fixed length that are longer.
  private static let longestArray = 4096
  private static let frequencies: ClosedRange<Int64> = 1...1_000_000_000_000

  /// What stands between two braces.
  private struct Scope {
    enum Kind { case members, clock, other }
    var kind: Kind
    var position: Int
    var names: Set<String> = []
    var hasFrequency = false
  }

  /// The file, for messages.
  let file: String

  /// Throws at the first declaration that is refused.
  func check(_ text: [UInt8]) throws(TraceReadingError) {
    var scopes = [Scope(kind: .other, position: 0)]
    var words: [Token] = []
    for token in MetadataTokens(text) {
      switch token.text {
      case "{":
        scopes.append(Scope(kind: kind(of: words), position: token.position))
        words = []
      case "}":
        let scope = scopes.removeLast()
        if scope.kind == .clock, !scope.hasFrequency {
          throw damage(scope.position, "the clock has no frequency")
        }
        words = []
      case ";":
        words.append(token)
        try end(words, in: &scopes[scopes.count - 1])
        words = []
      default:
        words.append(token)
      }
    }
  }

  private func kind(of words: [Token]) -> Scope.Kind {
    if words.contains(where: { $0.text == "struct" || $0.text == "variant" }) { return .members }
    return words.first?.text == "clock" ? .clock : .other
  }

  /// Handles a declaration that a semicolon ends; what was in braces is already gone from it.
  private func end(_ words: [Token], in scope: inout Scope) throws(TraceReadingError) {
    switch scope.kind {
    case .members: try note(words, in: &scope)
    case .clock where words.first?.text == "freq": try checkFrequency(words, &scope)
    case .clock, .other: break
    }
  }

  /// Notes the names that a declaration of members gives: those before `;`, `,` and `[`.
  private func note(_ words: [Token], in scope: inout Scope) throws(TraceReadingError) {
    for (word, next) in zip(words, words.dropFirst()) {
      if word.text == "[", let length = Self.number(next.text), length > Self.longestArray {
        throw damage(next.position, "an array of \(length) elements is declared")
      }
      guard word.isWord, next.text == ";" || next.text == "," || next.text == "[" else { continue }
      // The library drops a leading underscore.
      let name = word.text.hasPrefix("_") ? String(word.text.dropFirst()) : word.text
      guard scope.names.insert(name).inserted else {
        throw damage(word.position, "two members are named `\(name)`")
      }
    }
  }

  private func checkFrequency(
    _ words: [Token],
    _ scope: inout Scope
  ) throws(TraceReadingError) {
    guard words.count == 4, let value = Self.number(words[2].text) else {
      throw damage(words[0].position, "the clock's frequency is no number")
    }
    guard Self.frequencies.contains(value) else {
      throw damage(words[0].position, "the clock's frequency cannot be \(value)")
    }
    scope.hasFrequency = true
  }

  private static func number(_ text: String) -> Int64? {
    text.hasPrefix("0x") ? Int64(text.dropFirst(2), radix: 16) : Int64(text)
  }

  private func damage(_ position: Int, _ reason: String) -> TraceReadingError {
    .damagedMetadata(file: file, position: position, reason: reason)
  }
}
