internal import CLTTngControl
internal import Foundation
internal import Glibc

/// The process that owns a recording: daemon, session and workload are its children.
///
/// It is a separate program because a recording must end with the process that requested it, even
/// if that one is killed, and because root's recordings need private mounts, which a process with
/// threads cannot create for itself. The two communicate over a socket, the guard's descriptor 3:
/// it receives the request, then one byte per signal; end of file means that the recording process
/// is gone; it sends the answer.
public enum RecordingGuard {
  static let socket: Int32 = 3

  /// The guard's answer.
  enum Outcome: Codable {
    case recorded(RecordingResult)
    case failed(LTTngError)
  }

  /// Performs the request of the recording process, cleans up, and answers.
  ///
  /// Only for the command named by `RecordingRequest.guardCommand`. Returns the exit status: 0, or
  /// 64 without a request.
  public static func run() -> Int32 {
    guard fcntl(socket, F_GETFD) >= 0, let request = readRequest(),
      let home = getenv("LTTNG_HOME")
    else {
      FileHandle.standardError.write(Data("record-guard is run by recordings only\n".utf8))
      return 64
    }
    let path = String(cString: home)
    do throws(LTTngError) {
      var events = try GuardEvents(control: socket)
      var daemon: SessionDaemon?
      answer(outcome(of: request, home: path, &daemon, &events))
      // The recording process need not wait for the daemon's end, which takes half a second.
      daemon?.stop(&events)
    } catch {
      answer(.failed(error))
    }
    RecordingHome.remove(path)
    return 0
  }

  /// Sends the answer, after which the recording process may be gone: its standard error is let go.
  private static func answer(_ outcome: Outcome) {
    if let data = try? JSONEncoder().encode(outcome) {
      _ = data.withUnsafeBytes {
        send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
    }
    shutdown(socket, Int32(SHUT_WR))
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    dup2(nowhere, STDERR_FILENO)
    close(nowhere)
  }

  private static func readRequest() -> RecordingRequest? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(socket, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
    return try? JSONDecoder().decode(RecordingRequest.self, from: Data(line))
  }

  /// Records the workload; a daemon that was started is still running afterwards.
  private static func outcome(
    of request: RecordingRequest,
    home: String,
    _ daemon: inout SessionDaemon?,
    _ events: inout GuardEvents
  ) -> Outcome {
    do throws(LTTngError) {
      if getuid() == 0, listscope_daemon_alive() { throw .daemonInTheWay }
      let environment = ProcessInfo.processInfo.environment
      let started = try SessionDaemon.start(home: home, environment: environment, events: &events)
      daemon = started
      return .recorded(try record(request, environment, started, &events))
    } catch {
      return .failed(error)
    }
  }

  private static func record(
    _ request: RecordingRequest,
    _ environment: [String: String],
    _ daemon: SessionDaemon,
    _ events: inout GuardEvents
  ) throws(LTTngError) -> RecordingResult {
    var result = RecordingResult(
      traceDirectory: request.traceDirectory,
      workload: .signalled(events.interruption ?? SIGKILL),
      interruption: events.interruption,
      discardedEvents: nil
    )
    if events.isOver { return result }
    let session = try RecordingSession(request: request)
    do throws(LTTngError) {
      result.workload = try runWorkload(request, environment, daemon, &events)
    } catch {
      _ = session.finish(&events)
      throw error
    }
    result.discardedEvents = session.finish(&events)
    result.interruption = events.interruption
    FilePermissions.applyMask(below: request.traceDirectory)
    return result
  }

  private static func runWorkload(
    _ request: RecordingRequest,
    _ environment: [String: String],
    _ daemon: SessionDaemon,
    _ events: inout GuardEvents
  ) throws(LTTngError) -> ProcessEnd {
    let workload = try startWorkload(request, environment)
    events.wait {
      $0.ends[workload] != nil || $0.ends[daemon.pid] != nil || $0.isOver
    }
    if let signal = events.interruption {
      kill(-workload, signal)
      events.wait(seconds: 1) { $0.ends[workload] != nil || $0.isAbandoned }
    }
    // Also reaches processes that the workload has started and left running.
    kill(-workload, SIGKILL)
    events.wait(seconds: 1) { $0.ends[workload] != nil }
    if let end = events.ends[daemon.pid] {
      throw daemon.failure("ended while it was recording (\(end))")
    }
    return events.ends[workload] ?? .signalled(SIGKILL)
  }

  private static func startWorkload(
    _ request: RecordingRequest,
    _ environment: [String: String]
  ) throws(LTTngError) -> pid_t {
    // Registration must be complete before the first event: a program that does not wait for it
    // records nothing. Equal hash seeds make runs equal.
    let own = ["LTTNG_UST_REGISTER_TIMEOUT": "10000", "SWIFT_DETERMINISTIC_HASHING": "1"]
    let variables =
      environment.merging(own) { $1 }.merging(request.environment) { $1 }
    let name = request.command.first ?? ""
    guard let path = ExecutableSearch.find(name, path: variables["PATH"] ?? "") else {
      throw .workloadNotStarted(path: name, reason: "no such program")
    }
    let process = ChildProcess(
      command: [path] + request.command.dropFirst(),
      environment: variables,
      descriptors: [
        nil, request.workloadOutput == .standardError ? STDERR_FILENO : nil, STDERR_FILENO,
      ],
      deathSignal: SIGKILL
    )
    do throws(ChildProcess.Failure) {
      return try process.start()
    } catch {
      throw .workloadNotStarted(path: path, reason: error.reason)
    }
  }
}
