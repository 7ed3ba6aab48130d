internal import Foundation
internal import Glibc

/// A private `lttng-sessiond`, child of the guard.
struct SessionDaemon {
  static let name = "lttng-sessiond"

  let pid: pid_t
  private let logPath: String

  /// The folders in which a daemon of this user may have its sockets, first the one that it prefers.
  static func runFolders(home: String) -> [String] {
    (getuid() == 0 ? ["/var/run/lttng"] : []) + ["\(home)/.lttng"]
  }

  /// The interfaces that a daemon of this user listens for; empty where it is not known.
  static func interfaces(home: String) -> Set<TracerABI> {
    runFolders(home: home).lazy.map(TracerABI.listening).first { !$0.isEmpty } ?? []
  }

  /// Starts a daemon in `home` and waits until it is ready, for at most `seconds`.
  ///
  /// It ends with the guard, for whatever reason. It may not be ready yet if the recording was
  /// cancelled meanwhile.
  static func start(
    home: String,
    environment: [String: String],
    seconds: Double,
    events: inout GuardEvents
  ) throws(LTTngError) -> SessionDaemon {
    let searchPath = environment["PATH"] ?? ""
    guard let path = ExecutableSearch.find(name, path: searchPath) else {
      throw .daemonMissing(searchPath: searchPath)
    }
    let logPath = home + "/daemon.log"
    let log = open(logPath, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { close(log) }
    let process = ChildProcess(
      // An empty folder instead of the folders from which sessions are loaded at start.
      command: [path, "--no-kernel", "--sig-parent", "--load=\(home)"],
      environment: environment,
      descriptors: [nil, log, log],
      deathSignal: SIGTERM,
      // It closes every descriptor up to the limit as it starts, which is slow where that is a million.
      descriptorLimit: DescriptorLimit.ofDaemon
    )
    let daemon: SessionDaemon
    do throws(ChildProcess.Failure) {
      daemon = SessionDaemon(pid: try process.start(), logPath: logPath)
    } catch {
      throw .daemonFailed(reason: "did not start: \(error.reason)", log: "")
    }
    events.wait(seconds: seconds) { $0.daemonIsReady || $0.ends[daemon.pid] != nil || $0.isOver }
    if let end = events.ends[daemon.pid] {
      daemon.killAll(&events)
      throw daemon.failure("ended at once (\(end))")
    }
    if !events.daemonIsReady, !events.isOver {
      daemon.killAll(&events)
      throw daemon.failure("was not ready within \(Int(seconds.rounded(.up))) s")
    }
    return daemon
  }

  /// Ends the daemon, by force if it does not end within 1.5 s, and what it has left running.
  func stop(_ events: inout GuardEvents) {
    if events.ends[pid] == nil {
      kill(pid, SIGTERM)
      events.wait(seconds: 1.5) { $0.ends[pid] != nil }
    }
    killAll(&events)
  }

  /// Ends the daemon and its consumer immediately, stopped or not.
  ///
  /// - Returns: the processes that are still there after a second, as `name (process 17)`.
  @discardableResult
  func killAll(_ events: inout GuardEvents) -> [String] {
    // The consumer is in the same process group and would outlive the daemon.
    var left = ProcessState.members(ofGroup: pid)
    guard !left.isEmpty else { return [] }
    kill(-pid, SIGKILL)
    kill(-pid, SIGCONT)
    let deadline = ContinuousClock.now + .seconds(1)
    while !left.isEmpty, ContinuousClock.now < deadline {
      events.wait(seconds: 0.01) { _ in false }
      left = ProcessState.members(ofGroup: pid)
    }
    return left.map { "\($0.name) (process \($0.pid))" }
  }

  /// The error that describes the daemon's failure, with the last lines of its log.
  func failure(_ reason: String) -> LTTngError {
    let log = (try? String(contentsOfFile: logPath, encoding: .utf8)) ?? ""
    let lines = log.split(separator: "\n").suffix(3).map { "  \($0)" }
    return .daemonFailed(reason: reason, log: lines.joined(separator: "\n"))
  }
}
