import ListSchema
import Reports
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import HTMLReports

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

  @Test(
    "A redacted trace says nothing of what a scenario's own texts are, and the same of all else"
  )
  func redacted() throws {
    var script = TraceScript()
    script.event("run_begin", at: 0, ["scenario": .text("inbox")])
    for (name, type, value) in [("customer", "text", "Secret Ltd"), ("depth", "integer", "4711")] {
      script.event(
        "run_parameter",
        at: 1,
        ["name": .text(name), "type": .label(type), "value": .text(value)]
      )
    }
    script.event("run_parameter", at: 1, ["name": .text("gesture"), "value": .text("fling")])
    script.begin("frame", 1, at: 10)
    script.end("frame", 1, at: 80)
    let whole = TraceSummary(script.trace(), schema: ListSchema.schema)
    let open = try JSONReport(Report(whole, path: "trace")).text()
    #expect(open.contains("Secret Ltd"))
    for report in [Report(whole.redacted, path: "trace")] {
      let texts = [
        try JSONReport(report).text(), TextReport(report).text(), HTMLReport(report).text(),
      ]
      for text in texts {
        #expect(!text.contains("Secret"))
        #expect(text.contains("(left out)") && text.contains("fling"))
        #expect(text.contains("4711") || text.contains("4,711"))
      }
    }
    var origin = TraceOrigin(host: "lab")
    origin.isRedacted = true
    #expect("\(script.rows())".contains("Secret Ltd"))
    #expect(!"\(script.rows(origin))".contains("Secret"))
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
    let report = Report(summary, path: name)
    let cut = String(name.prefix(1_001))
    let texts = [
      TextReport(report).text(), MarkdownReport(report).text(), HTMLReport(report).text(),
    ]
    for text in texts {
      #expect(!text.contains(cut))
      #expect(text.contains("longlong") && text.contains("…"))
    }
  }
}
