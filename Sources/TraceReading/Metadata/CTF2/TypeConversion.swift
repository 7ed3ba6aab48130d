/// Makes the types of fields out of declared field classes, for the fields of one structure.
struct TypeConversion {
  private let origin: FieldOrigin
  /// The clock of fields that show one.
  private let clock: String?
  private let aliases: [String: DeclaredType]
  /// The members that lead to the field that is converted.
  private var path: [String] = []
  private var depth = 0
  private var converted = 0
  /// The fields that are lengths and selectors.
  private(set) var references: [FieldReference] = []

  /// Longer texts and blobs of given length are damage.
  private static let maxBytes = 1 << 20
  /// More field classes than any structure has: aliases can multiply in each other.
  private static let maxTypes = 100_000

  init(origin: FieldOrigin, clock: String?, aliases: [String: DeclaredType]) {
    (self.origin, self.clock, self.aliases) = (origin, clock, aliases)
  }

  /// The type of a field class.
  mutating func type(_ declared: DeclaredType) throws(MetadataFault) -> FieldType {
    depth += 1
    defer { depth -= 1 }
    converted += 1
    guard depth <= FieldType.maxDepth, converted <= Self.maxTypes else {
      throw .damaged("field classes are too deep in each other")
    }
    switch declared {
    case .alias(let name):
      guard let known = aliases[name] else { throw .damaged("there is no field class '\(name)'") }
      return try type(known)
    case .integer(let number, let isSigned): return try integer(number, isSigned: isSigned)
    case .real(let number):
      guard number.bits == 32 || number.bits == 64 else {
        throw .unsupported("CTF 2 with fractions of \(number.bits) bits")
      }
      let align = try alignment(number.alignBits)
      return .real(bits: number.bits, alignBits: align, order: number.order)
    case .string: return .string
    case .bytes(let count, let isText, _):
      guard (0...Self.maxBytes).contains(count) else {
        throw .damaged("a text or blob of \(count) bytes is declared")
      }
      return .array(.byte(isText: isText), count: count)
    case .byteSequence(let length, let isText):
      return .sequence(.byte(isText: isText), length: try reference(length))
    case .array(let element, let count):
      guard (0...FieldType.maxElements).contains(count) else {
        throw .damaged("an array of \(count) elements is declared")
      }
      let align = try alignment(element.alignBits)
      return .array(try type(element.type), count: count, alignBits: align)
    case .sequence(let element, let length):
      let align = try alignment(element.alignBits)
      let reference = try reference(length)
      return .sequence(try type(element.type), length: reference, alignBits: align)
    case .structure(let members, let alignBits):
      return .structure(try fields(members), alignBits: try alignment(alignBits))
    case .variant(let selector, let options):
      let reference = try reference(selector)
      return .variant(
        selector: reference,
        try options.map { option throws(MetadataFault) in
          try self.option(option)
        }
      )
    }
  }

  // MARK: Numbers

  private func integer(
    _ number: DeclaredNumber,
    isSigned: Bool
  ) throws(MetadataFault) -> FieldType {
    guard (1...64).contains(number.bits) else {
      throw .damaged("a number of \(number.bits) bits is declared")
    }
    var type = IntegerType(sizeBits: number.bits, alignBits: try alignment(number.alignBits))
    type.isSigned = isSigned
    type.order = number.order
    if try role(number.roles) == .time { type.clock = clock }
    guard !number.labels.isEmpty else { return .integer(type) }
    var mappings: [EnumerationLabels.Mapping] = []
    for (name, ranges) in number.labels {
      for range in ranges {
        guard mappings.count < FieldType.maxLabels else {
          throw .damaged("the labels are too many")
        }
        mappings.append(.init(name: name, range: try self.range(range, isSigned: isSigned)))
      }
    }
    return .enumeration(type, EnumerationLabels(mappings, isSigned: isSigned))
  }

  /// A range of numbers that are signed or not.
  private func range(
    _ range: DeclaredRange,
    isSigned: Bool
  ) throws(MetadataFault) -> NumberRange {
    guard range.low.fits(isSigned: isSigned), range.high.fits(isSigned: isSigned) else {
      throw .damaged("the range \(range.low)...\(range.high) is not one of its field")
    }
    return NumberRange(low: range.low.bits, high: range.high.bits)
  }

  private func alignment(_ bits: Int) throws(MetadataFault) -> Int {
    guard (1...FieldType.widestAlignment).contains(bits), bits & (bits - 1) == 0 else {
      throw .damaged("an alignment of \(bits) bits is declared")
    }
    return bits
  }

  // MARK: Structures

  private mutating func fields(
    _ members: [DeclaredType.Member]
  ) throws(MetadataFault) -> [FieldMember] {
    var names: Set<String> = []
    var fields: [FieldMember] = []
    for member in members {
      guard names.insert(member.name).inserted else {
        throw .damaged("a structure has two members '\(member.name)'")
      }
      path.append(member.name)
      defer { path.removeLast() }
      fields.append(
        FieldMember(
          name: member.name,
          plainName: member.name,
          type: try type(member.type),
          role: try role(member.type.roles)
        )
      )
    }
    return fields
  }

  private mutating func option(
    _ option: DeclaredType.Option
  ) throws(MetadataFault) -> VariantOption {
    let name = option.name ?? ""
    let member = FieldMember(
      name: name,
      plainName: name,
      type: try type(option.type),
      role: try role(option.type.roles)
    )
    // The selector may be signed or not; where it is not, no range is negative.
    let ranges = option.ranges.map { NumberRange(low: $0.low.bits, high: $0.high.bits) }
    return VariantOption(member: member, ranges: ranges)
  }

  /// The role that matters here; a role that is not known may change what bits mean.
  private func role(_ names: [String]) throws(MetadataFault) -> FieldRole? {
    var role: FieldRole?
    for name in names {
      guard let known = FieldRole(rawValue: name) else {
        throw .unsupported("CTF 2 with the role '\(name)'")
      }
      role = role ?? known
    }
    return role
  }

  /// The field at a place, which has to be named from a structure on.
  private mutating func reference(
    _ location: DeclaredLocation
  ) throws(MetadataFault) -> FieldReference {
    var names: [String] = []
    var origin = origin
    if let name = location.origin {
      guard let known = FieldOrigin(rawValue: name) else {
        throw .damaged("'\(name)' is no place for fields")
      }
      origin = known
    } else {
      names = Array(path.dropLast())
    }
    for name in location.path {
      if let name {
        names.append(name)
      } else if names.popLast() == nil {
        throw .damaged("the path of a field leads out of its structure")
      }
    }
    guard !names.isEmpty else { throw .damaged("the path of a field is empty") }
    let reference = FieldReference.at(FieldLocation(origin: origin, path: names))
    references.append(reference)
    return reference
  }
}

extension DeclaredType {
  /// The roles of a field of the class.
  fileprivate var roles: [String] {
    switch self {
    case .integer(let number, _), .real(let number): number.roles
    case .bytes(_, _, let roles): roles
    default: []
    }
  }
}

extension FieldType {
  /// One byte of text or of a blob.
  fileprivate static func byte(isText: Bool) -> FieldType {
    .integer(IntegerType(sizeBits: 8, alignBits: 8, isText: isText))
  }
}
