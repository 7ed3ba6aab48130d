/// The numbers that plans leave behind.
final class Registers {
  /// The first one.
  private(set) var first: UnsafeMutablePointer<UInt64>
  private var count: Int

  init() {
    count = 64
    first = .allocate(capacity: count)
    first.initialize(repeating: 0, count: count)
  }

  deinit {
    first.deallocate()
  }

  /// Makes room for so many; what stood in them is lost where there was no room.
  func reserve(_ wanted: Int) {
    guard wanted > count else { return }
    first.deallocate()
    count = wanted
    first = .allocate(capacity: count)
    first.initialize(repeating: 0, count: count)
  }

  subscript(index: Int) -> UInt64 { first[index] }
}
