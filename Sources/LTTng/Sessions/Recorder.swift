internal import CLTTngControl
internal import Foundation
internal import Glibc

/// Records a program in its own tracing session.
///
/// Every recording has a private session daemon, which is isolated from this user's daemons and
/// sessions and leaves nothing behind but the trace; several can run at the same time. An ordinary
/// user needs no privileges. Root's daemon always uses the same sockets, so root's recordings get
/// private mounts; if these are not permitted, root can record while no other root daemon runs.
///
/// Daemons that end, are stopped or do not answer never hold a recording up for more than 15 s; what
/// was recorded until then is kept, see `RecordingResult.daemonLoss`.
public enum Recorder {
  /// Runs the workload to its end and returns when the trace is complete.
  ///
  /// Workload and session are gone then. The guard ends the daemon, which takes half a second and no
  /// more than 2 s; no other recording waits for it. Where recordings cannot be isolated from each
  /// other, and where this is the first process of a container, with which all others end, the call
  /// returns when the daemon is gone, too.
  ///
  /// The first SIGINT or SIGTERM of this process ends the workload instead of the process, and the
  /// trace so far is kept; a second one ends the process, and the guard cleans up.
  ///
  /// - Throws: `LTTngError` if nothing could be recorded. A workload that fails is no error.
  public static func record(_ request: RecordingRequest) throws(LTTngError) -> RecordingResult {
    try DescriptorLimit.check()
    try prepareOutput(request)
    let line = try GuardLine()
    // The request goes first: later bytes on the connection are interrupts.
    line.send(request)
    let forwarding = listscope_forward_interrupts(line.near)
    defer { listscope_stop_forwarding(forwarding) }
    let home = try RecordingHome.make()
    defer { close(home.lock) }
    let guardian = try startGuard(request, home: home, line: line)
    line.closeFar()
    let data = line.readToEnd()
    guard let outcome = try? JSONDecoder().decode(RecordingGuard.Outcome.self, from: data) else {
      let end = ProcessEnd(waitStatus: waitForEnd(of: guardian.pid))
      RecordingHome.remove(home.path)
      BufferPlan.removeAll(of: request, home: home.path)
      throw .guardLost(end: end)
    }
    if guardian.isIsolated, getpid() != 1 {
      // Only so that no zombie is left in a program that goes on.
      Thread.detachNewThread { _ = waitForEnd(of: guardian.pid) }
    } else {
      _ = waitForEnd(of: guardian.pid)
    }
    switch outcome {
    case .recorded(let result): return result
    case .failed(let error): throw error
    }
  }

  private static func waitForEnd(of pid: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return status
  }

  private static func prepareOutput(_ request: RecordingRequest) throws(LTTngError) {
    let path = request.outputDirectory
    guard path.hasPrefix("/") else {
      throw .outputUnusable(path: path, reason: "the path is not absolute")
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .outputUnusable(path: path, reason: error.localizedDescription)
    }
    guard access(path, W_OK | X_OK) == 0 else {
      throw .outputUnusable(path: path, reason: String(cString: strerror(errno)))
    }
    guard access(request.traceDirectory, F_OK) != 0 else {
      throw .outputUnusable(path: request.traceDirectory, reason: "it exists already")
    }
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path + "/"
    let hidden = ["/dev/shm/", "/run/lttng/", "/var/run/lttng/"]
    if getuid() == 0, hidden.contains(where: real.hasPrefix) {
      throw .outputUnusable(path: path, reason: "root's recordings cannot reach this folder")
    }
  }

  /// Starts the guard; it is isolated if no other recording can meet its daemon.
  private static func startGuard(
    _ request: RecordingRequest,
    home: RecordingHome,
    line: GuardLine
  ) throws(LTTngError) -> (pid: pid_t, isIsolated: Bool) {
    var environment = ProcessInfo.processInfo.environment
    environment["LTTNG_HOME"] = home.path
    // The guard is not traced, and must not wait for any daemon.
    environment["LTTNG_UST_REGISTER_TIMEOUT"] = "0"
    var process = ChildProcess(
      command: request.guardCommand,
      environment: environment,
      descriptors: [nil, nil, STDERR_FILENO, line.far, home.lock],
      hasPrivateMounts: getuid() == 0
    )
    do throws(ChildProcess.Failure) {
      do throws(ChildProcess.Failure) {
        return (try process.start(), true)
      } catch  where error.step == .namespace || error.step == .mount {
        // As in most containers. The guard continues if no other root daemon is running.
        process.hasPrivateMounts = false
        return (try process.start(), false)
      }
    } catch {
      RecordingHome.remove(home.path)
      let step = "starting \(request.guardCommand.joined(separator: " "))"
      throw .setupFailed(step: step, reason: error.reason)
    }
  }
}
