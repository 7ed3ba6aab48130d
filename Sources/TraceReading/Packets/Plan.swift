/// The plan for going through a group of fields: a flat list of steps, made once.
///
/// It lives as long as the `PlanStorage` that it was made in.
struct Plan {
  private let steps: UnsafePointer<Step>
  private let count: Int
  private let branches: UnsafePointer<Branch>

  /// The register of the number of an event.
  static let eventNumber = 0
  /// The register of the clock's value.
  static let clock = 1
  /// The first register that fields may use.
  static let firstField = 2
  /// No plan has more registers.
  static let maxRegisters = 1 << 15

  init(_ steps: [Step], _ branches: [Branch], in storage: PlanStorage) {
    self.steps = UnsafePointer(storage.store(steps))
    self.branches = UnsafePointer(storage.store(branches))
    count = steps.count
  }

  /// Goes through the fields that stand at the position of `bits`.
  ///
  /// - Precondition: `registers` has room for `maxRegisters` numbers.
  /// - Complexity: O(steps + bits passed): a step back is taken only after a bit was passed.
  @inline(__always)
  func run(
    _ bits: inout PacketBits,
    into registers: UnsafeMutablePointer<UInt64>
  ) throws(PacketFault) {
    var next = 0
    while next < count {
      let step = steps + next
      next += 1
      bits.align(step.pointee.alignMask)
      switch step.pointee.operation {
      case .integer: registers[Int(step.pointee.register)] = try step.pointee.number(&bits)
      case .clock:
        let low = try step.pointee.number(&bits)
        registers[Self.clock] = registers[Self.clock].ticked(to: low, bits: step.pointee.bits)
      case .skip:
        guard bits.skip(step.pointee.bits) else { throw .endless("a field") }
      case .branch: next = try option(step.pointee, registers)
      case .jump: next = Int(step.pointee.target)
      default: next = try runLong(step.pointee, next, &bits, registers)
      }
    }
  }

  /// Does a step that takes its time; returns the number of the next one.
  @inline(never)
  private func runLong(
    _ step: Step,
    _ next: Int,
    _ bits: inout PacketBits,
    _ registers: UnsafeMutablePointer<UInt64>
  ) throws(PacketFault) -> Int {
    switch step.operation {
    case .skipMany:
      guard bits.skip(step.bits, times: registers[Int(step.argument)]) else {
        throw .endless("a sequence")
      }
    case .loop:
      let count = step.argument < 0 ? UInt64(step.bits) : registers[Int(step.argument)]
      registers[Int(step.register)] = count
      return count == 0 ? Int(step.target) : next
    case .again:
      registers[Int(step.register)] &-= 1
      return registers[Int(step.register)] == 0 ? next : Int(step.target)
    default:
      guard let range = text(step, &bits, registers) else { throw .endless("a text") }
      registers[Int(step.register)] = UInt64(range.lowerBound)
      registers[Int(step.register) + 1] = UInt64(range.count)
    }
    return next
  }

  private func text(
    _ step: Step,
    _ bits: inout PacketBits,
    _ registers: UnsafeMutablePointer<UInt64>
  ) -> Range<Int>? {
    guard step.operation != .string else { return bits.string() }
    let from = bits.position >> 3
    let times = step.operation == .text ? 1 : registers[Int(step.argument)]
    guard bits.skip(step.bits, times: times) else { return nil }
    return from..<bits.position >> 3
  }

  /// The number of the first step of a variant's option.
  private func option(
    _ step: Step,
    _ registers: UnsafeMutablePointer<UInt64>
  ) throws(PacketFault) -> Int {
    let tag = registers[Int(step.argument)]
    for index in Int(step.target)..<Int(step.target + step.count)
    where branches[index].contains(tag) {
      return Int(branches[index].target)
    }
    throw .noOption
  }
}

extension Step {
  /// Reads the number of a step.
  @inline(__always)
  fileprivate func number(_ bits: inout PacketBits) throws(PacketFault) -> UInt64 {
    guard let raw = bits.number(self.bits, isBigEndian: isBigEndian) else {
      throw .endless("a number")
    }
    return isSigned ? raw.signExtended(from: self.bits) : raw
  }
}

extension PacketBits {
  /// Goes past `times` pieces of `bits` bits; false when there are too few.
  fileprivate mutating func skip(_ bits: Int, times: UInt64) -> Bool {
    let (sum, overflow) = UInt64(bits).multipliedReportingOverflow(by: times)
    guard !overflow, endBit >= position, sum <= UInt64(endBit - position) else { return false }
    position += Int(sum)
    return true
  }
}

extension UInt64 {
  /// The number that the lowest `bits` bits stand for when they are signed.
  func signExtended(from bits: Int) -> UInt64 {
    let unused = UInt64(64 - bits)
    return UInt64(bitPattern: Int64(bitPattern: self &<< unused) &>> Int64(unused))
  }

  /// The next value of a clock whose lowest `bits` bits are known: the counter may have wrapped once.
  fileprivate func ticked(to low: UInt64, bits: Int) -> UInt64 {
    guard bits < 64 else { return low }
    let mask = (UInt64(1) &<< UInt64(bits)) - 1
    let value = (self & ~mask) | low
    return low < self & mask ? value &+ mask &+ 1 : value
  }
}
