import Glibc
import Synchronization

/// The clock that LTTng stamps events with: `CLOCK_MONOTONIC`.
public enum MonotonicClock {
  @TaskLocal private static var taskSource: (any TimeSource)?
  /// True once a task had a source: a program in which none has reads this alone, at each time.
  private static let hasSources = Atomic(false)

  /// The source of time of the current task, instead of the machine; nil for the machine.
  package static var source: (any TimeSource)? {
    hasSources.load(ordering: .relaxed) ? taskSource : nil
  }

  /// Runs work by another source of time.
  ///
  /// For tests whose outcome must not depend on the machine. `ThreadUsage` follows it, too: there, all
  /// time is processor time of the thread that asks.
  package static func withSource<Result>(
    _ source: any TimeSource,
    _ work: () throws -> Result
  ) rethrows -> Result {
    hasSources.store(true, ordering: .relaxed)
    return try $taskSource.withValue(source, operation: work)
  }

  /// Nanoseconds since an arbitrary fixed point, usually the start of the machine.
  public static func nowNs() -> Int64 {
    if let source { return source.nowNs() }
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

/// Time that does not come from the machine.
package protocol TimeSource: Sendable {
  /// Nanoseconds since an arbitrary fixed point; never less than before.
  func nowNs() -> Int64
}
