/// Reads TSDL, the language of CTF metadata (CTF 1.8.3, section 7 and appendix C).
///
/// All offsets of fields follow from the description, by whatever program it was written.
struct DescriptionParser {
  typealias Failure = TokenReader.Failure

  var tokens: TokenReader
  /// Named types, innermost block last.
  var scopes = [TypeScope()]
  /// The number of types that are being read inside each other.
  var depth = 0
  var description = TraceDescription()

  /// The version of CTF that the trace block states; nil without such a block.
  private(set) var version: (major: Int, minor: Int)?

  /// Reads a whole description.
  static func parse(_ text: [UInt8]) throws(Failure) -> DescriptionParser {
    var parser = DescriptionParser(tokens: TokenReader(text))
    while parser.tokens.peek != nil { try parser.parseDeclaration() }
    return parser
  }

  private init(tokens: TokenReader) {
    self.tokens = tokens
  }

  private mutating func parseDeclaration() throws(Failure) {
    if try parseTypeDeclaration() { return }
    switch tokens.peek {
    case .word("trace"): try parseTrace()
    case .word("env"): try parseEnvironment()
    case .word("clock"): try parseClock()
    case .word("stream"): try parseStream()
    case .word("event"): try parseEvent()
    default: tokens.skipStatement()
    }
    // A brace too many would otherwise stay where it is for ever.
    if tokens.peek == .symbol("}") { throw tokens.failure("a brace closes nothing") }
  }

  // MARK: Blocks

  private mutating func parseTrace() throws(Failure) {
    version = version ?? (1, 8)
    try parseBlock { parser, name throws(Failure) in
      switch name {
      case "major": parser.version?.major = try parser.tokens.expectNumber()
      case "minor": parser.version?.minor = try parser.tokens.expectNumber()
      case "byte_order": parser.description.byteOrder = try parser.parseByteOrder() ?? .little
      case "uuid": parser.description.uuid = parser.tokens.takeName().flatMap(Self.uuid)
      case "packet.header":
        parser.description.packetHeader = try parser.parseAssignedType().withRoles(.packetHeader)
      default: break
      }
    }
  }

  private mutating func parseEnvironment() throws(Failure) {
    try parseBlock { parser, name throws(Failure) in
      let number = parser.tokens.takeNumber().map(String.init)
      parser.description.environment[name] = number ?? parser.tokens.takeName()
    }
  }

  private mutating func parseClock() throws(Failure) {
    var clock = ClockDescription()
    var clockName = ""
    try parseBlock { parser, name throws(Failure) in
      switch name {
      case "name": clockName = parser.tokens.takeName() ?? ""
      case "freq": clock.frequency = UInt64(max(1, try parser.tokens.expectNumber()))
      case "offset_s": clock.offsetSeconds = Int64(try parser.tokens.expectNumber())
      case "offset":
        clock.offsetCycles = UInt64(bitPattern: Int64(try parser.tokens.expectNumber()))
      default: break
      }
    }
    description.clocks[clockName] = clock
  }

  private mutating func parseStream() throws(Failure) {
    var stream = TraceDescription.Stream()
    var number: UInt64 = 0
    try parseBlock { parser, name throws(Failure) in
      switch name {
      case "id": number = UInt64(bitPattern: Int64(try parser.tokens.expectNumber()))
      case "event.header":
        stream.eventHeader = try parser.parseAssignedType().withRoles(.eventHeader)
      case "packet.context":
        stream.packetContext = try parser.parseAssignedType().withRoles(.packetContext)
      case "event.context": stream.eventContext = try parser.parseAssignedType()
      default: break
      }
    }
    guard description.streams.updateValue(stream, forKey: number) == nil else {
      throw tokens.failure("the stream \(number) is described twice")
    }
  }

  private mutating func parseEvent() throws(Failure) {
    var event = TraceDescription.Event()
    var (number, stream): (UInt64, UInt64) = (0, 0)
    try parseBlock { parser, name throws(Failure) in
      switch name {
      case "name": event.name = parser.tokens.takeName() ?? ""
      case "id": number = UInt64(bitPattern: Int64(try parser.tokens.expectNumber()))
      case "stream_id": stream = UInt64(bitPattern: Int64(try parser.tokens.expectNumber()))
      case "context": event.context = try parser.parseAssignedType()
      case "fields": event.fields = try parser.parseAssignedType()
      default: break
      }
    }
    let key = TraceDescription.EventNumber(stream: stream, event: number)
    guard description.events.updateValue(event, forKey: key) == nil else {
      throw tokens.failure("the event \(number) is described twice")
    }
  }

  /// Reads `NAME { KEY = VALUE; KEY := TYPE; … };`, and leaves values and types to `statement`.
  private mutating func parseBlock(
    _ statement: (inout DescriptionParser, String) throws(Failure) -> Void
  ) throws(Failure) {
    _ = tokens.take()
    try tokens.expect(.symbol("{"))
    scopes.append(TypeScope())
    while tokens.peek != .symbol("}") {
      guard tokens.peek != nil else { throw tokens.failure("a block does not end") }
      if try parseTypeDeclaration() { continue }
      if let name = tokens.takeWord(), tokens.take(.symbol("=")) || tokens.peek == .assign {
        try statement(&self, name)
      }
      tokens.skipStatement()
    }
    scopes.removeLast()
    _ = tokens.take()
    _ = tokens.take(.symbol(";"))
  }

  /// Reads `:= TYPE`.
  private mutating func parseAssignedType() throws(Failure) -> FieldType {
    try tokens.expect(.assign)
    return try parseType()
  }

  /// Reads `le`, `be`, `network` or `native`; nil for the last.
  mutating func parseByteOrder() throws(Failure) -> ByteOrder? {
    switch tokens.takeWord() {
    case "le": return .little
    case "be", "network": return .big
    case "native": return nil
    default: throw tokens.failure("an order of bytes is expected")
    }
  }

  private static func uuid(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8.filter { $0 != UInt8(ascii: "-") })
    guard digits.count == 32 else { return nil }
    let bytes = stride(from: 0, to: 32, by: 2).compactMap {
      UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
    }
    return bytes.count == 16 ? bytes : nil
  }
}

/// The types that have names within a block.
struct TypeScope {
  /// Names that `typealias` gives.
  var aliases: [String: FieldType] = [:]
  /// The types after `struct NAME`, `enum NAME` and `variant NAME`.
  var tagged: [String: TaggedType] = [:]
}

/// A type that has a name after its keyword.
enum TaggedType {
  case type(FieldType)
  /// A variant that does not say yet which field selects an option.
  case options([FieldMember])
}
