/// Splits TSDL, the language of CTF metadata, into words, numbers, texts and symbols.
struct DescriptionScanner {
  /// A piece of the language.
  enum Token: Hashable {
    case word(String)
    case number(Int)
    case text
    case symbol(Character)
    /// The two characters `:=`.
    case assign
  }

  private let bytes: [UInt8]
  /// The number of bytes taken so far.
  private(set) var position = 0
  /// Whether the end came inside a text or a comment.
  private(set) var isInsideText = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next piece, or nil at the end.
  mutating func next() -> Token? {
    skipBlanks()
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\""): return scanText()
    case UInt8(ascii: ":") where self.byte(after: position) == UInt8(ascii: "="):
      position += 2
      return .assign
    case _ where Self.isWordByte(byte): return scanWord()
    default:
      position += 1
      return .symbol(Character(UnicodeScalar(byte)))
    }
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "/"), self.byte(after: position) == UInt8(ascii: "*") {
        skipComment()
      } else if byte == UInt8(ascii: "/"), self.byte(after: position) == UInt8(ascii: "/") {
        position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if byte <= 0x20 {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    position += 2
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), byte(after: position) == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    isInsideText = true
  }

  private mutating func scanText() -> Token {
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return .text }
    }
    position = bytes.count
    isInsideText = true
    return .text
  }

  private mutating func scanWord() -> Token {
    let start = position
    while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    let number = word.hasPrefix("0x") ? Int(word.dropFirst(2), radix: 16) : Int(word)
    return number.map(Token.number) ?? .word(word)
  }

  private func byte(after position: Int) -> UInt8? {
    position + 1 < bytes.count ? bytes[position + 1] : nil
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
