internal import Glibc

/// The limit of files that a recording's processes may have open (`ulimit -n`).
enum DescriptorLimit {
  /// The limit of the session daemon and its consumer, as far as the hard limit permits.
  static let ofDaemon: UInt64 = 4096

  /// Returns the limit that a recording needs on a machine with this many processors.
  ///
  /// Measured with two: 79 in the session daemon, 56 in its consumer, 15 in the workload.
  static func needed(processors: Int) -> UInt64 { UInt64(128 + 8 * processors) }

  /// The limit that the recording process needs to start the guard, which raises its own limit.
  private static let ofRecorder: UInt64 = 32

  /// Checks that the guard can be started, which then finds out what else is missing.
  ///
  /// - Throws: `LTTngError.tooFewDescriptors`.
  static func check() throws(LTTngError) {
    let limit = current
    guard limit.rlim_cur < ofRecorder else { return }
    let needed = needed(processors: ProcessorCount.possible)
    throw .tooFewDescriptors(needed: needed, limit: UInt64(limit.rlim_cur))
  }

  private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)

  /// The limit of this process; none where the kernel does not tell.
  private static var current: rlimit {
    var limit = rlimit(rlim_cur: .max, rlim_max: .max)
    getrlimit(resource, &limit)
    return limit
  }

  /// Raises the limit of this process, and of those it starts, to what a recording needs.
  ///
  /// - Throws: `LTTngError.tooFewDescriptors` where that is not permitted.
  static func raise(processors: Int) throws(LTTngError) {
    let needed = rlim_t(needed(processors: processors))
    var limit = current
    guard limit.rlim_cur < needed else { return }
    let found = limit.rlim_max
    limit.rlim_cur = needed
    // Only privileged processes may raise the hard limit.
    limit.rlim_max = max(limit.rlim_max, needed)
    guard setrlimit(resource, &limit) != 0 else { return }
    throw .tooFewDescriptors(needed: UInt64(needed), limit: UInt64(found))
  }
}
