import TraceAnalysis

/// How the value of a field follows from what a plan left in a register.
enum FieldForm {
  case unsigned
  case signed
  case single
  case double
  case label(LabelCache)
  case text

  /// The form of the values of a type; nil for types that the analysis has no use for.
  init?(_ type: FieldType) {
    switch type.form {
    case .integer(let integer): self = integer.isSigned ? .signed : .unsigned
    case .real(let bits, _): self = bits == 32 ? .single : .double
    case .enumeration(_, let labels): self = .label(LabelCache(labels))
    case .string: self = .text
    case .array(let element, _), .sequence(let element, _):
      guard element.isCharacter else { return nil }
      self = .text
    case .structure, .variant: return nil
    }
  }

  /// The value that stands in a register; text lies in the packet.
  func value(_ register: UnsafePointer<UInt64>, in bits: PacketBits) -> FieldValue {
    switch self {
    case .unsigned: .unsigned(register.pointee)
    case .signed: .integer(Int64(bitPattern: register.pointee))
    case .single: .number(Double(Float(bitPattern: UInt32(truncatingIfNeeded: register.pointee))))
    case .double: .number(Double(bitPattern: register.pointee))
    case .label(let labels): .label(labels[Int64(bitPattern: register.pointee)])
    case .text: .text(bits.text(from: Int(register[0]), count: Int(register[1])))
    }
  }
}

/// The labels of an enumeration, each made once.
final class LabelCache {
  private let labels: EnumerationLabels
  private var made: [Int64: FieldLabel] = [:]
  /// The labels of small numbers, which nearly all are.
  private var small: [FieldLabel]

  private static let smallest = 64
  /// A damaged trace may have any number of numbers.
  private static let most = 65_536

  init(_ labels: EnumerationLabels) {
    self.labels = labels
    small = (0..<Int64(Self.smallest)).map { FieldLabel(labels.name(of: $0), $0) }
  }

  /// The label of a number.
  subscript(number: Int64) -> FieldLabel {
    if let index = Int(exactly: number), small.indices.contains(index) { return small[index] }
    if let label = made[number] { return label }
    let label = FieldLabel(labels.name(of: number), number)
    if made.count < Self.most { made[number] = label }
    return label
  }
}
