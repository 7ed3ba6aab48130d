import Foundation
import Glibc
import TestSupport
import Testing

/// Mistakes of users, and machines that lack something.
@Suite struct CheckMistakeTests {
  @Test("Without a suite it is said how one is written")
  func noSuite() throws {
    let folder = try OutputFolder()
    let run = try CommandRun.run(
      ["sh", "-c", "cd \(folder.path) && exec \(CommandRun.listscope) check"]
    )
    #expect(run.status == 66)
    #expect(run.errors.contains("init suite"), "\(run.errors)")
  }

  @Test("Without a C compiler only allocations are not comparable")
  func noCompiler() throws {
    let suite = try SuiteFolder()
    let tools = try OutputFolder()
    let without = ["PATH": tools.path, "CC": "", "XDG_CACHE_HOME": tools.path]
    func check(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
      let variables = without.map { "\($0)=\($1)" }
      return try CommandRun.run(
        ["env"] + variables
          + [CommandRun.listscope, "check", "--suite", suite.suite] + arguments
      )
    }
    let run = try check()
    #expect(run.status == 3, "\(run.output)\(run.errors)")
    #expect(run.output.contains("Allocations: not counted: no C compiler"))
  }

  @Test("An ordinary user without tracing can check", .enabled(if: User.isRoot, "needs root"))
  func unprivileged() throws {
    let suite = try SuiteFolder()
    let cache = try OutputFolder()
    let run = try suite.check(
      environment: ["HOME": "/nonexistent", "XDG_CACHE_HOME": cache.path],
      as: .ordinary
    )
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("allocations per update frame"))
  }

  @Test(
    "A current folder that is closed to the user is an error of theirs, not a bug",
    .enabled(if: User.isRoot, "needs root")
  )
  func closedFolder() throws {
    let (suite, closed) = (try SuiteFolder(), try OutputFolder())
    chmod(closed.path, 0o700)
    let run = try CommandRun.run([
      "sh", "-c",
      "cd '\(closed.path)' && exec \(User.ordinary.prefix.joined(separator: " ")) "
        + "'\(CommandRun.listscope)' check --suite '\(suite.suite)'",
    ])
    #expect(run.status == 66, "\(run.errors)")
    #expect(run.errors.contains("current folder cannot be used (Permission denied)"))
    #expect(!run.errors.contains("bug"))
  }

  @Test("The suite to begin with is one, explains itself, and replaces nothing")
  func start() throws {
    let folder = try OutputFolder()
    let file = folder.path + "/listscope.json"
    let command = [CommandRun.listscope, "init", "suite", "--output", file]
    #expect(try CommandRun.run(command).status == 0)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("// Increases that are let through"))
    let check = try CommandRun.run([CommandRun.listscope, "check", "--suite", file])
    #expect(check.status == 3 && check.output.contains("no baseline yet"), "\(check.errors)")
    let again = try CommandRun.run(command)
    #expect(again.status == 64)
    #expect(try CommandRun.run(command + ["--force"]).status == 0)
    // With the examples in its comments.
    let examples = text.replacing("// { ", with: "{ ").replacing("// \"", with: "\"")
    try examples.write(toFile: file, atomically: true, encoding: .utf8)
    let whole = try CommandRun.run([CommandRun.listscope, "check", "--suite", file])
    #expect(whole.status == 3, "\(whole.errors)")
  }

  /// Returns whether a process exists and has not ended, even if it was not waited for yet.
  private static func isRunning(_ id: pid_t) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
      let state = status.split(separator: ")").last?.split(separator: " ").first
    else { return false }
    return state != "Z" && state != "X"
  }

  @Test("An interruption ends the runs, and leaves the baselines as they were")
  func interruption() throws {
    let suite = try SuiteFolder()
    let before = try suite.baseline()
    try suite.write("{ scenarios: [{ name: 'settings', scenario: 'growth', seconds: 80000 }] }")
    let run = try CommandRun([CommandRun.listscope, "check", "--suite", suite.suite, "--update"])
    var children: [pid_t] = []
    while children.isEmpty, run.process.isRunning {
      usleep(10_000)
      children = run.children
    }
    #expect(!children.isEmpty)
    run.process.interrupt()
    let end = run.finish()
    #expect(end.status == 130, "\(end.errors)")
    for child in children { #expect(!Self.isRunning(child)) }
    #expect(try suite.baseline() == before)
    let left = try FileManager.default.contentsOfDirectory(atPath: suite.folder.path)
    #expect(left.sorted() == ["baselines", "listscope.json"])
  }

  @Test("A run does not outlive the check that has started it")
  func killed() throws {
    let suite = try SuiteFolder(
      "{ scenarios: [{ scenario: 'growth', seconds: 80000 }] }",
      update: false
    )
    let run = try CommandRun([CommandRun.listscope, "check", "--suite", suite.suite, "--update"])
    var children: [pid_t] = []
    while children.isEmpty, run.process.isRunning {
      usleep(10_000)
      children = run.children
    }
    kill(run.process.processIdentifier, SIGKILL)
    let child = try #require(children.first)
    #expect(TestPatience.wait { !Self.isRunning(child) })
    _ = run.finish()
  }
}
