internal import CLTTngControl
internal import Glibc

/// The events that a guard waits for: of its children, and of the recording process.
struct GuardEvents {
  /// The exit states of the children that have ended.
  private(set) var ends: [pid_t: ProcessEnd] = [:]
  /// Whether the daemon has reported that it is ready.
  private(set) var daemonIsReady = false
  /// The signal that the recording process passed on.
  private(set) var interruption: Int32?
  /// Whether the recording process is gone, or this process was asked to end.
  private(set) var isAbandoned = false

  /// Whether the recording must end now.
  var isOver: Bool { isAbandoned || interruption != nil }

  private let signals: Int32
  private let control: Int32

  /// Watches children, signals, and incoming bytes from `control`.
  init(control: Int32) throws(LTTngError) {
    self.control = control
    signals = listscope_open_signals()
    guard signals >= 0 else {
      throw .setupFailed(step: "signals of the guard", reason: String(cString: strerror(errno)))
    }
  }

  /// Waits until `condition` holds, for at most `seconds` if given; returns whether it holds.
  @discardableResult
  mutating func wait(seconds: Double? = nil, until condition: (GuardEvents) -> Bool) -> Bool {
    let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
    while true {
      readSignals()
      if condition(self) { return true }
      var milliseconds: Int32 = -1
      if let deadline {
        let left = deadline - ContinuousClock.now
        if left <= .zero { return false }
        milliseconds = Int32((left / .milliseconds(1)).rounded(.up))
      }
      var sources = [
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isAbandoned ? -1 : control, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&sources, 2, milliseconds)
      if sources[1].revents != 0 { readControl() }
    }
  }

  private mutating func readSignals() {
    while true {
      switch listscope_next_signal(signals) {
      case 0: return
      case SIGUSR1: daemonIsReady = true
      case SIGCHLD: reap()
      default: isAbandoned = true
      }
    }
  }

  private mutating func reap() {
    var status: Int32 = 0
    while true {
      let pid = waitpid(-1, &status, WNOHANG)
      guard pid > 0 else { return }
      ends[pid] = ProcessEnd(waitStatus: status)
    }
  }

  private mutating func readControl() {
    var byte: UInt8 = 0
    switch read(control, &byte, 1) {
    case 1: interruption = interruption ?? Int32(byte)
    case 0: isAbandoned = true
    default: isAbandoned = isAbandoned || errno != EINTR
    }
  }
}
