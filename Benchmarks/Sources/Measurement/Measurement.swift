import CAllocations
import Glibc

/// The processor time of this thread, in nanoseconds, nearly independent of other load.
public func threadTimeNs() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

/// The cost of one operation, over several rounds.
public struct Cost {
  /// Nanoseconds per call in each round, ascending.
  public private(set) var nanoseconds: [Double] = []
  /// Allocations of all rounds together.
  public private(set) var allocations: UInt64 = 0

  /// Creates a cost without rounds.
  public init() {}

  /// Runs one round of `count` calls.
  public mutating func measure(_ count: Int, _ body: () -> Void) {
    let allocated = allocation_count()
    let begin = threadTimeNs()
    body()
    let elapsed = threadTimeNs() - begin
    allocations += allocation_count() - allocated
    nanoseconds.append(Double(elapsed) / Double(count))
    nanoseconds.sort()
  }

  /// The fastest round, in nanoseconds per call.
  public var minimum: Double { nanoseconds.first ?? 0 }
  /// The median round, in nanoseconds per call.
  public var median: Double { nanoseconds.isEmpty ? 0 : nanoseconds[nanoseconds.count / 2] }
}
