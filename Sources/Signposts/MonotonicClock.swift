import Glibc

/// The clock that LTTng stamps events with: `CLOCK_MONOTONIC`.
public enum MonotonicClock {
  /// Nanoseconds since an arbitrary fixed point, usually the start of the machine.
  public static func nowNs() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
