/// Refuses declarations that make libbabeltrace2 2.0.4 abort, or ask for gigabytes of memory.
///
/// It aborts when a structure has two members of one name, divides by zero when a clock has no
/// frequency, and makes an object for every element of an array of fixed length. One damaged byte
/// is enough for each of them.
struct DeclarationCheck {
  private typealias Token = DescriptionScanner.Token

  private static let frequencies = 1...1_000_000_000_000

  /// The scope between two braces.
  private struct Scope {
    enum Kind { case members, clock, other }
    let kind: Kind
    var names: Set<String> = []
    var hasFrequency = false
  }

  /// The metadata file.
  let path: String

  /// Goes through a description whose braces are known to match.
  ///
  /// - Throws: `damaged`.
  func check(_ bytes: [UInt8]) throws(TraceReadingError) {
    var scanner = DescriptionScanner(bytes)
    var scopes = [Scope(kind: .other)]
    var words: [Token] = []
    while let token = scanner.next() {
      words.append(token)
      switch token {
      case .symbol("{"):
        scopes.append(Scope(kind: kind(of: words)))
      case .symbol("}"):
        let scope = scopes.popLast()
        if scope?.kind == .clock, scope?.hasFrequency == false {
          throw damage(scanner.position, "the clock has no frequency")
        }
      case .symbol(";"):
        try end(words, in: &scopes[scopes.count - 1], at: scanner.position)
      default: continue
      }
      words = []
    }
  }

  private func kind(of words: [Token]) -> Scope.Kind {
    if words.contains(.word("struct")) || words.contains(.word("variant")) { return .members }
    return words.first == .word("clock") ? .clock : .other
  }

  /// Handles a declaration that a semicolon ends; what stood in braces is already gone from it.
  private func end(
    _ words: [Token],
    in scope: inout Scope,
    at position: Int
  ) throws(TraceReadingError) {
    switch scope.kind {
    case .members: try note(words, in: &scope, at: position)
    case .clock where words.first == .word("freq"):
      guard case .number(let frequency) = words[1...].dropFirst().first,
        Self.frequencies.contains(frequency)
      else { throw damage(position, "the clock has an impossible frequency") }
      scope.hasFrequency = true
    case .clock, .other: break
    }
  }

  /// Notes the names that a declaration gives to members: the words before `;`, `,` and `[`.
  private func note(
    _ words: [Token],
    in scope: inout Scope,
    at position: Int
  ) throws(TraceReadingError) {
    for (token, next) in zip(words, words.dropFirst()) {
      if token == .symbol("[") { try checkLength(next, at: position) }
      guard case .word(let word) = token,
        [.symbol(";"), .symbol(","), .symbol("[")].contains(next)
      else { continue }
      // The library drops a leading underscore.
      let name = word.hasPrefix("_") ? String(word.dropFirst()) : word
      guard scope.names.insert(name).inserted else {
        throw damage(position, "a structure has two members '\(name)'")
      }
    }
  }

  private func checkLength(_ length: Token, at position: Int) throws(TraceReadingError) {
    switch length {
    case .number(let count) where !(0...FieldType.maxElements).contains(count):
      throw damage(position, "an array of \(count) elements is declared")
    // LTTng calls the length of `a` `__a_length`. The library makes room for as many elements as
    // the trace says, so a number that was not meant as a length may exhaust memory.
    case .word(let name) where !name.contains("len"):
      throw damage(position, "'\(name)' is used as the length of an array")
    default: break
    }
  }

  private func damage(_ position: Int, _ reason: String) -> TraceReadingError {
    .damaged(path: path, offset: position, reason: "in the text of the metadata, \(reason)")
  }
}
