import Foundation
import TestSupport
import Testing

/// The gates of `check` beside counts: times against another build, and instructions.
@Suite(.serialized) struct CheckTimesTests {
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
    // A check that does not ask for them does not wait for them.
    #expect(try suite.check().status == 0)
    let without = try suite.check("--instructions", environment: ["PATH": "/nonexistent"])
    #expect(without.status == 3 && without.output.contains("Instructions: not counted"))
  }
}
