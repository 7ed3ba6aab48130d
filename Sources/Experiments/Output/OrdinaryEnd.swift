import Dispatch
import Glibc
import Synchronization

/// The end of the process by a signal that nothing in it handles.
///
/// Dispatch keeps a signal for itself once there has been a source for it: without another source, the signal would
/// have no effect any more.
enum OrdinaryEnd {
  private struct State {
    /// The number of interruptions that exist.
    var interruptions = 0
    /// The signals that end the process where there is none.
    var signals: Set<Int32> = []
  }

  private static let state = Mutex(State())

  /// Leaves the signals to an interruption.
  static func suspend() { state.withLock { $0.interruptions += 1 } }

  /// Takes them back from it.
  static func resume() { state.withLock { $0.interruptions -= 1 } }

  /// Lets a signal end the process where there is no interruption, from now on.
  static func keep(_ number: Int32) {
    guard state.withLock({ $0.signals.insert(number).inserted }) else { return }
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      if Self.state.withLock({ $0.interruptions == 0 }) { Self.end(by: number) }
    }
    source.resume()
    // It is needed for as long as the process runs.
    _ = Unmanaged.passRetained(source as AnyObject)
  }

  /// Ends the process as the signal would have.
  private static func end(by number: Int32) {
    signal(number, SIG_DFL)
    // Threads of Dispatch block all signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }
}
