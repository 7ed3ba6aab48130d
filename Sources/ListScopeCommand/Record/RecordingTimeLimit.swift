import Dispatch
import Glibc
import Synchronization

/// Ends a recording that takes too long, as Ctrl-C would: the trace so far is kept.
///
/// A run on the virtual clock takes as long as its frames do, and these need not end.
final class RecordingTimeLimit {
  private static let hasEnded = Atomic<Bool>(false)
  private let timer: any DispatchSourceTimer

  /// Why a recording was interrupted, in a sentence.
  static func reason(forSignal signal: Int32) -> String {
    hasEnded.load(ordering: .relaxed)
      ? "Ended by --time-limit." : "Interrupted by signal \(signal)."
  }

  /// Begins to wait.
  init(_ limit: TimeLimit, _ terminal: Terminal) {
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + limit.seconds)
    timer.setEventHandler {
      terminal.warn(
        "the run has taken longer than --time-limit \(limit.defaultValueDescription): it is ended, and the "
          + "trace so far is kept."
      )
      Self.hasEnded.store(true, ordering: .relaxed)
      kill(getpid(), SIGINT)
    }
    timer.resume()
  }

  deinit { timer.cancel() }
}
