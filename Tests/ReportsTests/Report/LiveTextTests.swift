import ListSchema
import Reports
import Testing
import TraceAnalysis
import TraceTestSupport

/// The seconds of a program that runs and shows no list.
@Suite struct LiveTextTests {
  private func text(_ categories: [String]) -> (text: LiveText, total: LiveFigures) {
    var options = EvaluationOptions()
    options.categories = CategoryFilter(categories)
    var summary = LiveSummary(schema: ListSchema.schema, evaluation: options)
    for event in SignpostScript(seed: 5).script.events { summary.add(event) }
    var text = LiveText(subject: "shop")
    text.add(summary.finish())
    return (text, summary.total())
  }

  @Test("Intervals of apps are counted, and those with most self time are named")
  func intervals() {
    let (text, total) = text([])
    let costs = SignpostScript(seed: 5).costs
    let count = costs.values.reduce(0) { $0 + $1.durations.count }
    let longest = costs.values.flatMap(\.durations).max()
    #expect(text.totalLine(total) == "in all: \(count) intervals, max \(Readable.time(longest))")
    #expect(
      text.line.hasPrefix("1 s: \(count) intervals, max \(Readable.time(longest)), self time: ")
    )
    let screen = text.screen(total, style: TextStyle(usesColour: false, width: 80))
    #expect(screen.allSatisfy { $0.count <= 80 })
    #expect(screen.contains { $0.hasPrefix("signposts") && $0.hasSuffix(" \(count)") })
    #expect(screen.contains { $0.hasPrefix("com.example.shop/images/") })
  }

  @Test(
    "What a terminal would obey is never printed",
    arguments: ["\u{1B}[2J", "two\nlines", "\u{202E}backwards"]
  )
  func hostile(name: String) {
    var script = TraceScript()
    script.begin("interval", 1, at: 10, ["name": .text(name)])
    script.end("interval", 1, at: 5_000, ["name": .text(name)])
    script.begin("frame", 2, at: 6_000, ["frame": .count(1)])
    script.end("frame", 2, at: 9_000)
    var summary = LiveSummary(schema: ListSchema.schema)
    for event in script.events { summary.add(event) }
    var text = LiveText(subject: name)
    text.add(summary.finish())
    let total = summary.total()
    let screen = text.screen(total, style: TextStyle(usesColour: false, width: 80))
    for line in screen + [text.line, text.totalLine(total)] {
      #expect(!line.contains(name), "\(line.debugDescription)")
    }
    #expect(screen[0].contains("\\u{"))
    #expect(screen.dropFirst().contains { $0.contains("\\u{") })
    #expect(text.line.contains("\\u{"))
  }

  @Test("Only the categories that are selected are shown")
  func selection() {
    let (text, total) = text(["images"])
    let costs = SignpostScript(seed: 5).costs.filter { $0.key.category == "images" }
    let count = costs.values.reduce(0) { $0 + $1.durations.count }
    #expect(text.totalLine(total).hasPrefix("in all: \(count) intervals"))
    #expect(!text.line.contains("network") && text.line.contains("images"))
    #expect(self.text(["nothing"]).text.line == "1 s: no frames")
  }
}
