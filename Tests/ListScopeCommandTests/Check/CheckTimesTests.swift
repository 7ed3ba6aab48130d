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
    #expect(try #require(try suite.counts()["run.instructions"]) > 100_000)
    let baseline = try suite.baseline()
    #expect(
      baseline.contains("# instructions pinned: ") && baseline.contains("# instructions seen: ")
    )
    #expect(baseline.contains("run.instructions[function="))
    // What is pinned is what counts, not what the environment says.
    let tunables = ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-AVX2_Usable,-ERMS,-FSRM,-AVX512F"]
    let other = try suite.check("--instructions", environment: tunables)
    #expect(other.status == 0, "\(other.output)")
    let without = try suite.check("--instructions", environment: ["PATH": "/nonexistent"])
    #expect(without.status == 3 && without.output.contains("Instructions: not counted"))
  }
}
