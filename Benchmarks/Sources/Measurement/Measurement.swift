import CAllocations
import Glibc

/// Nanoseconds of processor time that this thread has used: what others do on the machine hardly
/// counts.
public func threadTimeNs() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

/// What one thing costs, over several rounds.
public struct Cost {
  /// Nanoseconds for one call, of every round, ascending.
  public private(set) var nanoseconds: [Double] = []
  /// Allocations of all rounds together.
  public private(set) var allocations: UInt64 = 0

  /// No rounds yet.
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

  /// The cheapest round, in nanoseconds for one call.
  public var minimum: Double { nanoseconds.first ?? 0 }
  /// The round in the middle, in nanoseconds for one call.
  public var median: Double { nanoseconds.isEmpty ? 0 : nanoseconds[nanoseconds.count / 2] }
}
