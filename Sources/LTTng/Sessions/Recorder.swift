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
  /// The first SIGINT, SIGTERM or SIGHUP of this process ends the workload instead of the process, and the
  /// trace so far is kept; a second one ends the process, and the guard cleans up.
  ///
  /// - Throws: `LTTngError` if nothing could be recorded. A workload that fails is no error.
  public static func record(_ request: RecordingRequest) throws(LTTngError) -> RecordingResult {
    try DescriptorLimit.check()
    try prepareOutput(request)
    try request.relay?.check()
    let line = try GuardLine()
    // The request goes first: later bytes on the connection are interrupts.
    line.send(request)
    let forwarding = listscope_forward_interrupts(line.near)
    defer { listscope_stop_forwarding(forwarding) }
    if request.flight != nil { listscope_forward_requests() }
    let home = try RecordingHome.make()
    defer { close(home.lock) }
    let guardian = try startGuard(request, home: home, line: line)
    line.closeFar()
    var watch = GuardWatch(pid: guardian.pid)
    var result = try outcome(of: request, home: home.path, line, &watch)
    if guardian.isIsolated, getpid() != 1, request.live == nil {
      // Only so that no zombie is left in a program that goes on.
      Thread.detachNewThread { [watch, path = home.path] in
        var watch = watch
        _ = waitForEnd(of: &watch, home: path)
      }
    } else if let left = waitForEnd(of: &watch, home: home.path) {
      result.warnings.append("Still running: \(left).")
    }
    return result
  }

  private static func outcome(
    of request: RecordingRequest,
    home: String,
    _ line: GuardLine,
    _ watch: inout GuardWatch
  ) throws(LTTngError) -> RecordingResult {
    let outcome: RecordingGuard.Outcome
    do throws(GuardWatch.Loss) {
      outcome = try answer(on: line, &watch)
    } catch {
      let left = endAll(&watch, home: home)
      BufferPlan.removeAll(of: request, home: home)
      FilePermissions.applyMask(below: request.traceDirectory)
      throw .guardLost(reason: error.reason + (left.map { "; still running: \($0)" } ?? ""))
    }
    switch outcome {
    case .recorded(let result): return result
    case .failed(let error):
      _ = waitForEnd(of: &watch, home: home)
      throw error
    }
  }

  private static func answer(
    on line: GuardLine,
    _ watch: inout GuardWatch
  ) throws(GuardWatch.Loss) -> RecordingGuard.Outcome {
    let data = try watch.answer(on: line)
    if let answer = try? JSONDecoder().decode(RecordingGuard.Outcome.self, from: data) {
      return answer
    }
    // It has closed the line, so it ends, unless a signal stops it now.
    try watch.waitForEnd()
    throw .ended(watch.end ?? .signalled(SIGKILL))
  }

  /// Waits for the end of a guard that has answered; what is left after it, if anything.
  private static func waitForEnd(of watch: inout GuardWatch, home: String) -> String? {
    do throws(GuardWatch.Loss) {
      try watch.waitForEnd()
      return nil
    } catch {
      return endAll(&watch, home: home)
    }
  }

  /// Ends the guard and what it has started; what is left after that, if anything.
  private static func endAll(_ watch: inout GuardWatch, home: String) -> String? {
    watch.kill()
    let left = RecordingProcesses(home: home).end()
    RecordingHome.remove(home)
    return left.isEmpty ? nil : left.joined(separator: ", ")
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

  /// Variables by which LTTng, from 2.14 on, finds sockets elsewhere than in `LTTNG_HOME`.
  private static let otherSockets = ["LTTNG_RUNDIR", "LTTNG_UST_CTL_PATH", "LTTNG_UST_APP_PATH"]

  /// Starts the guard; it is isolated if no other recording can meet its daemon.
  private static func startGuard(
    _ request: RecordingRequest,
    home: RecordingHome,
    line: GuardLine
  ) throws(LTTngError) -> (pid: pid_t, isIsolated: Bool) {
    var environment = ProcessInfo.processInfo.environment
    environment["LTTNG_HOME"] = home.path
    // They lead to other daemons.
    if request.live?.attachment == nil { Self.otherSockets.forEach { environment[$0] = nil } }
    // The guard is not traced, and must not wait for any daemon.
    environment["LTTNG_UST_REGISTER_TIMEOUT"] = "0"
    var process = ChildProcess(
      command: request.guardCommand,
      environment: environment,
      descriptors: [nil, nil, STDERR_FILENO, line.far, home.lock],
      // When the recording process ends, no other process continues a guard that was stopped.
      deathSignal: SIGCONT,
      hasPrivateMounts: getuid() == 0 && request.live?.attachment == nil
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
