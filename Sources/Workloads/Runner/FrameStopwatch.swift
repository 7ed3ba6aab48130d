import Signposts

/// Measures one frame: the time between two readings of the clock, and what its thread used.
///
/// The clock is read after the first system call and before the second, so neither is part of the
/// frame.
struct FrameStopwatch {
  /// What a frame took.
  struct Reading {
    /// The time between the two readings of the clock, in nanoseconds.
    let durationNs: Int64
    /// What the thread used meanwhile.
    let usage: ThreadUsage
    /// The time that freeing took when the frame was over, in nanoseconds.
    var releaseNs: Int64 = 0
    /// How many times slower the evaluated device is for this frame.
    var slowdown = 1.0

    /// What the frame costs on that device, in nanoseconds.
    var costNs: Double {
      ThreadUsage.costNs(durationNs: durationNs, cpuNs: usage.cpuNs, slowdown: slowdown)
    }
  }

  private let usage: ThreadUsage
  /// The time of the start, in nanoseconds of the monotonic clock.
  let startNs: Int64

  /// Starts.
  init() {
    usage = ThreadUsage.current
    startNs = MonotonicClock.nowNs()
  }

  /// What has been measured since the start.
  func read() -> Reading {
    let durationNs = MonotonicClock.nowNs() - startNs
    return Reading(durationNs: durationNs, usage: ThreadUsage.current.since(usage))
  }
}
