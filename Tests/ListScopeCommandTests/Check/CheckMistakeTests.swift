import Foundation
import Glibc
import TestSupport
import Testing

/// Mistakes of users, and machines that lack something.
@Suite struct CheckMistakeTests {
  @Test(
    "A mistake in a suite names its key, and what to do",
    arguments: [
      ("{ scenarios: [", "not JSON5"),
      ("[]", "must be an object"),
      ("{}", "'scenarios' is missing"),
      ("{ scenarios: {} }", "scenarios: must be a list"),
      ("{ scenarios: [] }", "scenarios: must name at least one"),
      (
        "{ version: 2, scenarios: [{ scenario: 'feed' }] }",
        "version: there is no such key."
      ),
      ("{ scenario: [] }", "scenario: there is no such key. Did you mean 'scenarios'?"),
      ("{ scenarios: ['feed'] }", "scenarios[0]: must be an object"),
      ("{ scenarios: [{ items: 3 }] }", "scenarios[0]: 'scenario' is missing"),
      (
        "{ scenarios: [{ scenario: 'fed' }] }",
        "scenarios[0].scenario: There is no scenario 'fed'. Did you mean 'feed'?"
      ),
      (
        "{ scenarios: [{ scenario: 'feed', item: 3 }] }",
        "scenarios[0].item: there is no such key. Did you mean 'items'?"
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }, { scenario: 'feed', name: 'f', items: -1 }] }",
        "scenarios[1].items: "
      ),
      (
        "{ scenarios: [{ scenario: 'feed', items: true }] }",
        "scenarios[0].items: must be a number or a text, not true"
      ),
      ("{ scenarios: [{ scenario: 'feed', layout: 'tabel' }] }", "scenarios[0].layout: "),
      ("{ scenarios: [{ scenario: 'feed', gesture: 'flng' }] }", "Did you mean 'fling'?"),
      (
        "{ scenarios: [{ scenario: 'feed', clock: 'real' }] }",
        "scenarios[0].clock: counts need the virtual clock"
      ),
      ("{ scenarios: [{ scenario: 'feed', set: { colour: 1 } }] }", "scenarios[0].set.colour: "),
      ("{ scenarios: [{ scenario: 'feed', seconds: 1, frames: 1 }] }", "scenarios[0]: "),
      (
        "{ scenarios: [{ scenario: 'feed' }, { scenario: 'feed' }] }",
        "scenarios[1]: the name 'feed' is used before"
      ),
      (
        "{ scenarios: [{ scenario: 'feed', name: '../x' }] }",
        "scenarios[0].name: a name is made of"
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }], metrics: { 'a.*': { margin: -1 } } }",
        "metrics.a.*.margin: must be a share"
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }], metrics: { 'a.*': { gates: true } } }",
        "metrics.a.*.gates: there is no such key. Did you mean 'gate'?"
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }], waivers: [{ metric: 'a.*' }] }",
        "waivers[0]: 'reason' is missing"
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }], waivers: [{ metric: 'a', reason: 'b', scenario: 'fed' }] }",
        "waivers[0].scenario: the suite has no scenario 'fed'. Did you mean 'feed'?"
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }], metrics: { frame_mena_ns: { margin: '200%' } } }",
        "metrics.frame_mena_ns: nothing that is measured or counted has this name. Did you mean "
          + "'frame_mean_ns'?"
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }], metrics: { 'mesure.*': { gate: false } } }",
        "metrics.mesure.*: nothing that is measured or counted has this name."
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }], waivers: [{ metric: 'measure.cuont', reason: 'b' }] }",
        "waivers[0].metric: nothing that is measured or counted has this name. Did you mean "
          + "'measure.count'?"
      ),
      (
        "{ scenarios: [{ scenario: 'feed' }], allocations: 1 }",
        "allocations: must be true or false"
      ),
    ]
  )
  func suite(text: String, words: String) throws {
    let suite = try SuiteFolder(text, update: false)
    let run = try suite.check()
    #expect(run.status == 64, "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.contains("listscope.json"), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("Without a suite it is said how one is written")
  func noSuite() throws {
    let folder = try OutputFolder()
    let run = try CommandRun.run(
      ["sh", "-c", "cd \(folder.path) && exec \(CommandRun.listscope) check"]
    )
    #expect(run.status == 66)
    #expect(run.errors.contains("init suite"), "\(run.errors)")
  }

  @Test("A scenario that the suite has not, and one without a baseline")
  func scenarios() throws {
    let suite = try SuiteFolder(update: false)
    let unknown = try suite.check("setings")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("Did you mean 'settings'?"))
    let missing = try suite.check()
    #expect(missing.status == 3)
    #expect(
      missing.output.contains("no baseline yet") && missing.output.contains("--update settings")
    )
  }

  @Test("A damaged baseline is named with its line")
  func damaged() throws {
    let suite = try SuiteFolder()
    try suite.replace("diff.comparisons ", with: "<<<<<<< HEAD\ndiff.comparisons ")
    let run = try suite.check()
    #expect(run.status == 65)
    #expect(run.errors.contains("baselines/settings.txt:") && run.errors.contains("<<<<<<< HEAD"))
    #expect(run.errors.contains("--update settings"))
    let update = try suite.check("--update", "settings")
    #expect(update.status == 0, "\(update.errors)")
    #expect(update.output.contains("The baseline was damaged, and is written new"))
    #expect(try suite.check().status == 0)
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
    try suite.add(-1, to: "diff.comparisons")
    #expect(try check().status == 2)
    #expect(try check("--update").output.contains("Allocations are not in the baseline"))
    #expect(try check().status == 0)
    let later = try suite.check()
    #expect(later.status == 0)
    #expect(later.output.contains("The baseline has no allocations"), "\(later.output)")
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
