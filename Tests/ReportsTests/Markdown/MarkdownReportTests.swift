import Foundation
import ListSchema
import Signposts
import Testing
import TraceAnalysis

@testable import Reports

@Suite struct MarkdownReportTests {
  @Test("The verdict comes first, and there are at most 60 lines")
  func verdict() {
    for summary in [ReportScripts.run, ReportScripts.lossy, HostileScript.summary("x")] {
      let lines = MarkdownReport(Report(summary, path: "trace")).text().split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      #expect(lines[0].hasPrefix("**"))
      #expect(lines.count - 1 <= MarkdownReport.maxLines)
      #expect(lines.last == "")
    }
    let run = MarkdownReport(Report(ReportScripts.run, path: "trace")).text()
    #expect(run.hasPrefix("**✕ Not smooth.** 3 of 120 frames late (2.5 %)"))
  }

  @Test("The lines of a whole run are as expected")
  func golden() throws {
    let text = MarkdownReport(Report(ReportScripts.run, path: "trace")).text()
    try GoldenFile.expect(text, at: "Tests/ReportsTests/Golden/run.md")
  }

  @Test("Whatever a trace says stays text, and names nobody", arguments: HostileScript.texts)
  func hostile(text: String) {
    let report = MarkdownReport(Report(HostileScript.summary(text), path: text)).text()
    #expect(!report.contains("<img") && !report.contains("<svg"))
    #expect(!report.contains("@user") && !report.contains("#1 ") && !report.contains("https://"))
    #expect(!report.contains("www.x"))
    let tags = report.matches(of: /<\/?[a-z]+>|<!-- -->/).map { String($0.0) }
    let allowed: Set = ["<details>", "</details>", "<summary>", "</summary>", "<!-- -->"]
    #expect(Set(tags).isSubset(of: allowed))
    #expect(tags.count == report.matches(of: /</).count)
    for row in report.split(separator: "\n") where row.hasPrefix("|") {
      #expect(row.hasSuffix("|"))
    }
  }

  @Test(
    "Names of functions and files are code, and nothing else is",
    arguments: [
      (
        "in Screen.rows(in:) (Screen.swift:54): 12", "in `Screen.rows(in:)` (`Screen.swift:54`): 12"
      ),
      ("took 1.5 ms.", "took 1.5 ms."), ("see www.x.org", "see www&#46;x&#46;org"),
      ("a*b", "a&#42;b"), ("Row<A.B>", "Row&#60;A&#46;B&#62;"), ("x.`y", "x.&#96;y"), ("", ""),
    ]
  )
  func names(text: String, shown: String) { #expect(text.markdown == shown) }

  @Test(
    "Text between backticks is code; a single one is a sign",
    arguments: [
      ("only `theme.version` differs", "only `theme.version` differs"),
      ("as `all.map { ($0.id, $0) }` does", "as `all.map { ($0.id, $0) }` does"),
      ("one ` alone", "one &#96; alone"), ("a `b|c`", "a &#96;b&#124;c&#96;"),
      ("list's `` end", "list's &#96;&#96; end"),
    ]
  )
  func code(text: String, shown: String) { #expect(text.markdown == shown) }

  @Test("Every row of a table has as many cells")
  func cells() {
    let report = MarkdownReport(Report(HostileScript.summary("a | b"), path: "trace")).text()
    for section in report.split(separator: "\n\n") where section.hasPrefix("|") {
      let rows = section.split(separator: "\n").filter { !$0.contains("more |") }
      #expect(Set(rows.map { $0.count { $0 == "|" } }).count == 1)
    }
  }
}
