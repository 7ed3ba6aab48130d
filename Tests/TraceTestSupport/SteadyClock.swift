import Signposts
import Synchronization

/// A clock on which time goes by only as it is read, and where a test says so: what is measured by it takes
/// the same on every machine.
///
/// ```swift
/// let clock = SteadyClock()
/// clock.run { list.layoutIfNeeded() }
/// ```
package final class SteadyClock: TimeSource {
  /// The time that each reading takes, in nanoseconds.
  package static let readingNs: Int64 = 100

  private let now = Atomic<Int64>(1_000_000)

  /// Makes a clock that nothing reads yet.
  package init() {}

  /// The time, after one more reading.
  package func nowNs() -> Int64 {
    now.add(Self.readingNs, ordering: .sequentiallyConsistent).newValue
  }

  /// Lets time go by.
  package func advance(byNs duration: Int64) {
    now.add(duration, ordering: .sequentiallyConsistent)
  }

  /// Lets time go by on the clock that the current task runs by.
  package static func spend(ns duration: Int64) {
    (MonotonicClock.source as? SteadyClock)?.advance(byNs: duration)
  }

  /// Runs work by this clock.
  package func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    try MonotonicClock.withSource(self, work)
  }
}
