import ListSchema
import Reports
import Testing
import TraceAnalysis
import TraceTestSupport

/// Reports of frames whose costs are multiplied by that of a slower device.
@Suite struct SlowdownReportTests {
  /// Forty frames of half a millisecond or two, with a layout in each.
  private func report(slowdown: Double) -> Report {
    var script = TraceScript()
    script.event("run_begin", at: 0, ["scenario": .text("feed")])
    script.event(
      "run_options",
      at: 1,
      ["clock": .label("virtual"), "slowdown": .number(slowdown), "refresh_rate_hz": .count(60)]
    )
    for number in 0...40 {
      let (id, start) = (UInt32(2 * number + 1), Int64(number) * 20_000_000 + 1_000)
      let ns: Int64 = number % 4 == 3 ? 2_000_000 : 500_000
      script.begin("frame", id, at: start, ["frame": .count(number), "phase": .label("drag")])
      script.begin("layout", id + 1, at: start + 10)
      script.end("layout", id + 1, at: start + ns - 10)
      script.end("frame", id, at: start + ns, ["cpu_ns": .integer(ns)])
    }
    return Report(TraceSummary(script.trace(), schema: ListSchema.schema), path: "trace")
  }

  @Test("A time beside a budget says by how much it is multiplied", arguments: [1.0, 12])
  func budgets(slowdown: Double) {
    let report = report(slowdown: slowdown)
    let words = slowdown == 1 ? "" : " ×12"
    let text = TextReport(report, isFull: false).text()
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(line.contains("P95 2.00 ms\(words) of a budget of 8.33 ms"), "\(text)")
    #expect(line.contains("frame 3 2.00 ms\(words), "), "\(text)")
    #expect(line.contains("×12") == (slowdown == 12))
    let full = TextReport(report).text()
    #expect(full.contains("costs ×12") == (slowdown == 12), "\(full)")
  }
}
