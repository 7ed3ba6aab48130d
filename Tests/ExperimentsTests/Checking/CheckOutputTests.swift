import Foundation
import Reports
import TestSupport
import Testing

@testable import Experiments

/// The formats in which `check` says what it has found.
@Suite struct CheckOutputTests {
  /// A suite with a regression, an improvement, a waiver, and a run that is not comparable.
  private func makeSuite() throws -> SuiteInAFolder {
    let suite = try SuiteInAFolder(
      """
      { allocations: false,
        scenarios: [
          { name: "a", scenario: "settings", items: 40, frames: 90 },
          { name: "b", scenario: "settings", items: 50, frames: 90 } ],
        waivers: [{ metric: "slice.*", reason: "100 % meant, <really> & \\"so\\" | yes" }] }
      """
    )
    try suite.add(-1, to: "diff.comparisons", of: "a")
    try suite.add(1, to: "measure.count", of: "a")
    try suite.add(-1, to: "slice.items", of: "a")
    try suite.replace("# glibc: ", with: "# glibc: <0>&", in: "b")
    return suite
  }

  private struct Document: Decodable {
    struct Scenario: Decodable {
      let name, status: String
      let obstacles: [String]
      let differences: [Difference]
    }
    struct Difference: Decodable {
      let name, interval, field, verdict: String
      let baseline, counted: Int
      let waiver: String?
    }
    let exitCode: Int
    let scenarios: [Scenario]
  }

  @Test("JSON has every difference with its verdict")
  func json() throws {
    let run = try makeSuite().check()
    #expect(run.status == .regression)
    let text = try JSONReport(run.report).text()
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    #expect(document.exitCode == 2)
    #expect(document.scenarios.map(\.status) == ["regression", "not_comparable"])
    let differences = document.scenarios[0].differences
    #expect(differences.map(\.name) == ["diff.comparisons", "measure.count", "slice.items"])
    #expect(differences.map(\.verdict) == ["regression", "improvement", "waived"])
    #expect(differences[0].counted == differences[0].baseline + 1)
    #expect(document.scenarios[1].obstacles.first?.contains("glibc") == true)
  }

  @Test(
    "JUnit's XML is read back by junitparser",
    .enabled(if: SchemaValidator.isAvailable, "needs PyPI's junitparser, and python3-venv")
  )
  func junit() throws {
    let suite = try makeSuite()
    let file = suite.folder.path + "/junit.xml"
    try CheckJUnit(suite.check()).text.write(toFile: file, atomically: true, encoding: .utf8)
    let program = """
      import sys
      from junitparser import JUnitXml, Failure, Skipped
      for suite in JUnitXml.fromfile(sys.argv[1]):
          print(suite.name, suite.tests, suite.failures, suite.errors, suite.skipped)
          for case in suite:
              kinds = [type(r).__name__ + ": " + r.message for r in case.result]
              print(case.classname, case.name, kinds)
      """
    let python = try #require(SchemaValidator.interpreter)
    let read = try CommandRun.run([python, "-c", program, file])
    #expect(read.status == 0, "\(read.errors)")
    let lines = read.output.split(separator: "\n")
    #expect(lines.contains("a 4 1 0 1") && lines.contains("b 1 0 0 1"), "\(read.output)")
    #expect(lines.contains { $0.hasPrefix("listscope.a diff ['Failure: diff: comparisons ") })
    #expect(lines.contains("listscope.a slice []"))
    #expect(
      lines.contains(
        "listscope.a improvements ['Skipped: improvement, not checked: 1 count went down']"
      )
    )
    #expect(
      lines.contains {
        $0.hasPrefix(
          "listscope.b comparable ['Skipped: not comparable: Another image: glibc is <0>&"
        )
      },
      "\(read.output)"
    )
  }

  @Test("Markdown has a table with the interval, and goes to the summary of a job as well")
  func markdown() throws {
    let suite = try makeSuite()
    let summary = suite.folder.path + "/summary.md"
    try "# Before\n".write(toFile: summary, atomically: true, encoding: .utf8)
    let result = try suite.check()
    let text = MarkdownReport(result.report).text()
    #expect(text.contains("| more | diff | comparisons | "), "\(text)")
    #expect(
      text.contains(
        "| waived: 100 % meant, &#60;really&#62; &#38; &#34;so&#34; &#124; yes | slice |"
      ),
      "\(text)"
    )
    try GitHubOutput(environment: ["GITHUB_STEP_SUMMARY": summary])
      .appendToSummary(result, SilentListener())
    #expect(try String(contentsOfFile: summary, encoding: .utf8) == "# Before\n" + text)
  }

  @Test("A summary that GitHub would drop is cut, and says so", arguments: [16, 300, 1 << 20])
  func longSummary(room: Int) throws {
    let suite = try makeSuite()
    let summary = suite.folder.path + "/summary.md"
    let before = String(repeating: "x", count: (1 << 20) - room)
    try before.write(toFile: summary, atomically: true, encoding: .utf8)
    let result = try suite.check()
    let (whole, listener) = (MarkdownReport(result.report).text(), ListenerLog())
    try GitHubOutput(environment: ["GITHUB_STEP_SUMMARY": summary])
      .appendToSummary(result, listener)
    let text = try String(contentsOfFile: summary, encoding: .utf8)
    #expect(text.hasPrefix(before))
    let added = text.dropFirst(before.count)
    if room == 300 {
      #expect(text.utf8.count <= 1 << 20)
      let cut = try #require(added.firstRange(of: "\n**Cut here:** GitHub shows 1 MiB of a step. "))
      #expect(whole.hasPrefix(added[..<cut.lowerBound]))
      let lines = whole.split(separator: "\n", omittingEmptySubsequences: false).count
      let kept = added[..<cut.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
      #expect(added[cut.upperBound...].hasPrefix("\(lines - kept.count + 1) more lines"))
    } else {
      #expect(added == (room == 16 ? "" : whole))
    }
    let isSaid = listener.messages.contains {
      $0.hasPrefix("warning: nothing was added to the summary of the job: it has 1048560")
    }
    #expect(isSaid == (room == 16), "\(listener.messages)")
  }

  @Test("In GitHub Actions each failing scenario is an annotation, in one line")
  func annotations() throws {
    let result = try makeSuite().check()
    let lines = GitHubOutput(environment: ["GITHUB_ACTIONS": "true"]).annotations(result)
    #expect(lines.count == 2, "\(lines)")
    let first = try #require(lines.first)
    #expect(first.hasPrefix("::error file="))
    #expect(
      first.contains("baselines/a.txt,title=ListScope%3A a%3A regression%3A 1 count went up::")
    )
    // The per cent sign is escaped.
    #expect(first.contains(" %25)"), "\(first)")
    #expect(lines.allSatisfy { !$0.contains("\n") })
    #expect(GitHubOutput(environment: [:]).annotations(result).isEmpty)
  }

  @Test("A baseline has its facts first, then sorted counts, one a line")
  func baseline() throws {
    let suite = try SuiteInAFolder()
    let lines = try suite.baseline().split(separator: "\n")
    let facts = lines.prefix { $0.hasPrefix("#") }
    for name in [
      "architecture", "build", "cairo", "content", "fonts", "glibc", "harfbuzz", "pango", "run",
      "schema", "swift library",
    ] {
      #expect(facts.contains { $0.hasPrefix("# \(name): ") }, "\(name)")
    }
    #expect(!lines.dropFirst(facts.count).contains { $0.hasPrefix("#") })
    let before = try suite.baseline()
    #expect(try suite.check(updates: true).status == .done)
    // Nothing but the first frame's allocations may differ, and these are kept.
    let after = try suite.baseline().split(separator: "\n")
    let changed = Set(after).symmetricDifference(before.split(separator: "\n").map { $0 })
    #expect(changed.allSatisfy { $0.hasPrefix("first_frame.") }, "\(changed)")
  }
}
