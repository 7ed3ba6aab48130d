import Signposts

/// Measures one frame: the time between two readings of the clock, and what its thread used.
///
/// The clock is read after the first system call and before the second, so neither is part of the
/// frame.
struct FrameStopwatch {
  /// The measurements of a frame.
  struct Reading {
    /// The time between the two readings of the clock, in nanoseconds.
    let durationNs: Int64
    /// The thread's usage in that time.
    let usage: ThreadUsage
    /// The time that freeing took when the frame was over, in nanoseconds.
    var releaseNs: Int64 = 0
    /// The factor by which the evaluated device is slower for this frame.
    var slowdown = 1.0

    /// The cost of the frame on that device, in nanoseconds.
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

  /// Returns the measurements since the start.
  func read() -> Reading {
    let durationNs = MonotonicClock.nowNs() - startNs
    return Reading(durationNs: durationNs, usage: ThreadUsage.current.since(usage))
  }
}
