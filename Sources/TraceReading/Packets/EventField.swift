/// A field that becomes a value of an event.
struct EventField {
  /// The way the value follows from the number that was read.
  enum Form: UInt8 {
    case unsigned
    case signed
    case single
    case double
    case label
    case text
  }

  let form: Form
  /// The register of the number after the plan was run; for text, that of its place and length.
  let register: Int
  /// The place of the number from the start of the first field, in events of fixed size.
  let place: BitPlace
  /// The number of the latest label, which mostly stays the same; nothing at first.
  var latest: UInt64?

  /// Nil where the analysis has no use for fields of the type.
  init?(_ captured: PlanBuilder.Captured) {
    guard let form = Form(captured.type) else { return nil }
    self.form = form
    register = captured.register
    place = captured.place ?? BitPlace()
  }
}

/// The place of a number, and its form.
struct BitPlace {
  private var bit = 0
  private var size = 8
  private var isSigned = false
  private var isBigEndian = false

  /// The first byte.
  init() {}

  /// The place of what a step reads; nil for a number that spreads over more than eight bytes.
  init?(bit: Int, _ step: Step) {
    guard bit & 7 + step.bits <= 64 else { return nil }
    self.bit = bit
    size = step.bits
    isSigned = step.isSigned
    isBigEndian = step.isBigEndian
  }

  /// Reads the number, counting from a byte.
  ///
  /// - Precondition: the eight bytes from where the number begins can be read.
  @inline(__always)
  func number(_ start: UnsafePointer<UInt8>) -> UInt64 {
    let word = UnsafeRawPointer(start + bit >> 3).loadUnaligned(as: UInt64.self)
    let raw = word.number(size, shift: bit & 7, isBigEndian: isBigEndian)
    return isSigned ? raw.signExtended(from: size) : raw
  }
}

extension EventField.Form {
  /// The form of the values of a type; nil for types that the analysis has no use for.
  init?(_ type: FieldType) {
    switch type.form {
    case .integer(let integer): self = integer.isSigned ? .signed : .unsigned
    case .real(let bits, _): self = bits == 32 ? .single : .double
    case .enumeration: self = .label
    case .string: self = .text
    case .array(let element, _), .sequence(let element, _):
      guard element.isCharacter else { return nil }
      self = .text
    case .structure, .variant: return nil
    }
  }
}
