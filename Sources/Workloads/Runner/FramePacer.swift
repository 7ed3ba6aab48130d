import Glibc
import HeadlessUIKit
import Signposts

/// Begins frames when the display asks for them: at once on the virtual clock, with the vertical
/// synchronisations of a display on the real one.
struct FramePacer {
  private let clock: RunParameters.Clock
  private let periodNs: Double
  private let startNs = MonotonicClock.nowNs()

  init(_ parameters: RunParameters) {
    clock = parameters.clock
    periodNs = 1e9 / Double(parameters.refreshRateHz)
  }

  /// Waits for a frame's synchronisation.
  ///
  /// - Returns: the time since it, in nanoseconds; 0 on the virtual clock.
  func begin(frame: Int) -> Int64 {
    guard clock == .real else { return 0 }
    let due = startNs + Int64(Double(frame) * periodNs)
    Self.sleep(until: due)
    return MonotonicClock.nowNs() - due
  }

  /// Returns the time since the vertical synchronisation of a frame, in nanoseconds; 0 on the
  /// virtual clock.
  func delay(ofFrame frame: Int) -> Int64 {
    guard clock == .real else { return 0 }
    return MonotonicClock.nowNs() - startNs - Int64(Double(frame) * periodNs)
  }

  /// The frame after one that is finished: on the real clock, that of the next synchronisation.
  func frame(after frame: Int) -> Int {
    guard clock == .real else { return frame + 1 }
    let periods = Double(MonotonicClock.nowNs() - startNs) / periodNs
    return max(frame + 1, Int(periods.rounded(.up)))
  }

  private static func sleep(until dueNs: Int64) {
    var due = timespec(
      tv_sec: Int(dueNs / 1_000_000_000),
      tv_nsec: Int(dueNs % 1_000_000_000)
    )
    // Signals may end the sleep before its time.
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &due, nil) == EINTR {}
  }
}
