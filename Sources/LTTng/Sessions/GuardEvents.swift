internal import CLTTngControl
internal import Glibc

/// The events that a guard waits for: of its children, and of the recording process.
struct GuardEvents {
  /// The exit states of the children that have ended.
  private(set) var ends: [pid_t: ProcessEnd] = [:]
  /// True if the daemon has reported that it is ready.
  private(set) var daemonIsReady = false
  /// The signal that the recording process passed on.
  private(set) var interruption: Int32?
  /// The number of SIGUSR1 signals that the recording process has received.
  private(set) var requests = 0
  /// True if the recording process is gone, or this process was asked to end.
  private(set) var isAbandoned = false

  /// True if the recording must end now.
  var isOver: Bool { isAbandoned || interruption != nil }

  private let signals: Int32
  private let control: Int32
  /// Descriptors of processes that are not children of this one.
  private var watched: [pid_t: Int32] = [:]
  /// Watched processes that have ended.
  private var gone: Set<pid_t> = []

  /// Watches children, signals, and incoming bytes from `control`.
  init(control: Int32) throws(LTTngError) {
    self.control = control
    signals = listscope_open_signals()
    guard signals >= 0 else {
      throw .setupFailed(step: "signals of the guard", reason: String(cString: strerror(errno)))
    }
  }

  /// Also notices the end of a process that is not a child.
  mutating func watch(_ pid: pid_t) {
    let descriptor = listscope_open_process(pid)
    if descriptor >= 0 { watched[pid] = descriptor }
  }

  /// Returns whether a child or a watched process has ended.
  func hasEnded(_ pid: pid_t) -> Bool { ends[pid] != nil || gone.contains(pid) }

  /// Waits until `condition` holds, for at most `seconds` if given; returns whether it holds.
  ///
  /// The condition is tested after every event, and when `descriptor` is readable.
  @discardableResult
  mutating func wait(
    seconds: Double? = nil,
    orReadable descriptor: Int32 = -1,
    until condition: (GuardEvents) -> Bool
  ) -> Bool {
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
      let descriptors = [signals, isAbandoned ? -1 : control, descriptor] + watched.values
      var sources = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      _ = poll(&sources, nfds_t(sources.count), milliseconds)
      if sources[1].revents != 0 { readControl() }
      if sources.dropFirst(3).contains(where: { $0.revents != 0 }) { readWatched() }
    }
  }

  private mutating func readWatched() {
    for (pid, descriptor) in watched {
      var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, 0) > 0 else { continue }
      gone.insert(pid)
      ends[pid] = ends[pid] ?? ProcessState(pid)?.end
      close(descriptor)
      watched[pid] = nil
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
    case 1 where Int32(byte) == SIGUSR1: requests += 1
    case 1: interruption = interruption ?? Int32(byte)
    case 0: isAbandoned = true
    default: isAbandoned = isAbandoned || errno != EINTR
    }
  }
}
