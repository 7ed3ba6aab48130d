import Foundation
import Glibc
import LTTng
import TestSupport
import Testing

/// With a real session daemon.
///
/// Every test inspects the leftovers on the machine.
@Suite(.aloneOnTheMachine, .needsDaemon)
struct RecordingTests {
  private let folder = try? OutputFolder()
  private let remains = Remains()
  private let listscope = CommandRun.listscope
  private let probe = CommandRun.probe

  private func start(_ command: [String], as user: User = .current) throws -> CommandRun {
    try CommandRun(command, as: user, environment: remains.environment)
  }

  private func output(_ name: String = "a") throws -> String {
    try #require(folder).path + "/" + name
  }

  /// Starts the recording of a probe that emits 10 events every 10 ms, and waits for the first 50.
  private func startEmitting(_ path: String, as user: User = .current) throws -> CommandRun {
    let progress = path + "-progress"
    let run = try start(
      [
        probe, "--record", path, "--events", "10", "--seconds",
        "\(TestPatience.programSeconds)", "--progress",
        progress,
      ],
      as: user
    )
    run.wait(forLines: 5, in: progress)
    return run
  }

  @Test("A recording holds every event, with readable labels, and leaves nothing else")
  func completeRecording() throws {
    let request = RecordingRequest(
      command: [probe, "--require-tracing", "--events", "1000"],
      outputDirectory: try output(),
      guardCommand: [probe, "record-guard"]
    )
    let result = try Recorder.record(request)
    #expect(result.workload == .exited(0))
    #expect(result.interruption == nil)
    #expect(result.discardedEvents == 0)
    #expect(remains.left() == [])
    let events = try #require(try OutputFolder.events(of: result.traceDirectory))
    #expect(events.count == 1000)
    let first = try #require(events.first)
    #expect(first.contains("listscope:frame_begin"))
    #expect(first.contains("phase = ( \"idle\" : container = 0 )"))
    #expect(first.contains("vpid = "))
    #expect(events[3].contains("listscope:frame_end"))
  }

  @Test(
    "An ordinary user needs no privileges and owns the trace",
    .enabled(if: User.isRoot, "only root can become another user")
  )
  func ordinaryUser() throws {
    let path = try output()
    let result = try CommandRun.run(
      [probe, "--record", path, "--events", "500"],
      as: .ordinary,
      environment: remains.environment
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(remains.left() == [])
    #expect(try OutputFolder.events(of: path + "/ctf")?.count == 500)
    var status = stat()
    #expect(stat(path + "/ctf", &status) == 0)
    #expect(status.st_uid == 65534)
    #expect(status.st_mode & 0o777 == 0o755)
  }

  @Test("A workload that fails is reported, and its trace is kept")
  func failingWorkload() throws {
    let request = RecordingRequest(
      command: [probe, "--events", "10", "--status", "3"],
      outputDirectory: try output(),
      guardCommand: [probe, "record-guard"]
    )
    let result = try Recorder.record(request)
    #expect(result.workload == .exited(3))
    #expect(try OutputFolder.events(of: result.traceDirectory)?.count == 10)
    #expect(remains.left() == [])
  }

  @Test(
    "An interrupt ends the recording, keeps the trace, and exits with 130",
    arguments: [SIGINT, SIGTERM, SIGHUP]
  )
  func interrupt(signal: Int32) throws {
    let path = try output("\(signal)")
    let run = try startEmitting(path)
    kill(run.process.processIdentifier, signal)
    let result = run.finish()
    #expect(result.status == 130)
    #expect(result.output.contains("\"interruption\" : \(signal)"))
    #expect(remains.left() == [])
    #expect((try OutputFolder.events(of: path + "/ctf")?.count ?? 0) >= 50)
  }

  @Test("An interrupt before the workload has started is also handled")
  func earlyInterrupt() throws {
    let run = try start([
      probe, "--record", output(), "--events", "10", "--seconds",
      "\(TestPatience.programSeconds)",
    ])
    while remains.processes.count < 2, run.process.isRunning { usleep(1000) }
    // The guard runs, and its daemon does not yet, or has just started.
    kill(run.process.processIdentifier, SIGINT)
    #expect(run.finish().status == 130)
    #expect(remains.left() == [])
  }

  @Test("A second interrupt ends the recording process immediately, and the rest soon")
  func secondInterrupt() throws {
    let path = try output()
    let script = """
      trap 'echo told >>$0' INT
      echo started >>$0
      # A signal ends this command, whenever it comes; the end of a program would be waited for.
      sleep 600 & wait; wait
      """
    let notes = path + "-notes"
    let run = try start([
      probe, "--record", path, "--seconds-to-end", "600", "--",
      "sh", "-c", script, notes,
    ])
    run.wait(forLines: 1, in: notes)
    kill(run.process.processIdentifier, SIGINT)
    run.wait(forLines: 2, in: notes)
    // The program would have ten more minutes.
    kill(run.process.processIdentifier, SIGINT)
    run.process.waitUntilExit()
    #expect(run.process.terminationReason == .uncaughtSignal)
    #expect(run.process.terminationStatus == SIGINT)
    #expect(remains.left() == [])
  }

  @Test(
    "After SIGKILL of the recording process nothing is left but a readable trace",
    arguments: User.available
  )
  func killed(user: User) throws {
    let path = try output(user == .current ? "own" : "other")
    let run = try startEmitting(path, as: user)
    #expect(remains.processes.count >= 4)
    kill(run.process.processIdentifier, SIGKILL)
    #expect(remains.left() == [])
    #expect((try OutputFolder.events(of: path + "/ctf")?.count ?? 0) >= 50)
  }

  @Test("After SIGKILL of the guard the error reports it, and nothing is left within 5 s")
  func guardKilled() throws {
    let path = try output()
    let run = try startEmitting(path)
    let pid = try #require(run.children.first)
    kill(pid, SIGKILL)
    let result = run.finish()
    #expect(result.status == 69)
    #expect(result.errors.contains("SIGKILL"))
    #expect(remains.left() == [])
  }

  @Test(
    "Root without private mounts can record, but not while another root daemon runs",
    .enabled(if: User.isRoot, "only root has mounts")
  )
  func deniedMounts() throws {
    let path = try output()
    let script = """
      mount -t tmpfs tmpfs /run/lttng && mount -t tmpfs tmpfs /dev/shm
      bounded="setpriv --bounding-set -sys_admin"
      $bounded \(probe) --record $1/first --events 100 > $1/out || exit 8
      lttng-sessiond --daemonize --no-kernel || exit 9
      $bounded \(probe) --record $1/second
      echo "second: $?"
      kill $(cat /run/lttng/lttng-sessiond.pid)
      """
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: "/run/lttng", withIntermediateDirectories: true)
    let result = try CommandRun.run(
      ["unshare", "--mount", "--propagation", "private", "sh", "-c", script, "sh", path],
      environment: remains.environment
    )
    #expect(result.output == "second: 69\n", "\(result)")
    #expect(result.errors.contains("A session daemon of root is running"))
    #expect(try OutputFolder.events(of: path + "/first/ctf")?.count == 100)
    #expect(remains.left() == [])
  }

  @Test("Four recordings at the same time do not disturb each other")
  func parallel() throws {
    let counts = [100, 200, 300, 400]
    let runs = try counts.map { count in
      try start([probe, "--record", output("\(count)"), "--events", "\(count)"])
    }
    for (count, run) in zip(counts, runs) {
      let result = run.finish()
      #expect(result.status == 0, "\(result.errors)")
      #expect(try OutputFolder.events(of: output("\(count)") + "/ctf")?.count == count)
    }
    #expect(remains.left() == [])
  }

  @Test(
    "Another session is unchanged and records nothing of the recording's events",
    arguments: User.available
  )
  func foreignSession(user: User) throws {
    let path = try output(user == .current ? "own" : "other")
    let result = try OwnDaemon.run(
      """
      start || exit 9
      lttng create mine --output=$1/mine && lttng enable-event -u 'listscope:*' && lttng start
      \(probe) --record $1/ours --events 100
      \(probe) --events 6
      lttng list mine | grep -q 'mine.*\\[active' && echo still active
      lttng stop && lttng destroy mine
      end
      """,
      folder: path,
      as: user,
      environment: remains.environment
    )
    #expect(result.output.contains("still active"), "\(result.output) \(result.errors)")
    #expect(try OutputFolder.events(of: path + "/ours/ctf")?.count == 100)
    #expect(try OutputFolder.events(of: path + "/mine")?.count == 6)
    #expect(remains.left() == [])
  }

  @Test("The workload gets its variables, and prints to standard error only")
  func workloadOutput() throws {
    let script = "echo $SWIFT_DETERMINISTIC_HASHING $LTTNG_UST_REGISTER_TIMEOUT"
    let run = try start([
      probe, "--record", output(), "--", "sh", "-c", "\(script); exit 4",
    ])
    let result = run.finish()
    // How long it waits for the daemon, in milliseconds, which is less after a slow start.
    #expect(result.errors.contains(/^1 (4000|[1-3]\d{3})\n$/), "\(result.errors)")
    #expect(result.output.hasPrefix("{"))
    #expect(result.output.contains("4"))
  }

  @Test("Without lttng-sessiond the error says how to install it")
  func missingDaemon() throws {
    let path = try output()
    let result = try CommandRun.run(
      ["PATH=/nonexistent", probe, "--record", path],
      environment: remains.environment
    )
    #expect(result.status == 69)
    #expect(result.errors.contains("apt-get install lttng-tools"))
    #expect(result.output.isEmpty)
    #expect(remains.left() == [])
  }

  @Test("A workload that requires tracing refuses to run without a session")
  func requireTracing() throws {
    #expect(try CommandRun.run([probe, "--require-tracing"]).status == 69)
  }

  @Test("A workload that does not exist is an error, and a trace is never overwritten")
  func impossibleRequests() throws {
    var request = RecordingRequest(
      command: ["/nonexistent/workload"],
      outputDirectory: try output(),
      guardCommand: [probe, "record-guard"]
    )
    #expect(
      throws: LTTngError.workloadNotStarted(
        path: "/nonexistent/workload",
        reason: "no such program"
      )
    ) {
      try Recorder.record(request)
    }
    request.command = ["/bin/true"]
    #expect(
      throws: LTTngError.outputUnusable(path: request.traceDirectory, reason: "it exists already")
    ) {
      try Recorder.record(request)
    }
    request.outputDirectory = "relative"
    #expect(throws: LTTngError.self) { try Recorder.record(request) }
    #expect(remains.left() == [])
  }
}
