import Glibc

/// The clock that LTTng stamps events with: `CLOCK_MONOTONIC`.
public enum MonotonicClock {
  /// The source of time of the current task, instead of the machine; nil for the machine.
  ///
  /// For tests whose outcome must not depend on the machine. `ThreadUsage` follows it, too: there, all
  /// time is processor time of the thread that asks.
  @TaskLocal package static var source: (any TimeSource)?

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
