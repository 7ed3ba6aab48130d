import Dispatch
import Glibc
import Synchronization

/// The signals that end the process, and what is to be done before.
///
/// There is one source a signal, for as long as the process runs. Dispatch keeps a signal for itself once there has
/// been a source for it, so that without another source the signal would have no effect any more; and of two sources
/// that hear of a signal one after the other, one would take it for the other's.
enum EndingSignals {
  private struct State {
    /// The work that comes before the end, by the number of its interruption.
    var cleanings: [Int: @Sendable () -> Void] = [:]
    var lastNumber = 0
    /// The signals that there is a source for.
    var signals: Set<Int32> = []
    /// True once one of them ends the process.
    var isEnding = false
  }

  private static let state = Mutex(State())

  /// Cleans before a signal ends the process, from the return of this call on.
  ///
  /// - Returns: the number to remove it by.
  static func add(_ clean: @escaping @Sendable () -> Void) -> Int {
    let number = state.withLock { state in
      state.lastNumber += 1
      state.cleanings[state.lastNumber] = clean
      return state.lastNumber
    }
    for signal in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(signal) { hear(signal) }
    return number
  }

  /// Leaves the signal to the other interruptions, or to end the process as it does any other.
  static func remove(_ number: Int) {
    state.withLock { $0.cleanings[number] = nil }
  }

  /// Makes the source of a signal, if there is none yet, and waits until it hears.
  private static func hear(_ number: Int32) {
    guard state.withLock({ $0.signals.insert(number).inserted }) else { return }
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    let registered = DispatchSemaphore(value: 0)
    source.setRegistrationHandler { registered.signal() }
    source.setEventHandler { end(by: number) }
    source.activate()
    registered.wait()
    // It is needed for as long as the process runs.
    _ = Unmanaged.passRetained(source as AnyObject)
  }

  /// Does what is to be done, the latest first, and ends the process.
  private static func end(by number: Int32) {
    let cleanings: [@Sendable () -> Void]? = state.withLock { state in
      guard !state.isEnding else { return nil }
      state.isEnding = true
      return state.cleanings.sorted { $0.key > $1.key }.map(\.value)
    }
    guard let cleanings else { return }
    if cleanings.isEmpty { endAsUnheard(number) }
    for clean in cleanings { clean() }
    _exit(Interruption.exitCode)
  }

  /// Ends the process as the signal does where nothing hears it.
  private static func endAsUnheard(_ number: Int32) {
    signal(number, SIG_DFL)
    // Threads of Dispatch block all signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }

  /// Returns whether a signal is ignored, as by nohup and for the background jobs of a shell, which
  /// must stay so.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
