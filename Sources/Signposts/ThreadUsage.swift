import Glibc

/// The usage of the machine by the calling thread since it began.
///
/// The difference of two readings tells whose time an interval was: a thread that was preempted or
/// waited used less processor time than went by.
public struct ThreadUsage: Hashable, Sendable {
  /// Processor time in user and system mode, in nanoseconds; in steps of 1 µs.
  public var cpuNs: Int64
  /// Times that the kernel took the processor from the thread.
  public var involuntarySwitches: Int64
  /// Times that the thread waited.
  public var voluntarySwitches: Int64
  /// Page faults, minor and major.
  public var pageFaults: Int64

  /// Makes a usage from its numbers.
  public init(
    cpuNs: Int64 = 0,
    involuntarySwitches: Int64 = 0,
    voluntarySwitches: Int64 = 0,
    pageFaults: Int64 = 0
  ) {
    self.cpuNs = cpuNs
    self.involuntarySwitches = involuntarySwitches
    self.voluntarySwitches = voluntarySwitches
    self.pageFaults = pageFaults
  }

  /// The usage of the calling thread.
  ///
  /// One system call, `getrusage(RUSAGE_THREAD)`; a second one where the kernel brings processor times
  /// up to date at its timer ticks only.
  public static var current: ThreadUsage {
    if let source = MonotonicClock.source { return ThreadUsage(cpuNs: source.nowNs()) }
    var usage = reading
    if !isPrecise { usage.cpuNs = threadClockNs }
    return usage
  }

  /// Returns the usage between an earlier reading and this one.
  public func since(_ earlier: ThreadUsage) -> ThreadUsage {
    ThreadUsage(
      cpuNs: cpuNs - earlier.cpuNs,
      involuntarySwitches: involuntarySwitches - earlier.involuntarySwitches,
      voluntarySwitches: voluntarySwitches - earlier.voluntarySwitches,
      pageFaults: pageFaults - earlier.pageFaults
    )
  }

  /// Returns the cost of something that took `durationNs` on a device that is `slowdown` times
  /// slower, in nanoseconds.
  ///
  /// Its processor time is multiplied. The rest, in which the thread did not run, stays as it is:
  /// the wait on another device is unknown.
  public static func costNs(durationNs: Int64, cpuNs: Int64, slowdown: Double) -> Double {
    let cpu = Double(max(0, min(cpuNs, durationNs)))
    return cpu * slowdown + (Double(durationNs) - cpu)
  }

  /// True if `getrusage` follows the thread's clock: work of 100 µs shows in it, each time.
  ///
  /// The loop must not ask for the thread's clock, as the kernel brings the times up to date for that.
  private static let isPrecise: Bool = {
    let work: Int64 = 100_000
    return (1...8).allSatisfy { _ in
      let before = reading.cpuNs
      let end = MonotonicClock.nowNs() + work
      while MonotonicClock.nowNs() < end {}
      return (work / 2...work * 2).contains(reading.cpuNs - before)
    }
  }()

  /// `RUSAGE_THREAD` of Linux, which the C library declares behind `_GNU_SOURCE` only.
  private static let thread = __rusage_who_t(1)

  private static var reading: ThreadUsage {
    var usage = rusage()
    getrusage(thread, &usage)
    return ThreadUsage(
      cpuNs: nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime),
      involuntarySwitches: Int64(usage.ru_nivcsw),
      voluntarySwitches: Int64(usage.ru_nvcsw),
      pageFaults: Int64(usage.ru_minflt) + Int64(usage.ru_majflt)
    )
  }

  private static func nanoseconds(_ time: timeval) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_usec) * 1000
  }

  /// The processor time of the calling thread, in nanoseconds: one system call.
  public static var threadClockNs: Int64 {
    if let source = MonotonicClock.source { return source.nowNs() }
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
