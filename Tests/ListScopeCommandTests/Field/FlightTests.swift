import Foundation
import TestSupport
import Testing
import TraceAnalysis
import TraceReading

@testable import Experiments
@testable import ListScopeCommand

/// `flight -- PROGRAM` with LTTng's daemons.
@Suite(.aloneOnTheMachine, .needsDaemon)
struct FlightTests {
  private let folder = try? OutputFolder()
  private let listscope = CommandRun.listscope
  private let probe = CommandRun.probe
  private let processes = MarkedProcesses()

  private func path(_ name: String) throws -> String { try #require(folder).path + "/" + name }

  private func start(
    _ name: String,
    _ options: [String] = [],
    _ program: [String],
    as user: User = .current
  ) throws -> CommandRun {
    try CommandRun(
      [listscope, "flight", "--output", path(name)] + options + ["--"] + program,
      as: user,
      environment: processes.environment
    )
  }

  private func ring(_ name: String) throws -> TraceManifest.Flight {
    try #require(TraceManifest(inFolder: path(name))?.flight, "no ring \(name)")
  }

  /// A program that runs for `seconds` seconds, at 120 Hz, is late once at most, and says how far
  /// it is.
  private func play(seconds: Int) throws -> [String] {
    let run =
      "\(listscope) run feed --clock real --seconds \(seconds) --refresh-rate 120 --budget-share 1"
    return ["sh", "-c", "exec \(run) --verbose 2>\(try path("progress"))"]
  }

  /// Waits until the program has played some frames.
  private func waitForFrames(_ run: CommandRun) throws {
    run.wait(forLines: 1, with: " frames", in: try path("progress"))
  }

  /// Waits until a ring can be read.
  private func waitUntilWritten(_ name: String, _ run: CommandRun) throws {
    while run.process.isRunning {
      let report = try CommandRun.run([listscope, "report", path(name)])
      if report.status == 0 { return }
    }
    Issue.record("no ring \(name)")
  }

  @Test("The seconds before late frames are kept, and reports say why", arguments: User.available)
  func lateFrames(user: User) throws {
    let name = "late-\(user == .current)"
    let program = [
      listscope, "run", "feed", "--frames", "300", "--budget-share", "0.001", "--clock", "real",
    ]
    let result = try start(name, ["--keep", "2"], program, as: user).finish()
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("late frames, "), "\(result.output)")
    let list = try CommandRun.run([listscope, "report", path(name)])
    #expect(list.status == 0, "\(list.errors)")
    let rings = list.output.split(separator: "\n").filter {
      $0.contains("/ring-") && !$0.hasPrefix("Next")
    }
    #expect((1...2).contains(rings.count), "\(list.output)")
    let ringName = String(try #require(rings.first).prefix { $0 != ":" })
    let flight = try #require(TraceManifest(inFolder: ringName)?.flight)
    #expect(flight.cause == .lateFrame)
    let frame = try #require(flight.frame)
    let report = try CommandRun.run([listscope, "report", ringName])
    #expect(report.status == 0, "\(report.errors)")
    #expect(report.output.contains("Kept because frame \(frame) was "))
    #expect(report.output.contains("because of"), "\(report.output.prefix(2_000))")
    #expect(report.output.contains("feed, 5,000 items"), "what the run says is never replaced")
    #expect(!report.output.contains("did not come to its end"))
    #expect(processes.left(within: .seconds(45)) == [])
  }

  @Test("Frames are late by the evaluated device, and what is held from the start is no shortage")
  func slowDevice() throws {
    let program = [
      listscope, "run", "feed", "--frames", "100", "--slowdown", "1000", "--clock", "real",
    ]
    let result = try start("slow", [], program).finish()
    #expect(result.status == 0, "\(result.errors)")
    // Later ones take the place of less severe ones.
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: path("slow")).filter { $0.hasPrefix("ring-") }
        .min()
    )
    let flight = try ring("slow/\(name)")
    let overrun = try #require(flight.durationNs) - #require(flight.budgetNs)
    #expect(overrun > 0)
    let report = try CommandRun.run([
      listscope, "report", path("slow/\(name)"), "--frame", "\(flight.frame ?? 0)",
    ])
    #expect(report.status == 0, "\(report.errors)")
    #expect(report.output.contains(" late"), "\(report.output.prefix(2_000))")
    #expect(!result.output.contains("--history"), "\(result.output)")
  }

  @Test("Without a frame that is late enough nothing is kept, which is no error")
  func nothing() throws {
    let program = [listscope, "run", "feed", "--frames", "50"]
    let result = try start("nothing", ["--later-than", "100s"], program).finish()
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("nothing was kept"))
    #expect(!FileManager.default.fileExists(atPath: try path("nothing")))
  }

  @Test("A program asks for a ring, and its exit status is passed on")
  func request() throws {
    let program = [probe, "--events", "40", "--ring-request", "slow", "--status", "3"]
    let result = try start("asked", [], program).finish()
    #expect(result.status == 3)
    #expect(result.output.contains("the program asked for it (slow)"), "\(result.output)")
    let flight = try ring("asked/ring-1")
    #expect(flight.cause == .program && flight.reason == "slow")
    #expect(try OutputFolder.events(of: path("asked/ring-1"))?.count == 41)
    let gap = MissingPackets(file: "listscope_0", count: 1, startNs: nil, endNs: nil)
    let failure = CommandFailure.loss(
      ReadingTally(gaps: TraceGaps([gap], [])),
      BrokenFrames(),
      in: try path("asked/ring-1")
    )
    #expect(failure?.message.contains("larger --buffer-size") == true)
  }

  @Test(
    "A fault that a program without frames logs keeps a ring with the categories that are selected"
  )
  func fault() throws {
    let program = [CommandRun.signpostsProbe, "3", "--fault"]
    let result = try start("fault", ["--category", "network"], program).finish()
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("the program logged a fault (no page 3)"), "\(result.output)")
    let flight = try ring("fault/ring-1")
    #expect(flight.cause == .fault && flight.reason == "no page 3")
    let query = "SELECT category, name, count(*) FROM intervals GROUP BY 1, 2"
    let rows = try CommandRun.run([
      listscope, "query", path("fault/ring-1"), "--format", "csv", query,
    ])
    #expect(rows.output.split(separator: "\n").dropFirst() == ["network,load,3"], "\(rows.output)")
    let report = try CommandRun.run([listscope, "report", path("fault/ring-1")])
    #expect(report.output.contains("Kept because the program logged a fault"), "\(report.output)")
  }

  @Test("SIGUSR1 keeps a ring while the program goes on; Ctrl-C ends it and leaves the ring")
  func signals() throws {
    let run = try start(
      "signals",
      ["--later-than", "100s"],
      try play(seconds: 60)
    )
    try waitForFrames(run)
    kill(run.process.processIdentifier, SIGUSR1)
    try waitUntilWritten("signals/ring-1", run)
    kill(run.process.processIdentifier, SIGINT)
    let result = run.finish()
    #expect(result.status == 130, "\(result.errors)")
    #expect(try ring("signals/ring-1").cause == .signal)
    let report = try CommandRun.run([listscope, "report", path("signals/ring-1")])
    #expect(report.status == 0, "\(report.errors)")
    #expect(report.output.contains("Kept because asked for by SIGUSR1"))
    #expect(processes.left(within: .seconds(45)) == [])
  }

  @Test("The seconds before a program was killed are kept")
  func killed() throws {
    let pidFile = try path("pid")
    let script = "\"$@\" & echo $! >\(pidFile); wait; kill -9 $$"
    let program = ["sh", "-c", script, "sh"] + (try play(seconds: 60))
    let run = try start("killed", ["--later-than", "100s"], program)
    try waitForFrames(run)
    let pid = try String(contentsOfFile: pidFile, encoding: .utf8)
    kill(try #require(pid_t(pid.trimmingCharacters(in: .newlines))), SIGKILL)
    let result = run.finish()
    #expect(result.status == 70, "\(result.errors)")
    #expect(try ring("killed/ring-1").cause == .end)
    let report = try CommandRun.run([
      listscope, "report", path("killed/ring-1"), "--format", "json",
    ])
    #expect(report.status == 0, "\(report.errors)")
    #expect(processes.left(within: .seconds(45)) == [])
  }

  @Test(
    "What the rings held is kept when the daemon is killed, and the program goes on to its end",
    arguments: [SIGKILL, SIGABRT]
  )
  func lostDaemon(signal: Int32) throws {
    let name = "lost-\(signal)"
    let (errors, permission) = (try path("\(name)-errors"), try path("\(name)-may-end"))
    let player = try play(seconds: 60)[2].replacing("exec ", with: "")
    // It runs until the test lets it end.
    let script =
      "\(player) & until [ -e \(permission) ]; do sleep 0.1; done; kill $!; wait; echo has ended"
    let run = try CommandRun(
      ["sh", "-c", "exec \"$@\" 2>\(errors)", "sh", listscope, "flight", "--output", path(name)]
        + ["--later-than", "100s", "--", "sh", "-c", script],
      environment: processes.environment
    )
    try waitForFrames(run)
    for pid in processes.pids(named: "lttng-sessiond") { kill(pid, signal) }
    run.wait(forLines: 1, with: "the program goes on", in: errors)
    try Data().write(to: URL(fileURLWithPath: permission))
    let result = run.finish()
    let said = try String(contentsOfFile: errors, encoding: .utf8)
    #expect(result.status == 69, "\(said)")
    #expect(said.contains("warning: lttng-sessiond (process "), "\(said)")
    #expect(said.contains("stopped early"))
    #expect(said.contains("\nhas ended\n"), "\(said)")
    #expect(try ring("\(name)/ring-1").cause == .end)
    let report = try CommandRun.run([listscope, "report", path("\(name)/ring-1")])
    #expect(report.status == 0, "\(report.errors)")
    #expect(report.output.contains("feed, 5,000 items"))
    #expect(processes.left(within: .seconds(45)) == [])
  }

  @Test("Killing the recorder itself leaves the rings, and nothing that runs")
  func killedRecorder() throws {
    let run = try start(
      "recorder",
      ["--later-than", "100s"],
      try play(seconds: 60)
    )
    try waitForFrames(run)
    let recorder = run.process.processIdentifier
    kill(recorder, SIGUSR1)
    try waitUntilWritten("recorder/ring-1", run)
    kill(recorder, SIGKILL)
    run.process.waitUntilExit()
    // The program would run for a minute.
    #expect(processes.left(within: .seconds(45)) == [])
    let report = try CommandRun.run([listscope, "report", path("recorder/ring-1")])
    #expect(report.status == 0, "\(report.errors)")
    #expect(report.output.contains("feed, 5,000 items"), "\(report.output)")
  }

  @Test(
    "A ring that does not fit on the disk is said, and the program goes on",
    .enabled(if: User.isRoot, "needs root, for a small file system")
  )
  func fullDisk() throws {
    let disk = try path("disk")
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    let mount = try CommandRun.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk])
    try #require(mount.status == 0, "\(mount.errors)")
    defer { _ = try? CommandRun.run(["umount", "-l", disk]) }
    let program = [probe, "--events", "4000", "--ring-request", "slow"]
    let result = try start("disk/rings", [], program).finish()
    #expect(result.status == 74, "\(result.output)")
    #expect(result.errors.contains("A ring could not be written: "), "\(result.errors)")
    #expect(result.output.contains("No ring was kept"))
    #expect(processes.left(within: .seconds(45)) == [])
  }

  @Test("A missing program, a folder that exists, and impossible numbers are errors of use")
  func usage() throws {
    let missing = try start("missing", [], ["/nonexistent/program"]).finish()
    #expect(missing.status == 64)
    #expect(missing.errors.contains("'/nonexistent/program' could not be started"))
    #expect(!FileManager.default.fileExists(atPath: try path("missing")))
    try FileManager.default.createDirectory(
      atPath: path("there"),
      withIntermediateDirectories: true
    )
    let there = try start("there", [], ["true"]).finish()
    #expect(there.status == 64 && there.errors.contains("there"))
    for options in [
      ["--keep", "0"], ["--history", "1h"], ["--history", "0s"], ["--later-than", "x"],
    ] {
      #expect(try start("wrong", options, ["true"]).finish().status == 64, "\(options)")
    }
  }
}
