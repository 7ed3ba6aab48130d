import ListSchema
import Reports
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct ForeignNamesTests {
  @Test(
    "What a terminal would obey is never printed, wherever in a trace it stands",
    arguments: ["\u{1B}[2J", "two\nlines", "\u{202E}backwards", "\u{9B}31m"]
  )
  func hostile(name: String) {
    var script = TraceScript()
    script.event("run_begin", at: 0, ["scenario": .text(name), "layout": .text(name)])
    script.event("type_name", at: 1, ["type": .count(1), "name": .text(name)])
    script.event("counter", at: 2, ["name": .text(name), "value": .integer(1)])
    script.begin("frame", 1, at: 10, ["phase": .label(name)])
    script.begin("update", 2, at: 20, ["reason": .label(name)])
    script.begin("measure", 3, at: 30, ["type": .count(1)])
    script.begin("interval", 4, at: 40, ["name": .text(name)])
    script.end("interval", 4, at: 50, ["name": .text(name)])
    script.end("measure", 3, at: 60)
    script.end("update", 2, at: 70)
    script.end("frame", 1, at: 80)
    script.begin("interval", 5, at: 90, ["name": .text(name)])
    let summary = TraceSummary(
      script.trace(unknownProviders: [name: 1]),
      schema: ListSchema.schema
    )
    let text = TextReport(Report(summary, path: name)).text()
    #expect(!text.contains(name))
    #expect(text.contains("\\u{"))
  }

  @Test("A name of 10 kB is cut wherever people read it")
  func long() {
    let name = String(repeating: "long", count: 2_500)
    var script = TraceScript()
    script.event("run_begin", at: 0, ["scenario": .text(name), "layout": .text(name)])
    script.begin("frame", 1, at: 10, ["phase": .label(name)])
    script.begin("interval", 4, at: 40, ["name": .text(name)])
    script.end("interval", 4, at: 50, ["name": .text(name)])
    script.end("frame", 1, at: 80)
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema)
    let report = Report(summary, path: "trace")
    let cut = String(name.prefix(1_001))
    for text in [TextReport(report).text(), MarkdownReport(report).text()] {
      #expect(!text.contains(cut))
      #expect(text.contains("longlong") && text.contains("…"))
    }
  }
}
