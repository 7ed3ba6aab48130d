extension DescriptionParser {
  // MARK: Declarations

  /// Reads a declaration of a type, if there is one: `typealias`, `typedef`, or a named type.
  mutating func parseTypeDeclaration() throws(Failure) -> Bool {
    switch tokens.peek {
    case .word("typealias"):
      _ = tokens.take()
      let type = try parseType()
      try tokens.expect(.assign)
      scopes[scopes.count - 1].aliases[tokens.takeWords().joined(separator: " ")] = type
    case .word("typedef"):
      _ = tokens.take()
      let member = try parseMember()
      scopes[scopes.count - 1].aliases[member.name] = member.type
      return true
    case .word("struct"), .word("enum"):
      _ = try parseType()
    case .word("variant"):
      _ = tokens.take()
      _ = try parseVariant()
    default: return false
    }
    try tokens.expect(.symbol(";"))
    return true
  }

  /// Reads `TYPE NAME;` or `TYPE NAME[LENGTH];`.
  private mutating func parseMember() throws(Failure) -> FieldMember {
    let (type, name) = try parseTypeAndName()
    let member = FieldMember(declared: name, try parseLengths(type))
    guard member.type.depth <= FieldType.maxDepth else { throw tooDeep }
    try tokens.expect(.symbol(";"))
    return member
  }

  /// Reads what stands in brackets after a name.
  private mutating func parseLengths(_ element: FieldType) throws(Failure) -> FieldType {
    guard tokens.take(.symbol("[")) else { return element }
    let count = tokens.takeNumber()
    let length = count == nil ? tokens.takeWord() : nil
    try tokens.expect(.symbol("]"))
    depth += 1
    defer { depth -= 1 }
    guard depth <= FieldType.maxDepth else { throw tooDeep }
    let element = try parseLengths(element)
    if let count, (0...FieldType.maxElements).contains(count) {
      return .array(element, count: count)
    }
    guard let length else { throw tokens.failure("an array has no length") }
    let reference = FieldReference.nearest(length)
    description.note(reference)
    return .sequence(element, length: reference)
  }

  // MARK: Types

  /// Reads a type that no name follows.
  mutating func parseType() throws(Failure) -> FieldType {
    if let type = try parseKeywordType() { return type }
    return try named(tokens.takeWords())
  }

  /// Reads a type and the name of a field.
  private mutating func parseTypeAndName() throws(Failure) -> (FieldType, String) {
    if let type = try parseKeywordType() {
      guard let name = tokens.takeWord() else { throw tokens.failure("a field has no name") }
      return (type, name)
    }
    var words = tokens.takeWords()
    guard let name = words.popLast() else { throw tokens.failure("a field is expected") }
    return (try named(words), name)
  }

  private var tooDeep: Failure { tokens.failure("types are too deep in each other") }

  private func named(_ words: [String]) throws(Failure) -> FieldType {
    let name = words.joined(separator: " ")
    for scope in scopes.reversed() {
      if let type = scope.aliases[name] { return type }
    }
    throw tokens.failure("there is no type '\(name)'")
  }

  /// Reads a type that begins with a keyword of the language, if it does.
  private mutating func parseKeywordType() throws(Failure) -> FieldType? {
    guard case .word(let word)? = tokens.peek else { return nil }
    guard ["integer", "floating_point", "string", "enum", "struct", "variant"].contains(word) else {
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= FieldType.maxDepth else { throw tooDeep }
    _ = tokens.take()
    switch word {
    case "integer": return .integer(try parseInteger())
    case "floating_point": return try parseReal()
    case "string":
      try parseAttributes { _, _ in }
      return .string
    case "enum": return try parseEnumeration()
    case "struct": return try parseStructure()
    default:
      guard case .type(let type) = try parseVariant() else {
        throw tokens.failure("a variant does not say which field selects an option")
      }
      return type
    }
  }

  /// Reads `{ KEY = VALUE; … }`, if there is one.
  private mutating func parseAttributes(
    _ attribute: (inout DescriptionParser, String) throws(Failure) -> Void
  ) throws(Failure) {
    guard tokens.take(.symbol("{")) else { return }
    while !tokens.take(.symbol("}")) {
      guard tokens.peek != nil else { throw tokens.failure("a type does not end") }
      if let name = tokens.takeWord(), tokens.take(.symbol("=")) { try attribute(&self, name) }
      tokens.skipStatement()
    }
  }

  private mutating func parseInteger() throws(Failure) -> IntegerType {
    var type = IntegerType(sizeBits: 0, alignBits: 0)
    try parseAttributes { parser, name throws(Failure) in
      switch name {
      case "size": type.sizeBits = try parser.tokens.expectNumber()
      case "align": type.alignBits = try parser.parseAlignment()
      case "signed": type.isSigned = parser.parseTruth()
      case "byte_order": type.order = try parser.parseByteOrder()
      case "encoding":
        type.isText = ["utf8", "ascii", "utf"].contains(parser.tokens.takeName()?.lowercased())
      case "map": type.clock = parser.parseMappedClock()
      default: break
      }
    }
    guard (1...64).contains(type.sizeBits) else { throw tokens.failure("an integer has no size") }
    // Without a statement, what is made of whole bytes is aligned to bytes.
    if type.alignBits == 0 { type.alignBits = type.sizeBits % 8 == 0 ? 8 : 1 }
    return type
  }

  private mutating func parseReal() throws(Failure) -> FieldType {
    var (bits, align) = (0, 8)
    var order: ByteOrder?
    try parseAttributes { parser, name throws(Failure) in
      switch name {
      case "exp_dig", "mant_dig":
        bits += min(max(try parser.tokens.expectNumber(), 0), 64)
      case "align": align = try parser.parseAlignment()
      case "byte_order": order = try parser.parseByteOrder()
      default: break
      }
    }
    guard bits == 32 || bits == 64 else { throw tokens.failure("fractions have 32 or 64 bits") }
    return .real(bits: bits, alignBits: align, order: order)
  }

  private mutating func parseAlignment() throws(Failure) -> Int {
    let bits = try tokens.expectNumber()
    guard (1...FieldType.widestAlignment).contains(bits), bits & (bits - 1) == 0 else {
      throw tokens.failure("an alignment is no power of two")
    }
    return bits
  }

  private mutating func parseTruth() -> Bool {
    if let number = tokens.takeNumber() { return number != 0 }
    return tokens.takeWord()?.lowercased() == "true"
  }

  /// Reads `clock.NAME.value`.
  private mutating func parseMappedClock() -> String? {
    let parts = tokens.takeWord()?.split(separator: ".") ?? []
    return parts.count == 3 && parts[0] == "clock" ? String(parts[1]) : nil
  }

  /// Reads `NAME { TYPE NAME; … } align(N)`, or the name alone.
  private mutating func parseStructure() throws(Failure) -> FieldType {
    let name = tokens.takeWord()
    guard tokens.peek == .symbol("{") else {
      guard let name, case .type(let type)? = tagged("struct " + name) else {
        throw tokens.failure("there is no such structure")
      }
      return type
    }
    let members = try parseMembers()
    var align = 1
    if tokens.take(.word("align")) {
      try tokens.expect(.symbol("("))
      align = try parseAlignment()
      try tokens.expect(.symbol(")"))
    }
    let type = FieldType.structure(members, alignBits: align)
    if let name { scopes[scopes.count - 1].tagged["struct " + name] = .type(type) }
    return type
  }

  /// Reads `NAME <TAG> { TYPE NAME; … }`, where everything but either name or braces may be missing.
  private mutating func parseVariant() throws(Failure) -> TaggedType {
    let name = tokens.takeWord()
    var tag: String?
    if tokens.take(.symbol("<")) {
      tag = tokens.takeWord()
      description.note(.nearest(tag ?? ""))
      try tokens.expect(.symbol(">"))
    }
    let options: [FieldMember]
    if tokens.peek == .symbol("{") {
      options = try parseMembers()
      if let name { scopes[scopes.count - 1].tagged["variant " + name] = .options(options) }
    } else {
      guard let name, case .options(let known)? = tagged("variant " + name) else {
        throw tokens.failure("there is no such variant")
      }
      options = known
    }
    guard let tag else { return .options(options) }
    let choices = options.map { VariantOption(member: $0, ranges: nil) }
    return .type(.variant(selector: .nearest(tag), choices))
  }

  private mutating func parseMembers() throws(Failure) -> [FieldMember] {
    try tokens.expect(.symbol("{"))
    scopes.append(TypeScope())
    defer { scopes.removeLast() }
    var members: [FieldMember] = []
    while !tokens.take(.symbol("}")) {
      switch tokens.peek {
      case .word("typealias"), .word("typedef"): _ = try parseTypeDeclaration()
      default: members.append(try parseMember())
      }
    }
    return members
  }

  private func tagged(_ name: String) -> TaggedType? {
    for scope in scopes.reversed() {
      if let type = scope.tagged[name] { return type }
    }
    return nil
  }

  // MARK: Enumerations

  /// Reads `NAME : TYPE { LABEL = RANGE, … }`, or the name alone.
  private mutating func parseEnumeration() throws(Failure) -> FieldType {
    let name = tokens.takeWord()
    var container: IntegerType?
    if tokens.take(.symbol(":")) {
      guard case .integer(let type) = try parseType().form else {
        throw tokens.failure("an enumeration is not made of integers")
      }
      container = type
    }
    guard tokens.take(.symbol("{")) else {
      guard let name, case .type(let type)? = tagged("enum " + name) else {
        throw tokens.failure("there is no such enumeration")
      }
      return type
    }
    if container == nil { container = try plainInteger() }
    guard let integer = container else {
      throw tokens.failure("an enumeration does not say what integers it is made of")
    }
    let labels = EnumerationLabels(try parseMappings(), isSigned: integer.isSigned)
    let type = FieldType.enumeration(integer, labels)
    if let name { scopes[scopes.count - 1].tagged["enum " + name] = .type(type) }
    return type
  }

  private func plainInteger() throws(Failure) -> IntegerType? {
    guard case .integer(let type) = try named(["int"]).form else { return nil }
    return type
  }

  private mutating func parseMappings() throws(Failure) -> [EnumerationLabels.Mapping] {
    var mappings: [EnumerationLabels.Mapping] = []
    var next: Int64 = 0
    while !tokens.take(.symbol("}")) {
      guard let name = tokens.takeName() else { throw tokens.failure("a label is expected") }
      guard mappings.count < FieldType.maxLabels else {
        throw tokens.failure("the labels are too many")
      }
      var (low, high) = (next, next)
      if tokens.take(.symbol("=")) {
        low = Int64(try tokens.expectNumber())
        high = tokens.take(.word("...")) ? Int64(try tokens.expectNumber()) : low
      }
      mappings.append(.init(name: name, range: NumberRange(low: low, high: high)))
      next = high &+ 1
      _ = tokens.take(.symbol(","))
    }
    return mappings
  }
}
