/// Reads from TSDL what is needed to find the packets of a stream, and skips everything else.
///
/// It knows integers, their aliases and structures of them, which is all that packet headers and
/// contexts are made of. Anything else makes the structure unusable, which `PacketLayout` reports.
struct DescriptionParser {
  /// A member of a structure.
  ///
  /// `count` is above 1 for arrays; a size of 0 means that it is unknown.
  struct Member {
    var name = ""
    var sizeBits = 0
    var alignBits = 8
    var count = 1
  }

  /// A structure.
  struct Structure {
    var members: [Member] = []
    var alignBits = 1
  }

  private(set) var byteOrder: ByteOrder?
  private(set) var packetHeader: Structure?
  /// Nil as well when there are streams whose contexts differ.
  private(set) var packetContext: Structure?

  private var tokens: [DescriptionScanner.Token] = []
  private var position = 0
  private var aliases: [String: Member] = [:]
  private var structures: [String: Structure] = [:]
  private var contexts = 0

  init(_ text: [UInt8]) {
    var scanner = DescriptionScanner(text)
    while let token = scanner.next() { tokens.append(token) }
  }

  /// Goes through the whole description.
  mutating func parse() {
    while let token = take() {
      switch token {
      case .word("typealias"): parseAlias()
      case .word("struct"): parseNamedStructure()
      case .word("byte_order"): parseByteOrder()
      case .word("packet.header"): packetHeader = parseAssignedStructure()
      case .word("packet.context"):
        contexts += 1
        let context = parseAssignedStructure()
        packetContext = contexts == 1 ? context : nil
      case .word("event"): skipBlock()
      default: break
      }
    }
  }

  // MARK: Declarations

  /// Reads `typealias integer { … } := NAME;`.
  private mutating func parseAlias() {
    guard let member = parseType(), take(.assign) else { return }
    aliases[takeWords()] = member
  }

  /// Reads `struct NAME { … } align(N);`.
  private mutating func parseNamedStructure() {
    guard case .word(let name)? = peek else { return }
    position += 1
    guard peek == .symbol("{") else { return }
    structures[name] = parseStructureBody()
  }

  /// Reads `byte_order = le;`.
  ///
  /// Inside an integer's braces, which `parseType` reads, it does not count.
  private mutating func parseByteOrder() {
    guard take(.symbol("=")), byteOrder == nil else { return }
    switch peek {
    case .word("le"): byteOrder = .little
    case .word("be"), .word("network"): byteOrder = .big
    default: break
    }
  }

  /// Reads `:= struct NAME;` or `:= struct { … } align(N);`.
  private mutating func parseAssignedStructure() -> Structure? {
    guard take(.assign), take(.word("struct")) else { return nil }
    if case .word(let name)? = peek {
      position += 1
      return structures[name]
    }
    return parseStructureBody()
  }

  /// Reads `{ TYPE NAME; TYPE NAME[N]; … } align(N)`.
  private mutating func parseStructureBody() -> Structure? {
    guard take(.symbol("{")) else { return nil }
    var structure = Structure()
    while let token = peek, token != .symbol("}") {
      guard let member = parseMember() else { return nil }
      structure.members.append(member)
    }
    guard take(.symbol("}")) else { return nil }
    if take(.word("align")), take(.symbol("(")), let bits = takeNumber() {
      structure.alignBits = bits
    }
    return structure
  }

  private mutating func parseMember() -> Member? {
    guard var member = parseType() else { return nil }
    if case .word(let name)? = peek {
      member.name = name
      position += 1
    }
    if take(.symbol("[")) {
      guard let count = takeNumber(), take(.symbol("]")) else { return nil }
      member.count = count
    }
    return take(.symbol(";")) ? member : nil
  }

  // MARK: Types

  /// `integer { … }`, or the name of an alias; the alias may be several words.
  private mutating func parseType() -> Member? {
    if take(.word("integer")) { return parseInteger() }
    var words: [String] = []
    while case .word(let word)? = peek {
      words.append(word)
      position += 1
      if let member = aliases[words.joined(separator: " ")] { return member }
    }
    return nil
  }

  private mutating func parseInteger() -> Member? {
    guard take(.symbol("{")) else { return nil }
    var member = Member()
    member.alignBits = 0
    while let token = take(), token != .symbol("}") {
      guard case .word(let name) = token, take(.symbol("=")) else { continue }
      if name == "size" { member.sizeBits = takeNumber() ?? 0 }
      if name == "align" { member.alignBits = takeNumber() ?? 0 }
    }
    // Without a statement, what is made of whole bytes is aligned to bytes.
    if member.alignBits == 0 { member.alignBits = member.sizeBits % 8 == 0 ? 8 : 1 }
    return member
  }

  // MARK: Tokens

  private var peek: DescriptionScanner.Token? {
    position < tokens.count ? tokens[position] : nil
  }

  private mutating func take() -> DescriptionScanner.Token? {
    defer { position += 1 }
    return peek
  }

  private mutating func take(_ token: DescriptionScanner.Token) -> Bool {
    guard peek == token else { return false }
    position += 1
    return true
  }

  private mutating func takeNumber() -> Int? {
    guard case .number(let number)? = peek else { return nil }
    position += 1
    return number
  }

  private mutating func takeWords() -> String {
    var words: [String] = []
    while case .word(let word)? = peek {
      words.append(word)
      position += 1
    }
    return words.joined(separator: " ")
  }

  private mutating func skipBlock() {
    guard peek == .symbol("{") else { return }
    var depth = 0
    while let token = take() {
      if token == .symbol("{") { depth += 1 }
      if token == .symbol("}") { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
