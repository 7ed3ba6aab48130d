/// Metadata text in words and punctuation, without comments and strings.
struct MetadataTokens: Sequence, IteratorProtocol {
  /// A word, a number, or one punctuation mark.
  struct Token {
    /// The characters.
    let text: String
    /// The position of the first byte.
    let position: Int
    /// Whether it is a name or a number.
    let isWord: Bool
  }

  private let text: [UInt8]
  private var position = 0

  /// Splits text that `TextCheck` found whole.
  init(_ text: [UInt8]) {
    self.text = text
  }

  /// The next token, or nil at the end.
  mutating func next() -> Token? {
    while position < text.count {
      let start = position
      switch text[position] {
      case 0...32: position += 1
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "/"): skipComment()
      case let byte where Self.isWordByte(byte):
        while position < text.count, Self.isWordByte(text[position]) { position += 1 }
        return token(from: start, isWord: true)
      default:
        position += 1
        return token(from: start, isWord: false)
      }
    }
    return nil
  }

  private func token(from start: Int, isWord: Bool) -> Token {
    Token(
      text: String(decoding: text[start..<position], as: UTF8.self),
      position: start,
      isWord: isWord
    )
  }

  private mutating func skipString() {
    position += 1
    while position < text.count, text[position] != UInt8(ascii: "\"") {
      position += text[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
  }

  private mutating func skipComment() {
    let isLine = position + 1 < text.count && text[position + 1] == UInt8(ascii: "/")
    position += 2
    while position < text.count {
      let byte = text[position]
      position += 1
      if isLine, byte == UInt8(ascii: "\n") { return }
      if !isLine, byte == UInt8(ascii: "/"), text[position - 2] == UInt8(ascii: "*") { return }
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
