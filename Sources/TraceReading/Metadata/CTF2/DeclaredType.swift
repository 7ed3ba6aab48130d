/// A field class as the metadata declare it (CTF2-SPEC-2.0, section 5.3).
indirect enum DeclaredType: Decodable {
  /// The name of another field class.
  case alias(String)
  case integer(DeclaredNumber, isSigned: Bool)
  case real(DeclaredNumber)
  case string
  /// Text or plain bytes of given length.
  case bytes(count: Int, isText: Bool, roles: [String])
  /// Text or plain bytes, as many as another field says.
  case byteSequence(length: DeclaredLocation, isText: Bool)
  case array(Element, count: Int)
  case sequence(Element, length: DeclaredLocation)
  case structure([Member], alignBits: Int)
  case variant(selector: DeclaredLocation, [Option])

  /// The elements of an array.
  struct Element {
    let type: DeclaredType
    let alignBits: Int
  }

  /// A field of a structure.
  struct Member: Decodable {
    let name: String
    let type: DeclaredType

    private enum CodingKeys: String, CodingKey {
      case name
      case type = "field-class"
    }
  }

  /// An option of a variant.
  struct Option: Decodable {
    let name: String?
    let type: DeclaredType
    let ranges: [DeclaredRange]

    private enum CodingKeys: String, CodingKey {
      case name
      case type = "field-class"
      case ranges = "selector-field-ranges"
    }
  }

  private enum Key: String, CodingKey {
    case type, length, encoding, roles, options
    case lengthLocation = "length-field-location"
    case selectorLocation = "selector-field-location"
    case element = "element-field-class"
    case members = "member-classes"
    case minAlignment = "minimum-alignment"
  }

  init(from decoder: any Decoder) throws {
    let values: KeyedDecodingContainer<Key>
    do {
      values = try decoder.container(keyedBy: Key.self)
    } catch {
      self = .alias(try decoder.singleValueContainer().decode(String.self))
      return
    }
    func alignBits() throws -> Int {
      try values.decodeIfPresent(Int.self, forKey: .minAlignment) ?? 1
    }
    func element() throws -> Element {
      Element(
        type: try values.decode(DeclaredType.self, forKey: .element),
        alignBits: try alignBits()
      )
    }
    func count() throws -> Int { try values.decode(Int.self, forKey: .length) }
    func length() throws -> DeclaredLocation {
      try values.decode(DeclaredLocation.self, forKey: .lengthLocation)
    }
    switch try values.decode(String.self, forKey: .type) {
    case "fixed-length-unsigned-integer", "fixed-length-bit-array", "fixed-length-bit-map":
      self = .integer(try DeclaredNumber(from: decoder), isSigned: false)
    case "fixed-length-signed-integer":
      self = .integer(try DeclaredNumber(from: decoder), isSigned: true)
    case "fixed-length-floating-point-number": self = .real(try DeclaredNumber(from: decoder))
    case "null-terminated-string":
      try Self.checkEncoding(values)
      self = .string
    case "static-length-string":
      try Self.checkEncoding(values)
      self = .bytes(count: try count(), isText: true, roles: [])
    case "static-length-blob":
      let roles = try values.decodeIfPresent([String].self, forKey: .roles) ?? []
      self = .bytes(count: try count(), isText: false, roles: roles)
    case "dynamic-length-string":
      try Self.checkEncoding(values)
      self = .byteSequence(length: try length(), isText: true)
    case "dynamic-length-blob": self = .byteSequence(length: try length(), isText: false)
    case "static-length-array": self = .array(try element(), count: try count())
    case "dynamic-length-array": self = .sequence(try element(), length: try length())
    case "structure":
      let members = try values.decodeIfPresent([Member].self, forKey: .members) ?? []
      self = .structure(members, alignBits: try alignBits())
    case "variant":
      self = .variant(
        selector: try values.decode(DeclaredLocation.self, forKey: .selectorLocation),
        try values.decode([Option].self, forKey: .options)
      )
    case let other: throw MetadataFault.unsupported("CTF 2 with the field class '\(other)'")
    }
  }

  private static func checkEncoding(_ values: KeyedDecodingContainer<Key>) throws {
    let encoding = try values.decodeIfPresent(String.self, forKey: .encoding) ?? "utf-8"
    guard encoding == "utf-8" else {
      throw MetadataFault.unsupported("CTF 2 with text in '\(encoding)'")
    }
  }
}

/// The length, alignment, order, roles and labels of a number's field class.
struct DeclaredNumber: Decodable {
  let bits: Int
  let alignBits: Int
  let order: ByteOrder
  let roles: [String]
  /// The ranges of labels.
  let labels: [String: [DeclaredRange]]

  private enum Key: String, CodingKey {
    case length, alignment, roles, mappings
    case byteOrder = "byte-order"
    case bitOrder = "bit-order"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    bits = try values.decode(Int.self, forKey: .length)
    alignBits = try values.decodeIfPresent(Int.self, forKey: .alignment) ?? 1
    switch try values.decode(String.self, forKey: .byteOrder) {
    case "little-endian": order = .little
    case "big-endian": order = .big
    case let other: throw MetadataFault.damaged("'\(other)' is no order of bytes")
    }
    let firstToLast = order == .little ? "first-to-last" : "last-to-first"
    let bitOrder = try values.decodeIfPresent(String.self, forKey: .bitOrder) ?? firstToLast
    guard bitOrder == firstToLast else {
      throw MetadataFault.unsupported(
        "CTF 2 with bits that are '\(bitOrder)' in \(order)-endian bytes"
      )
    }
    roles = try values.decodeIfPresent([String].self, forKey: .roles) ?? []
    labels = try values.decodeIfPresent([String: [DeclaredRange]].self, forKey: .mappings) ?? [:]
  }
}

/// A range of numbers, both ends included: `[LOWEST, HIGHEST]`.
struct DeclaredRange: Decodable {
  let low: WideInteger
  let high: WideInteger

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    low = try values.decode(WideInteger.self)
    high = try values.decode(WideInteger.self)
    guard values.isAtEnd else { throw MetadataFault.damaged("a range has more than two ends") }
  }
}

/// The place of a length or a selector.
struct DeclaredLocation: Decodable {
  /// The structure in which the path starts; nil where it starts beside the field that has the location.
  let origin: String?
  /// The names of members; nil for the structure around.
  let path: [String?]
}
