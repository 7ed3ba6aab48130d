import ArgumentParser
import Foundation
import TestSupport
import Testing
import TraceReading

@testable import Experiments
@testable import ListScopeCommand

/// `record -- PROGRAM`, and programs that crash.
@Suite(.aloneOnTheMachine, .needsDaemon)
struct RecordProgramTests {
  private let folder = try? OutputFolder()
  private let listscope = CommandRun.listscope
  private let probe = CommandRun.probe

  private func path(_ name: String) throws -> String { try #require(folder).path + "/" + name }

  private struct Report: Decodable {
    struct Frames: Decodable { let count: Int }
    let frames: Frames?
  }

  private func record(_ name: String, _ program: [String], as user: User = .current) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run(
      [listscope, "record", "--output", path(name), "--json", "--buffer-size", "1M", "--"]
        + program,
      as: user
    )
  }

  @Test("A program is recorded and reported as a scenario is", arguments: User.available)
  func program(user: User) throws {
    let name = "run-\(user == .current)"
    let result = try record(name, [listscope, "run", "feed", "--frames", "20"], as: user)
    #expect(result.status == 0, "\(result.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    #expect(report.frames?.count == 19, "all but the first display")
    #expect(result.errors.contains("20 frames of"), "its output goes to standard error")
    let manifest = try #require(TraceManifest(inFolder: path(name)))
    #expect(manifest.tracing?.subbufferBytes == 128 << 10)
    #expect(manifest.incomplete == nil)
  }

  @Test("A program that runs longer than its limit is ended, and the trace so far is kept")
  func timeLimit() throws {
    let trace = try path("limited")
    let program = [listscope, "run", "feed", "--items", "100", "--seconds", "86400"]
    let run = try CommandRun.run(
      [listscope, "record", "--time-limit", "3s", "--output", trace, "--"] + program
    )
    #expect(run.status == 130, "\(run.errors)")
    #expect(run.errors.contains("longer than --time-limit 3s"), "\(run.errors)")
    #expect(TraceManifest(inFolder: trace)?.interrupted == true)
  }

  @Test("The folder may be given as -o, as for a scenario")
  func shortOption() throws {
    let result = try CommandRun.run(
      [listscope, "record", "-o", path("short"), "--", listscope, "run", "feed", "--frames", "5"]
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(TraceManifest(inFolder: try path("short")) != nil)
  }

  @Test("Programs that the program starts are recorded too, and its status is passed on")
  func runner() throws {
    let script = "\(listscope) run feed --frames 10; \(listscope) run ops --frames 10; exit 3"
    let result = try record("runner", ["sh", "-c", script])
    #expect(result.status == 3)
    #expect(result.errors.contains("'sh' ended with exit status 3"))
    let report = try CommandRun.run([listscope, "report", path("runner")])
    #expect(report.output.contains("feed") && report.output.contains("ops"), "\(report)")
  }

  @Test("A program's own frames are sampled when asked for, over as many runs as that takes")
  func stacks() throws {
    let program = [listscope, "run", "adversarial", "--items", "1000", "--frames", "400"]
    let sampled = try path("sampled")
    let result = try CommandRun.run(
      [listscope, "record", "--output", sampled, "--stacks=5000", "--"] + program
    )
    #expect(result.status == 0, "\(result.errors)")
    let manifest = try #require(TraceManifest(inFolder: sampled))
    let notes = try #require(manifest.tracing?.stacks)
    #expect(notes.samples >= 1_000 || notes.runs == 200)
    #expect(manifest.repetitions == notes.runs)
    let report = try CommandRun.run([listscope, "report", sampled, "--full"])
    #expect(report.output.contains("Stack samples"))
    let plain = try record("plain", program)
    #expect(plain.status == 0, "\(plain.errors)")
    let comparison = try CommandRun.run([
      listscope, "compare", "--base", path("plain"), "--head", sampled,
    ])
    #expect(comparison.status == ExitStatus.notComparable.code.rawValue)
    #expect(comparison.output.contains("the stack sampling differs, which is never compared"))
  }

  @Test("A crash is described: signal, message, backtrace, frame and open intervals")
  func crash() throws {
    let result = try record(
      "crash",
      [probe, "--require-tracing", "--events", "20", "--trap"]
    )
    #expect(result.status == 70)
    let words = [
      "'listscope-probe' was ended by SIGILL (signal 4), as by a failed precondition",
      "frame 10; open intervals: frame > update", "Fatal error: position 8 is not in 0..<8",
      "What was recorded until then is in",
    ]
    for word in words where !result.errors.contains(word) {
      // Other processors trap with another signal.
      #expect(word.contains("SIGILL") && result.errors.contains("SIGTRAP"), "\(result.errors)")
    }
    #expect(!Self.hasBacktracer || result.errors.contains("failPrecondition"), "\(result.errors)")
    let manifest = try #require(TraceManifest(inFolder: path("crash")))
    #expect(manifest.incomplete?.contains("was ended by SIG") == true)
    #expect(try OutputFolder.events(of: path("crash"))?.count == 22)
  }

  /// True if the Swift runtime has its program for backtraces.
  private static var hasBacktracer: Bool {
    let root = CommandRun.find("swift").map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().path
    }
    return root.map {
      FileManager.default.isExecutableFile(atPath: $0 + "/libexec/swift/linux/swift-backtrace")
    } ?? false
  }

  @Test("A program without events, or that does not exist, is an error that says so")
  func noEvents() throws {
    let silent = try record("silent", ["true"])
    #expect(silent.status == 65)
    #expect(silent.errors.contains("LTTngSink"))
    let failed = try record("failed", ["sh", "-c", "exit 7"])
    #expect(failed.status == 7)
    #expect(failed.errors.contains("LTTngSink") && failed.errors.contains("exit status 7"))
    let missing = try record("missing", ["/nonexistent/program"])
    #expect(missing.status == 64)
    #expect(missing.errors.contains("'/nonexistent/program' could not be started"))
    #expect(!FileManager.default.fileExists(atPath: try path("missing")))
    #expect(try record("above/below/missing", ["/nonexistent/program"]).status == 64)
    #expect(!FileManager.default.fileExists(atPath: try path("above")))
  }

  @Test("A scenario and a program exclude each other, and sizes are powers of two")
  func usage() throws {
    for arguments in [
      ["record", "catalog", "--", "true"], ["record", "--"],
      ["record", "catalog", "--buffer-size", "3M"], ["record", "catalog", "--buffer-size", "1T"],
      ["record", "catalog", "--buffer-size", "16K"], ["record", "catalog", "--buffer-size", "-1M"],
    ] {
      #expect(try CommandRun.run([listscope] + arguments).status == 64, "\(arguments)")
    }
  }
}
