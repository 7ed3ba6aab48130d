import Foundation
import TestSupport
import Testing

/// The gates of `check` beside counts: times against another build, and instructions.
@Suite(.serialized) struct CheckTimesTests {
  /// A program that is this one, with every frame twice as long.
  private func slowProgram(in folder: OutputFolder) throws -> String {
    let program = folder.path + "/slow"
    let script = """
      #!/bin/sh
      exec '\(CommandRun.listscope)' "$@" --inject interval=frame,add=200%

      """
    try script.write(toFile: program, atomically: true, encoding: .utf8)
    chmod(program, 0o755)
    return program
  }

  @Test("A build that is slower fails with exit code 2, in every output; a waiver lets it through")
  func slower() throws {
    let suite = try SuiteFolder()
    let folder = try OutputFolder()
    let slow = try slowProgram(in: folder)
    let junit = folder.path + "/check.xml"
    var run = (status: Int32(0), output: "", errors: "")
    // A busy machine may need another attempt.
    for _ in 1...4 where run.status != 2 {
      run = try suite.check(
        "--base",
        CommandRun.listscope,
        "--head",
        slow,
        "--rounds",
        "8",
        "--time-limit",
        "1s",
        "--junit",
        junit,
        environment: ["GITHUB_ACTIONS": "true"]
      )
    }
    #expect(run.status == 2, "\(run.output)\(run.errors)")
    #expect(run.output.contains("1 scenario: 1 passed"))
    #expect(run.output.contains("Regression. settings:"), "\(run.output)")
    #expect(run.errors.contains("::error title=ListScope times::"), "\(run.errors)")
    let xml = try String(contentsOfFile: junit, encoding: .utf8)
    #expect(xml.contains("<testsuite name=\"settings times\""))
    #expect(xml.contains("type=\"regression\""))
    try suite.write(
      """
      { scenarios: [ { scenario: "settings", items: 60, frames: 90 } ],
        waivers: [ { metric: "*_ns", reason: "known" }, { metric: "peak_*", reason: "known" } ] }
      """
    )
    let waived = try suite.check(
      "--base",
      CommandRun.listscope,
      "--head",
      slow,
      "--rounds",
      "8",
      "--time-limit",
      "1s",
      "--format",
      "json"
    )
    #expect(waived.status != 2, "\(waived.output)\(waived.errors)")
    let document = try JSONSerialization.jsonObject(with: Data(waived.output.utf8))
    let members = try #require(document as? [String: Any])
    #expect(members["comparison"] is [String: Any])
  }

  @Test(
    "Options that do not go together are an error",
    arguments: [
      ["--update", "--base", "x"], ["--head", "x"], ["--base", "x", "--rounds", "3"],
    ]
  )
  func mistakes(arguments: [String]) throws {
    let command = [CommandRun.listscope, "check", "--suite", try SuiteFolder().suite]
    #expect(try CommandRun.run(command + arguments).status == 64)
  }

  @Test("Instructions are counted where they are asked for, nearly alike each time")
  func instructions() throws {
    let suite = try SuiteFolder(
      "{ scenarios: [{ scenario: 'settings', items: 20, frames: 12, allocations: false }] }",
      update: false
    )
    // Plays twice, and writes nothing unless both agree.
    #expect(try suite.check("--update", "--instructions").status == 0)
    let value = try #require(try suite.counts()["run.instructions"])
    #expect(value > 1_000_000)
    // Half of what it is now.
    try suite.add(-value / 2, to: "run.instructions")
    let more = try suite.check("--instructions")
    #expect(more.status == 2 && more.output.contains("more in run"), "\(more.output)")
    // Nobody who does not ask for them is held up by them.
    #expect(try suite.check().status == 0)
    let without = try suite.check("--instructions", environment: ["PATH": "/nonexistent"])
    #expect(without.status == 3 && without.output.contains("Instructions: not counted"))
  }
}
