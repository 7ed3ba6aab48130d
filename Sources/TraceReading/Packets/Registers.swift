/// The results of plans: numbers for every plan in turn, as only one is run at a time.
final class Registers {
  /// Room for `Plan.maxRegisters` numbers.
  let numbers: UnsafeMutablePointer<UInt64>

  init() {
    numbers = .allocate(capacity: Plan.maxRegisters)
    numbers.initialize(repeating: 0, count: Plan.maxRegisters)
  }

  deinit {
    numbers.deallocate()
  }
}
