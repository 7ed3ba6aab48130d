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
    let baseline = try suite.baseline()
    #expect(
      baseline.contains("# instructions pinned: ") && baseline.contains("# instructions seen: ")
    )
    #expect(baseline.contains("run.instructions[function="))
    // What is pinned is what counts, not what the environment says.
    let tunables = ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-AVX2_Usable,-ERMS,-FSRM,-AVX512F"]
    let other = try suite.check("--instructions", environment: tunables)
    #expect(other.status == 0, "\(other.output)")
    // Half of what it is now.
    try suite.add(-value / 2, to: "run.instructions")
    let more = try suite.check("--instructions")
    #expect(more.status == 2 && more.output.contains("more in run"), "\(more.output)")
    // The whole and its functions come from the same file.
    let function = try #require(
      try suite.counts().keys.sorted().first { $0.hasPrefix("run.instructions[function=") }
    )
    try suite.add(-(try #require(try suite.counts()[function])) / 2, to: function)
    let named = try suite.check("--instructions").output
    #expect(named.contains("Instructions changed most in: "), "\(named)")
    // Instructions of another processor are not compared, everything else is.
    try suite.replace("# instructions seen: ", with: "# instructions seen: 0")
    let processor = try suite.check("--instructions")
    #expect(processor.status == 3, "\(processor.output)")
    #expect(processor.output.contains("Instructions: not comparable: another processor"))
    // A check that does not ask for them does not wait for them.
    #expect(try suite.check().status == 0)
    let without = try suite.check("--instructions", environment: ["PATH": "/nonexistent"])
    #expect(without.status == 3 && without.output.contains("Instructions: not counted"))
  }
}
