/// Splits TSDL, the language of CTF metadata, into words, numbers, texts and symbols.
struct DescriptionScanner {
  /// A piece of the language.
  enum Token: Hashable {
    case word(String)
    /// A whole number; those above `Int.max` as the negative number of the same 64 bits.
    case number(Int)
    case text(String)
    case symbol(Character)
    /// The two characters `:=`.
    case assign
  }

  private let bytes: [UInt8]
  /// The number of bytes taken so far.
  private(set) var position = 0
  /// True if the end came inside a text or a comment.
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
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return .text(String(decoding: text, as: UTF8.self))
      case UInt8(ascii: "\\"):
        if position < bytes.count { text.append(Self.escaped(bytes[position])) }
        position += 1
      default: text.append(byte)
      }
    }
    position = bytes.count
    isInsideText = true
    return .text("")
  }

  /// Returns the byte that a byte after a backslash stands for.
  private static func escaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    default: byte
    }
  }

  private mutating func scanWord() -> Token {
    let start = position
    let isNumber = Self.isDigit(bytes[position])
    while position < bytes.count, Self.isWordByte(bytes[position]),
      !isNumber || bytes[position] != UInt8(ascii: ".")
    { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    return isNumber ? Self.number(word).map(Token.number) ?? .word(word) : .word(word)
  }

  /// The value of a number as C writes it.
  private static func number(_ word: String) -> Int? {
    let digits = word.lowercased().prefix { !["u", "l"].contains($0) }
    let value =
      if digits.hasPrefix("0x") {
        UInt64(digits.dropFirst(2), radix: 16)
      } else if digits.hasPrefix("0") {
        UInt64(digits, radix: 8)
      } else {
        UInt64(digits)
      }
    return value.map { Int(truncatingIfNeeded: $0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
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
