import Dispatch
import Glibc

/// Ends a recording that takes too long, as Ctrl-C would: the trace so far is kept.
///
/// A run on the virtual clock takes as long as its frames do, and these need not end.
final class RecordingTimeLimit {
  private let timer: any DispatchSourceTimer

  /// Begins to wait.
  init(_ limit: TimeLimit, _ terminal: Terminal) {
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + limit.seconds)
    timer.setEventHandler {
      terminal.warn(
        "the run has taken longer than --time-limit \(limit.defaultValueDescription): it is ended, and the "
          + "trace so far is kept."
      )
      kill(getpid(), SIGINT)
    }
    timer.resume()
  }

  deinit { timer.cancel() }
}
