import Glibc

/// The counts of a library that counts allocations, where this process was started with it.
///
/// The library counts for each thread.
package struct AllocationCounter {
  /// The function that gives the counts of the calling thread.
  package static let symbol = "listscope_read_allocations"

  /// Allocations, allocated bytes and frees.
  struct Reading {
    var allocations: UInt64 = 0
    var bytes: UInt64 = 0
    var frees: UInt64 = 0
  }

  private typealias Read = @convention(c) (UnsafeMutableRawPointer) -> Void

  private let function: Read

  /// Nil where no such library is loaded.
  package init?() {
    guard let symbol = dlsym(nil, Self.symbol) else { return nil }
    function = unsafeBitCast(symbol, to: Read.self)
  }

  /// Returns the allocations of the current thread so far.
  func read() -> Reading {
    var reading = Reading()
    function(&reading)
    return reading
  }
}
