/// The type of a field, as the metadata declares it.
struct FieldType {
  /// The form of a kind of type.
  indirect enum Form {
    case integer(IntegerType)
    /// A fraction of 32 or 64 bits.
    case real(bits: Int, order: ByteOrder?)
    /// Bytes up to a zero.
    case string
    case enumeration(IntegerType, EnumerationLabels)
    case structure([FieldMember])
    case array(FieldType, count: Int)
    /// As many elements as the integer field says.
    case sequence(FieldType, length: FieldReference)
    /// The option that the selector names, or whose ranges hold it.
    case variant(selector: FieldReference, [VariantOption])
  }

  let form: Form
  /// The alignment of such a field in bits, a power of two: it may begin at a multiple of it.
  let alignBits: Int
  /// The least number of bits that such a field takes.
  let leastBits: Int
  /// The number of bits that every such field takes, counted from its begin; nil where that
  /// differs.
  let fixedBits: Int?
  /// The number of types that are inside each other, this one included.
  let depth: Int

  /// Sizes in bits stop here: no packet is that long.
  static let maxBits = 1 << 40
  /// Larger alignments are damage.
  static let widestAlignment = 1 << 12
  /// No tracer writes longer arrays of fixed length.
  static let maxElements = 4_096
  /// Types deeper than this are refused.
  static let maxDepth = 32
  /// Enumerations with more labels than this are refused.
  static let maxLabels = 4_096

  private init(
    _ form: Form,
    alignBits: Int,
    leastBits: Int,
    fixedBits: Int?,
    inside: [FieldType] = []
  ) {
    depth = 1 + inside.reduce(0) { max($0, $1.depth) }
    self.form = form
    self.alignBits = alignBits
    self.leastBits = min(leastBits, Self.maxBits)
    self.fixedBits = fixedBits.map { min($0, Self.maxBits) }
  }

  /// An integer.
  static func integer(_ type: IntegerType) -> FieldType {
    FieldType(
      .integer(type),
      alignBits: type.alignBits,
      leastBits: type.sizeBits,
      fixedBits: type.sizeBits
    )
  }

  /// A fraction.
  static func real(bits: Int, alignBits: Int, order: ByteOrder?) -> FieldType {
    FieldType(
      .real(bits: bits, order: order),
      alignBits: alignBits,
      leastBits: bits,
      fixedBits: bits
    )
  }

  /// Text that a zero ends.
  static var string: FieldType {
    FieldType(.string, alignBits: 8, leastBits: 8, fixedBits: nil)
  }

  /// An integer some of whose values have names.
  static func enumeration(_ type: IntegerType, _ labels: EnumerationLabels) -> FieldType {
    FieldType(
      .enumeration(type, labels),
      alignBits: type.alignBits,
      leastBits: type.sizeBits,
      fixedBits: type.sizeBits
    )
  }

  /// Fields one after the other.
  static func structure(_ members: [FieldMember], alignBits: Int) -> FieldType {
    var end: Int? = 0
    for member in members {
      end = end.flatMap { end in
        member.type.fixedBits.map { min(end.aligned(to: member.type.alignBits) + $0, maxBits) }
      }
    }
    return FieldType(
      .structure(members),
      alignBits: members.reduce(alignBits) { max($0, $1.type.alignBits) },
      leastBits: members.reduce(0) { min($0 + $1.type.leastBits, maxBits) },
      fixedBits: end,
      inside: members.map(\.type)
    )
  }

  /// A fixed number of fields of a type; `count` is at most `maxElements`.
  static func array(_ element: FieldType, count: Int, alignBits: Int = 1) -> FieldType {
    let stride = element.fixedBits.map { $0.aligned(to: element.alignBits) }
    let fixed = stride.map { count == 0 ? 0 : $0 * (count - 1) + (element.fixedBits ?? 0) }
    return FieldType(
      .array(element, count: count),
      alignBits: max(alignBits, element.alignBits),
      leastBits: element.leastBits * count,
      fixedBits: fixed,
      inside: [element]
    )
  }

  /// Fields of a type, as many as another field says.
  static func sequence(
    _ element: FieldType,
    length: FieldReference,
    alignBits: Int = 1
  ) -> FieldType {
    FieldType(
      .sequence(element, length: length),
      alignBits: max(alignBits, element.alignBits),
      leastBits: 0,
      fixedBits: nil,
      inside: [element]
    )
  }

  /// One of several types, as another field says.
  ///
  /// It begins where the option begins, so it has no alignment of its own.
  static func variant(selector: FieldReference, _ options: [VariantOption]) -> FieldType {
    FieldType(
      .variant(selector: selector, options),
      alignBits: 1,
      leastBits: options.map(\.member.type.leastBits).min() ?? 0,
      fixedBits: nil,
      inside: options.map(\.member.type)
    )
  }

  /// The same type, in which each field has the role that `role` gives it.
  func assigning(_ role: (FieldMember) -> FieldRole?) -> FieldType {
    switch form {
    case .structure(let members):
      .structure(members.map { $0.assigning(role) }, alignBits: alignBits)
    case .variant(let selector, let options):
      .variant(
        selector: selector,
        options.map { VariantOption(member: $0.member.assigning(role), ranges: $0.ranges) }
      )
    case .integer, .real, .string, .enumeration, .array, .sequence: self
    }
  }

  /// True if elements of the type make up text when they are in an array.
  var isCharacter: Bool {
    guard case .integer(let type) = form else { return false }
    return type.isText && isByte
  }

  /// True if elements of the type follow each other byte by byte.
  var isByte: Bool { fixedBits == 8 && alignBits == 8 }
}

/// A field of a structure, or an option of a variant.
struct FieldMember {
  /// The name as it is declared.
  let name: String
  /// The name as users know it: LTTng puts an underscore before it in TSDL.
  let plainName: String
  let type: FieldType
  /// The meaning for the reader of packets; nil for fields that are only values.
  let role: FieldRole?

  /// A field of TSDL.
  init(declared name: String, _ type: FieldType) {
    self.init(
      name: name,
      plainName: name.hasPrefix("_") ? String(name.dropFirst()) : name,
      type: type,
      role: nil
    )
  }

  init(name: String, plainName: String, type: FieldType, role: FieldRole?) {
    (self.name, self.plainName, self.type, self.role) = (name, plainName, type, role)
  }

  fileprivate func assigning(_ role: (FieldMember) -> FieldRole?) -> FieldMember {
    FieldMember(name: name, plainName: plainName, type: type.assigning(role), role: role(self))
  }
}

/// An option of a variant.
struct VariantOption {
  let member: FieldMember
  /// The selector's values that choose it; nil where a label of the selector with its name does.
  let ranges: [NumberRange]?
}

/// A range of numbers, both ends included; signed or unsigned, as the field is that has them.
struct NumberRange {
  let low: Int64
  let high: Int64
}

/// The type of a whole number.
struct IntegerType {
  var sizeBits: Int
  var alignBits: Int
  var isSigned = false
  /// The order of bytes; nil for that of the trace.
  var order: ByteOrder?
  /// True if it stands for a character.
  var isText = false
  /// The clock that it shows.
  var clock: String?
}

extension Int {
  /// The number, rounded up to a multiple of a power of two.
  func aligned(to alignment: Int) -> Int { (self + alignment - 1) & ~(alignment - 1) }
}
