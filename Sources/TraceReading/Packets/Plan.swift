/// How to go through a group of fields: a flat list of steps, made once.
struct Plan {
  let steps: [Step]
  let branches: [Branch]
  /// How many registers the steps use.
  let registers: Int

  /// The register of the number of an event.
  static let eventNumber = 0
  /// The register of the clock's value.
  static let clock = 1
  /// The first register that fields may use.
  static let firstField = 2

  /// Goes through the fields that stand at the position of `bits`.
  ///
  /// - Precondition: `into` has room for `registers` numbers.
  /// - Complexity: O(steps + bits passed): a step back is taken only after a bit was passed.
  func run(
    _ bits: inout PacketBits,
    into registers: UnsafeMutablePointer<UInt64>
  ) -> PacketFault? {
    var next = 0
    return steps.withUnsafeBufferPointer { steps in
      while next < steps.count {
        let step = steps[next]
        next += 1
        bits.align(step.alignMask)
        switch step.operation {
        case .integer:
          guard let raw = bits.number(step.bits, isBigEndian: step.isBigEndian) else {
            return .endless("a number")
          }
          registers[Int(step.register)] = step.isSigned ? raw.signExtended(from: step.bits) : raw
        case .clock:
          guard let raw = bits.number(step.bits, isBigEndian: step.isBigEndian) else {
            return .endless("a time")
          }
          registers[Self.clock] = registers[Self.clock].ticked(to: raw, bits: step.bits)
        case .skip:
          guard bits.skip(step.bits) else { return .endless("a field") }
        case .skipMany:
          guard bits.skip(step.bits, times: registers[Int(step.argument)]) else {
            return .endless("a sequence")
          }
        case .string, .text, .textMany:
          guard let range = text(step, &bits, registers) else { return .endless("a text") }
          registers[Int(step.register)] = UInt64(range.lowerBound)
          registers[Int(step.register) + 1] = UInt64(range.count)
        case .loop, .again, .branch, .jump:
          guard let target = target(of: step, next, registers) else { return .noOption }
          next = target
        }
      }
      return nil
    }
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

  /// The number of the step that comes after one that may go elsewhere.
  private func target(
    of step: Step,
    _ next: Int,
    _ registers: UnsafeMutablePointer<UInt64>
  ) -> Int? {
    switch step.operation {
    case .loop:
      let count = step.argument < 0 ? UInt64(step.bits) : registers[Int(step.argument)]
      registers[Int(step.register)] = count
      return count == 0 ? Int(step.target) : next
    case .again:
      registers[Int(step.register)] &-= 1
      return registers[Int(step.register)] == 0 ? next : Int(step.target)
    case .branch:
      let tag = registers[Int(step.argument)]
      let options = branches[Int(step.target)..<Int(step.target + step.count)]
      return options.first { $0.contains(tag) }.map { Int($0.target) }
    default: return Int(step.target)
    }
  }
}

extension PacketBits {
  /// Goes past something of so many bits, so many times; false when there are not so many.
  fileprivate mutating func skip(_ bits: Int, times: UInt64) -> Bool {
    let (sum, overflow) = UInt64(bits).multipliedReportingOverflow(by: times)
    guard !overflow, endBit >= position, sum <= UInt64(endBit - position) else { return false }
    position += Int(sum)
    return true
  }
}

extension UInt64 {
  /// The number that the lowest `bits` bits stand for when they are signed.
  fileprivate func signExtended(from bits: Int) -> UInt64 {
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
