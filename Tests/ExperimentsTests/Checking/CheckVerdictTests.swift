import Foundation
import Reports
import TestSupport
import Testing

@testable import Experiments

/// The verdicts of `check` on counts that differ from their baseline.
@Suite struct CheckVerdictTests {
  @Test("The same program passes, again and again, with its allocations")
  func same() throws {
    let suite = try SuiteInAFolder()
    for _ in 1...3 {
      let run = try suite.check()
      #expect(run.status == .done, "\(run.text)")
      #expect(run.words.contains("settings: no more than the baseline"))
      #expect(run.words.contains("allocations per update frame"))
      #expect(run.scenarios.allSatisfy { $0.differences.isEmpty })
    }
  }

  @Test(
    "One more of any exact count fails, and it is said which, where and by how much",
    arguments: [
      "diff.comparisons", "apply.views_created", "update.count[reason=content_changed]",
      "update_frames.allocations", "layout.allocations",
    ]
  )
  func more(count: String) throws {
    let suite = try SuiteInAFolder()
    let value = try suite.add(-1, to: count)
    let run = try suite.check()
    #expect(run.status == .regression, "\(run.text)")
    let place = count.prefix { $0 != "." }
    #expect(run.words.contains("settings: regression: 1 count went up"), "\(run.text)")
    #expect(run.words.contains("more in \(place)"), "\(run.text)")
    let numbers = run.words.filter { $0 != "," }
    #expect(numbers.contains("\(value - 1) → \(value) (+1"), "\(run.text)")
  }

  @Test("The type of the row is said", arguments: ["measure.count", "apply.allocations"])
  func rowType(count: String) throws {
    let suite = try SuiteInAFolder()
    let name = try #require(
      try suite.counts().keys.sorted().first { $0.hasPrefix("\(count)[type=") }
    )
    try suite.add(-2, to: name)
    let run = try suite.check()
    let type = name.dropFirst("\(count)[type=".count).dropLast()
    #expect(run.status == .regression)
    #expect(
      run.words.contains("\(count.drop { $0 != "." }.dropFirst()) of type \(type) "),
      "\(run.text)"
    )
  }

  @Test("A count that the baseline has not is an increase from nothing")
  func new() throws {
    let suite = try SuiteInAFolder()
    let value = try #require(try suite.counts()["diff.comparisons"])
    try suite.replace("diff.comparisons \(value)\n", with: "")
    let run = try suite.check()
    #expect(run.status == .regression)
    #expect(run.words.contains("comparisons 0 → \(value)"), "\(run.text)")
  }

  @Test("Less work passes and asks for --update, which takes it over")
  func less() throws {
    let suite = try SuiteInAFolder()
    try suite.add(1, to: "diff.comparisons")
    let run = try suite.check()
    #expect(run.status == .done)
    #expect(run.words.contains("less in diff") && run.words.contains("check --update settings"))
    #expect(try suite.check("settings", updates: true).status == .done)
    #expect(try !suite.check().words.contains("less in diff"))
  }

  @Test("Less work beside a regression is listed apart, and invites no update")
  func moreAndLess() throws {
    let suite = try SuiteInAFolder()
    try suite.add(1, to: "diff.comparisons")
    try suite.add(-1, to: "measure.count")
    let run = try suite.check()
    #expect(run.status == .regression)
    #expect(run.words.contains("1 count went up: rows are measured "), "\(run.text)")
    #expect(run.words.contains("1 count went down as well, which makes up for nothing"))
    #expect(!run.words.contains("--update"))
    let markdown = MarkdownReport(run.report).text()
    let parts = markdown.components(separatedBy: "Went down:")
    #expect(parts.count == 2 && parts[0].contains("| more | measure |"), "\(markdown)")
    #expect(parts.last?.contains("| less | diff |") == true)
    let junit = CheckJUnit(run).text
    #expect(junit.contains("<skipped message=\"improvement, not checked: 1 count went down\"/>"))
  }

  @Test("What is no work is shown, and decides nothing", arguments: ["layout.fixed", "run.events"])
  func noWork(count: String) throws {
    let suite = try SuiteInAFolder()
    try suite.add(-1, to: count)
    let run = try suite.check()
    #expect(run.status == .done)
    let words = count == "run.events" ? "in the baseline)" : "layout: fixed"
    #expect(run.words.contains(words), "\(run.text)")
  }

  @Test("A waiver lets its count through, with its reason, and no other")
  func waiver() throws {
    let suite = try SuiteInAFolder()
    try suite.add(-1, to: "diff.comparisons")
    try suite.write(
      """
      { scenarios: [{ scenario: "settings", items: 60, frames: 90 }],
        waivers: [
          { metric: "diff.*", scenario: "settings", reason: "rows have two keys now" },
          { metric: "slice.*", reason: "not any more" },
        ] }
      """
    )
    let waived = try suite.check()
    #expect(waived.status == .done, "\(waived.text)")
    #expect(waived.words.contains("waived: rows have two keys now"), "\(waived.text)")
    #expect(waived.words.contains("waiver of slice.* lets nothing through"))
    try suite.add(-1, to: "measure.count")
    #expect(try suite.check().status == .regression)
  }

  @Test("A margin is a share; what is not gated decides nothing")
  func margin() throws {
    let suite = try SuiteInAFolder()
    let value = try suite.add(-1, to: "diff.comparisons")
    let scenarios = "scenarios: [{ scenario: \"settings\", items: 60, frames: 90 }]"
    let enough = 100.0 / Double(value - 1) + 0.01
    try suite.write("{ \(scenarios), metrics: { 'diff.*': { margin: '\(enough)%' } } }")
    #expect(try suite.check().status == .done)
    try suite.write("{ \(scenarios), metrics: { 'diff.*': { margin: '\(enough - 0.02)%' } } }")
    #expect(try suite.check().status == .regression)
    try suite.write("{ \(scenarios), metrics: { '*.comparisons': { gate: false } } }")
    #expect(try suite.check().status == .done)
  }

  @Test(
    "Another image or another run is not comparable, and never a regression",
    arguments: [
      "pango", "glibc", "swift library", "fonts", "content", "schema",
    ]
  )
  func image(fact: String) throws {
    let suite = try SuiteInAFolder()
    try suite.add(-1, to: "diff.comparisons")
    try suite.replace("# \(fact): ", with: "# \(fact): 0.")
    let run = try suite.check()
    #expect(run.status == .notComparable, "\(run.text)")
    #expect(run.words.contains("settings: not comparable") && run.words.contains("0."))
  }

  @Test("Other options than the baseline's are another run")
  func otherRun() throws {
    let suite = try SuiteInAFolder()
    try suite.write("{ scenarios: [{ scenario: 'settings', items: 61, frames: 90 }] }")
    let run = try suite.check()
    #expect(run.status == .notComparable)
    #expect(run.words.contains("Another run: the baseline is of 'settings --items 60"))
  }

  @Test("A regression wins over what is not comparable, and that over what passes")
  func order() throws {
    let suite = try SuiteInAFolder(
      """
      { allocations: false, scenarios: [
        { name: "a", scenario: "settings", items: 40, frames: 90 },
        { name: "b", scenario: "settings", items: 50, frames: 90 },
        { name: "c", scenario: "settings", items: 60, frames: 90 } ] }
      """
    )
    try suite.replace("# glibc: ", with: "# glibc: 0.", in: "b")
    #expect(try suite.check().status == .notComparable)
    #expect(try suite.check("a", "c").status == .done)
    try suite.add(-1, to: "diff.comparisons", of: "c")
    let run = try suite.check()
    #expect(run.status == .regression)
    #expect(run.words.contains("3 scenarios: 1 with a regression, 1 not comparable, 1 passed"))
  }
}
