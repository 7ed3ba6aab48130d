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
