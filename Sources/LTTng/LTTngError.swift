/// The reason for which a recording could not be made.
///
/// Every message says what happened, and what to do where that is the same for every program.
public enum LTTngError: Error, Hashable, Sendable, Codable {
  /// `lttng-sessiond` is not installed.
  case daemonMissing(searchPath: String)
  /// The session daemon started for the recording did not become ready, or ended too early.
  case daemonFailed(reason: String, log: String)
  /// A daemon of the recording ended, was stopped or did not answer before the program started.
  case daemonLost(reason: String)
  /// No session daemon of this user runs, or it does not answer.
  case noDaemon
  /// A root daemon runs, and the machine refuses private mounts to isolate the recording.
  case daemonInTheWay
  /// LTTng refused a step of the session setup.
  case sessionRefused(step: String, reason: String)
  /// LTTng cannot write a trace in the format that was asked for.
  case formatRefused(RecordedFormat, reason: String, fix: String)
  /// The program's LTTng-UST and the session daemon have different interfaces.
  case tracerMismatch(TracerMismatch)
  /// No relay daemon answers at an address.
  case relayUnreachable(address: String, reason: String)
  /// The output folder cannot be used.
  case outputUnusable(path: String, reason: String)
  /// The program to be recorded could not be started.
  case workloadNotStarted(path: String, reason: String)
  /// The recording's own processes or folders could not be set up.
  case setupFailed(step: String, reason: String)
  /// The process may not have as many files open as a recording needs.
  case tooFewDescriptors(needed: UInt64, limit: UInt64)
  /// No file system has room for the ring buffers.
  case noRoomForBuffers(needed: Int, free: Int, folders: [String])
  /// Another user owns the file by which LTTng wakes this user's programs.
  case waitFileInTheWay(path: String, owner: String)
  /// The guard process, which owns daemon, session and workload, ended or hung without an answer.
  case guardLost(reason: String)
}

extension LTTngError: CustomStringConvertible {
  /// The failure and its place.
  public var description: String {
    switch self {
    case .daemonMissing(let searchPath):
      """
      lttng-sessiond was not found on PATH (\(searchPath)).
        Fix: apt-get install lttng-tools
      """
    case .daemonFailed(let reason, let log):
      "The session daemon started for this recording \(reason).\(log.isEmpty ? "" : "\n\(log)")"
    case .daemonLost(let reason):
      "The recording could not start: \(reason)."
    case .tooFewDescriptors(let needed, let limit):
      """
      A recording needs \(needed) open files, and this process may have \(limit) at most.
        Fix: ulimit -n 1024
      """
    case .noRoomForBuffers(let needed, let free, let folders):
      """
      The ring buffers need \(needed >> 10) KiB even with the smallest sub-buffers, and \
      \(folders.joined(separator: " and ")) have \(free >> 10) KiB free at most.
        Fix: mount -o remount,size=\(max(64 << 20, 2 * needed)) /dev/shm
      """
    case .waitFileInTheWay(let path, let owner):
      """
      No program of this user can be traced, because \(path) belongs to \(owner).
        Fix: sudo rm \(path)
      """
    case .noDaemon:
      """
      No session daemon of this user answers, with which running programs register their events.
        Fix: lttng-sessiond --daemonize; programs that link LTTng find it within seconds
      """
    case .daemonInTheWay:
      """
      A session daemon of root is running, and private mounts, which would keep this recording \
      apart from it, are not permitted here.
        Fix: record as an ordinary user, or allow CAP_SYS_ADMIN, or stop that daemon
      """
    case .sessionRefused(let step, let reason):
      "LTTng refused to \(step): \(reason)."
    case .formatRefused(let format, let reason, let fix):
      """
      No trace can be recorded as \(format.name): \(reason).
        Fix: \(fix)
      """
    case .tracerMismatch(let mismatch):
      """
      Nothing was recorded. \(mismatch.sentence)
        Fix: \(mismatch.fix)
      """
    case .relayUnreachable(let address, let reason):
      """
      No relay daemon can be reached at \(address): \(reason).
        Fix: start lttng-relayd there, and give its host and port with --relay
      """
    case .outputUnusable(let path, let reason):
      "No trace can be written to \(path): \(reason)."
    case .workloadNotStarted(let path, let reason):
      "The program to be recorded could not be started: \(path): \(reason)."
    case .setupFailed(let step, let reason):
      "The recording could not be set up: \(step): \(reason)."
    case .guardLost(let reason):
      "The process that guards the recording \(reason). The trace may be incomplete."
    }
  }
}
