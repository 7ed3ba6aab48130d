/// The pieces of a description, taken one after the other.
struct TokenReader {
  typealias Token = DescriptionScanner.Token

  /// The reason why a description cannot be used, and the place where that shows.
  struct Failure: Error {
    let position: Int
    let reason: String
  }

  private var scanner: DescriptionScanner
  /// The next piece, or nil at the end.
  private(set) var peek: Token?

  init(_ text: [UInt8]) {
    scanner = DescriptionScanner(text)
    peek = scanner.next()
  }

  /// Takes the next piece.
  mutating func take() -> Token? {
    defer { peek = scanner.next() }
    return peek
  }

  /// Takes the next piece if it is this one.
  mutating func take(_ token: Token) -> Bool {
    guard peek == token else { return false }
    _ = take()
    return true
  }

  /// Takes a piece that has to come.
  mutating func expect(_ token: Token) throws(Failure) {
    guard take(token) else { throw failure("something else is expected") }
  }

  /// Takes a word.
  mutating func takeWord() -> String? {
    guard case .word(let word)? = peek else { return nil }
    _ = take()
    return word
  }

  /// Takes a word or a text.
  mutating func takeName() -> String? {
    if case .text(let text)? = peek {
      _ = take()
      return text
    }
    return takeWord()
  }

  /// Takes words up to anything else.
  mutating func takeWords() -> [String] {
    var words: [String] = []
    while let word = takeWord() { words.append(word) }
    return words
  }

  /// Takes a number, with or without a sign.
  mutating func takeNumber() -> Int? {
    let start = self
    let isNegative = take(.symbol("-"))
    if !isNegative { _ = take(.symbol("+")) }
    guard case .number(let number)? = peek else {
      self = start
      return nil
    }
    _ = take()
    return isNegative ? 0 &- number : number
  }

  /// Takes a number that has to come.
  mutating func expectNumber() throws(Failure) -> Int {
    guard let number = takeNumber() else { throw failure("a number is expected") }
    return number
  }

  /// Skips what stands before a semicolon or the end of the block, and the semicolon.
  mutating func skipStatement() {
    var depth = 0
    while let token = peek {
      if depth == 0, token == .symbol("}") { return }
      _ = take()
      if token == .symbol("{") { depth += 1 }
      if token == .symbol("}") { depth -= 1 }
      if depth == 0, token == .symbol(";") { return }
    }
  }

  /// A failure at the next piece.
  func failure(_ reason: String) -> Failure {
    Failure(position: scanner.position, reason: reason)
  }
}
