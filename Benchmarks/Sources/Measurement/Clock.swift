import Glibc

/// The processor time of this thread, in nanoseconds, nearly independent of other load.
public func threadTimeNs() -> Int64 { read(CLOCK_THREAD_CPUTIME_ID) }

/// The processor time of this process and of its children that have ended, in nanoseconds.
public func processTimeNs() -> Int64 {
  var children = rusage()
  getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &children)
  return read(CLOCK_PROCESS_CPUTIME_ID) + nanoseconds(children.ru_utime)
    + nanoseconds(children.ru_stime)
}

private func read(_ clock: clockid_t) -> Int64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

private func nanoseconds(_ time: timeval) -> Int64 {
  Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_usec) * 1_000
}
