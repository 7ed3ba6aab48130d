import Foundation
import TestSupport
import Testing

/// The verdicts of `check` on counts that differ from their baseline.
@Suite struct CheckVerdictTests {
  @Test("The same program passes, again and again, with its allocations")
  func same() throws {
    let suite = try SuiteFolder()
    for name in ["measure.count", "update.count", "diff.comparisons", "update_frames.allocations"] {
      #expect(try suite.counts()[name, default: 0] > 0, "\(name)")
    }
    for total in ["apply.allocations", "apply.allocated_bytes"] {
      let ofTypes = try suite.counts().filter { $0.key.hasPrefix("\(total)[type=") }
      #expect(try suite.counts()[total] == ofTypes.values.reduce(0, +), "\(ofTypes)")
    }
    for _ in 1...3 {
      let run = try suite.check()
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("settings: no more than the baseline"))
      #expect(run.output.contains("allocations per update frame"))
      #expect(!run.output.contains("→"))
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
    let suite = try SuiteFolder()
    let value = try suite.add(-1, to: count)
    let run = try suite.check()
    #expect(run.status == 2, "\(run.output)\(run.errors)")
    let place = count.prefix { $0 != "." }
    #expect(run.output.contains("settings: regression: 1 count went up"), "\(run.output)")
    #expect(run.output.contains("more in \(place)"), "\(run.output)")
    let numbers = run.output.filter { $0 != "," }
    #expect(numbers.contains("\(value - 1) → \(value) (+1"), "\(run.output)")
  }

  @Test("The type of the row is said", arguments: ["measure.count", "apply.allocations"])
  func rowType(count: String) throws {
    let suite = try SuiteFolder()
    let name = try #require(
      try suite.counts().keys.sorted().first { $0.hasPrefix("\(count)[type=") }
    )
    try suite.add(-2, to: name)
    let run = try suite.check()
    let type = name.dropFirst("\(count)[type=".count).dropLast()
    #expect(run.status == 2)
    #expect(
      run.output.contains("\(count.drop { $0 != "." }.dropFirst()) of type \(type) "),
      "\(run.output)"
    )
  }

  @Test("A count that the baseline has not is an increase from nothing")
  func new() throws {
    let suite = try SuiteFolder()
    let value = try #require(try suite.counts()["diff.comparisons"])
    try suite.replace("diff.comparisons \(value)\n", with: "")
    let run = try suite.check()
    #expect(run.status == 2)
    #expect(run.output.contains("comparisons 0 → \(value)"), "\(run.output)")
  }

  @Test("Less work passes and asks for --update, which takes it over")
  func less() throws {
    let suite = try SuiteFolder()
    try suite.add(1, to: "diff.comparisons")
    let run = try suite.check()
    #expect(run.status == 0)
    #expect(run.output.contains("less in diff") && run.output.contains("check --update settings"))
    #expect(try suite.check("--update", "settings").status == 0)
    #expect(try !suite.check().output.contains("less in diff"))
  }

  @Test("Less work beside a regression is listed apart, and invites no update")
  func moreAndLess() throws {
    let suite = try SuiteFolder()
    try suite.add(1, to: "diff.comparisons")
    try suite.add(-1, to: "measure.count")
    let run = try suite.check()
    #expect(run.status == 2)
    #expect(run.output.contains("1 count went up: rows are measured "), "\(run.output)")
    #expect(run.output.contains("1 count went down as well, which makes up for nothing"))
    #expect(!run.output.contains("--update"))
    let markdown = try suite.check("--format", "markdown").output
    let parts = markdown.components(separatedBy: "Went down:")
    #expect(parts.count == 2 && parts[0].contains("| **more** | measure |"), "\(markdown)")
    #expect(parts.last?.contains("| less | diff |") == true)
    let junit = try suite.check("--format", "junit").output
    #expect(junit.contains("<skipped message=\"improvement, not checked: 1 count went down\"/>"))
  }

  @Test("What is no work is shown, and decides nothing", arguments: ["layout.fixed", "run.events"])
  func noWork(count: String) throws {
    let suite = try SuiteFolder()
    try suite.add(-1, to: count)
    let run = try suite.check()
    #expect(run.status == 0)
    let words = count == "run.events" ? "in the baseline)" : "layout: fixed"
    #expect(run.output.contains(words), "\(run.output)")
  }

  @Test("A waiver lets its count through, with its reason, and no other")
  func waiver() throws {
    let suite = try SuiteFolder()
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
    #expect(waived.status == 0, "\(waived.output)")
    #expect(waived.output.contains("waived: rows have two keys now"), "\(waived.output)")
    #expect(waived.output.contains("the waiver of slice.* lets nothing through"))
    try suite.add(-1, to: "measure.count")
    #expect(try suite.check().status == 2)
  }

  @Test("A margin is a share; what is not gated decides nothing")
  func margin() throws {
    let suite = try SuiteFolder()
    let value = try suite.add(-1, to: "diff.comparisons")
    let scenarios = "scenarios: [{ scenario: \"settings\", items: 60, frames: 90 }]"
    let enough = 100.0 / Double(value - 1) + 0.01
    try suite.write("{ \(scenarios), metrics: { 'diff.*': { margin: '\(enough)%' } } }")
    #expect(try suite.check().status == 0)
    try suite.write("{ \(scenarios), metrics: { 'diff.*': { margin: '\(enough - 0.02)%' } } }")
    #expect(try suite.check().status == 2)
    try suite.write("{ \(scenarios), metrics: { '*.comparisons': { gate: false } } }")
    #expect(try suite.check().status == 0)
  }

  @Test(
    "Another image or another run is not comparable, and never a regression",
    arguments: [
      "pango", "glibc", "swift library", "fonts", "content", "schema",
    ]
  )
  func image(fact: String) throws {
    let suite = try SuiteFolder()
    try suite.add(-1, to: "diff.comparisons")
    try suite.replace("# \(fact): ", with: "# \(fact): 0.")
    let run = try suite.check()
    #expect(run.status == 3, "\(run.output)\(run.errors)")
    #expect(run.output.contains("settings: not comparable") && run.output.contains("0."))
  }

  @Test("Other options than the baseline's are another run")
  func otherRun() throws {
    let suite = try SuiteFolder()
    try suite.write("{ scenarios: [{ scenario: 'settings', items: 61, frames: 90 }] }")
    let run = try suite.check()
    #expect(run.status == 3)
    #expect(run.output.contains("Another run: the baseline is of 'settings --items 60"))
  }

  @Test("A regression wins over what is not comparable, and that over what passes")
  func order() throws {
    let suite = try SuiteFolder(
      """
      { allocations: false, scenarios: [
        { name: "a", scenario: "settings", items: 40, frames: 90 },
        { name: "b", scenario: "settings", items: 50, frames: 90 },
        { name: "c", scenario: "settings", items: 60, frames: 90 } ] }
      """
    )
    try suite.replace("# glibc: ", with: "# glibc: 0.", in: "b")
    #expect(try suite.check().status == 3)
    #expect(try suite.check("a", "c").status == 0)
    try suite.add(-1, to: "diff.comparisons", of: "c")
    let run = try suite.check()
    #expect(run.status == 2)
    #expect(run.output.contains("3 scenarios: 1 with a regression, 1 not comparable, 1 passed"))
  }
}
