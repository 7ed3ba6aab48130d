import Foundation
import TestSupport
import Testing

/// `check` from its arguments to its exit code.
@Suite struct CheckCommandTests {
  @Test("The same program passes, with the allocations of a real counter")
  func same() throws {
    let suite = try SuiteFolder()
    for name in ["measure.count", "update.count", "diff.comparisons", "update_frames.allocations"] {
      #expect(try suite.counts()[name, default: 0] > 0, "\(name)")
    }
    for total in ["apply.allocations", "apply.allocated_bytes"] {
      let ofTypes = try suite.counts().filter { $0.key.hasPrefix("\(total)[type=") }
      #expect(try suite.counts()[total] == ofTypes.values.reduce(0, +), "\(ofTypes)")
    }
    let run = try suite.check()
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("settings: no more than the baseline"))
    #expect(run.output.contains("allocations per update frame"))
    #expect(!run.output.contains("→"))
  }

  @Test("Allocations are the same where all threads share one processor")
  func oneProcessor() throws {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let allowed = try #require(status.firstMatch(of: /Cpus_allowed_list:\s*([0-9]+)/)?.1)
    let suite = try SuiteFolder(
      #"{ scenarios: [ { scenario: "catalog", items: 20, frames: 12 } ] }"#
    )
    let counts = try suite.counts("catalog")
    // An update would keep what is within the margin of the first frame.
    try FileManager.default.removeItem(atPath: suite.baselinePath("catalog"))
    let run = try CommandRun.run(
      ["taskset", "--cpu-list", String(allowed)]
        + [CommandRun.listscope, "check", "--suite", suite.suite, "--update"],
      environment: ["XDG_CACHE_HOME": SuiteFolder.cache]
    )
    #expect(run.status == 0, "\(run.errors)")
    // Where the threads of fonts are scheduled otherwise, glibc may keep one block more or less.
    let first = "first_frame.allocations"
    let (before, after) = (
      try #require(counts[first]), try #require(suite.counts("catalog")[first])
    )
    #expect(abs(before - after) <= 2, "\(before) \(after)")
  }

  @Test("One count more is exit code 2, in every format and every file")
  func more() throws {
    let suite = try SuiteFolder()
    try suite.add(-1, to: "diff.comparisons")
    let (junit, summary) = (suite.folder.path + "/check.xml", suite.folder.path + "/summary.md")
    for (format, words) in [
      ("text", "more in diff"), ("markdown", "| diff |"), ("junit", "<testsuites"),
      ("json", "\"exitCode\" : 2"),
    ] {
      let run = try suite.check(
        ["--format", format, "--junit", junit],
        environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary]
      )
      #expect(run.status == 2 && run.output.contains(words), "\(run.output)\(run.errors)")
      #expect(run.errors.hasPrefix("::error file="), "\(run.errors)")
    }
    #expect(try String(contentsOfFile: junit, encoding: .utf8).contains("<testsuites"))
    #expect(try String(contentsOfFile: summary, encoding: .utf8).contains("| diff |"))
  }
}
