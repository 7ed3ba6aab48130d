import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import HTMLReports
@testable import Reports

/// Tests of the costs of rows, recording and repetitions in the forms of a report.
@Suite struct CostReportTests {
  /// Returns a report on runs of a number of frames each, all as long as the run says, with a row
  /// that content is applied to.
  private static func report(_ runs: [(frames: Int, durationNs: Int64)]) -> Report {
    var script = TraceScript()
    script.list = 1
    for (number, run) in runs.enumerated() {
      script.process = ProcessID(pid: Int32(number + 1))
      let start = Int64(number) * 1_000_000_000
      script.event("run_begin", at: start, ["scenario": .text("feed")])
      script.event("type_name", at: start, ["type": .count(1), "name": .text("Message")])
      script.event(
        "instrument",
        at: start,
        ["event_ns": .number(250), "usage_ns": .number(300)]
      )
      for frame in 0..<run.frames { add(frame, run.durationNs, from: start, to: &script) }
      script.event("run_end", at: start + 900_000_000)
    }
    return Report(TraceSummary(script.trace(), schema: ListSchema.schema), path: "trace")
  }

  private static func add(
    _ frame: Int,
    _ durationNs: Int64,
    from start: Int64,
    to script: inout TraceScript
  ) {
    let (id, begin) = (UInt32(frame * 2 + 1), start + Int64(frame + 1) * 10_000_000)
    script.begin("frame", id, at: begin, ["frame": .count(frame + 10)])
    script.begin(
      "apply",
      id + 1,
      at: begin + 1_000,
      [
        "section": .count(3), "type": .count(1), "reason": .label("will_display"),
        "equivalent": .count(frame == 0 ? 1 : 0),
      ]
    )
    script.end("apply", id + 1, at: begin + 2_000, ["views_created": .count(frame % 2)])
    script.end(
      "frame",
      id,
      at: begin + durationNs,
      ["duration_ns": .integer(durationNs), "cpu_ns": .integer(durationNs)]
    )
  }

  @Test("Of too few frames no percentile is given, in no form, and sentences speak of the longest")
  func fewFrames() {
    let report = Self.report([(9, 2_000_000)])
    let text = TextReport(report).text()
    #expect(text.contains("p90 -, p95 -, p99 -, max"))
    #expect(text.contains("for the longest"))
    let frames = report.document["frames"]
    for key in ["p90Ns", "p95Ns", "p99Ns", "p95OverrunNs"] { #expect(frames?[key] == .null) }
    #expect(frames?["p50Ns"] != .null)
    #expect(report.verdict.sentence.contains("the longest 2.00 ms"))
    let page = HTMLReport(report).text()
    #expect(page.contains("needs 20 frames"))
    #expect(page.contains("The longest took 2.00 ms."))
    #expect(!page.contains("95 % took at most"))
    #expect(DocumentCheck(Report.schema).complaints(report.document) == [])
  }

  @Test("The cost of rows is there by type and by section, in every form")
  func rows() throws {
    let report = Self.report([(40, 2_000_000)])
    let type = try #require(report.document["rows"]?["byType"]?.elements.first)
    #expect(type["rowType"] == "Message")
    #expect(type["work"] == "apply")
    #expect(type["count"] == .integer(40))
    #expect(type["p95Ns"] == .integer(1_000))
    #expect(type["viewsMade"] == .integer(20))
    #expect(type["viewsReused"] == .integer(20))
    #expect(type["unneeded"] == .integer(1))
    let section = try #require(report.document["rows"]?["bySection"]?.elements.first)
    #expect(section["section"] == .integer(3))
    #expect(section["count"] == .integer(40))
    #expect(TextReport(report).text().contains(/Message +apply +40 +40\.0 µs/))
    #expect(MarkdownReport(report).text().contains(/\| Message \| apply \| 40 \|/))
    #expect(HTMLReport(report).text().contains("Cost by row type"))
    #expect(report.tables.map(\.id).contains("rows"))
    #expect(try LAMIReport(report).text().contains("Message"))
  }

  @Test("The instrument's part of the frames' time stands beside what is unexplained")
  func instrument() throws {
    let report = Self.report([(40, 2_000_000)])
    let time = try #require(report.document["frameTime"])
    // 2 ms without the apply of 1 µs, and without one event, of each frame.
    #expect(time["unexplainedNs"] == .integer(40 * 1_998_750))
    #expect(time["unexplainedPerFrameNs"] == .number(1_998_750))
    #expect(time["instrument"]?["events"] == .integer(160))
    #expect(time["instrument"]?["perFrameNs"] == .number(1_600))
    #expect(time["instrument"]?["insideNs"] == .number(20_000))
    let text = TextReport(report).text()
    #expect(text.contains(/instrument +20\.0 µs +500 ns/))
    #expect(text.contains("recording 4.0 events a frame takes 1.60 µs"))
  }

  @Test("Several runs are said pooled, by the minimum of each frame, and by their spread")
  func severalRuns() {
    let runs = [(40, 2_000_000), (40, 2_010_000), (40, 1_990_000), (40, 3_000_000)]
    let report = Self.report(runs.map { ($0.0, Int64($0.1)) })
    let text = TextReport(report).text()
    #expect(text.contains("all frames of 4 runs: p50 2.00 ms"))
    #expect(text.contains("per-frame minimum of 4 runs (40 frames): p50 1.99 ms"))
    #expect(text.contains("Over 4 runs: median 1.99 ms to 3.00 ms"))
    #expect(text.contains("Run 4 stands apart"))
    #expect(report.document["runSpread"]?["apart"] == .integers([4]))
    #expect(report.document["runSpread"]?["p50"]?["maxNs"] == .integer(3_000_000))
    let comment = MarkdownReport(report).text()
    #expect(comment.contains("Run 4 stands apart"))
    #expect(comment.contains("Per-frame minimum P50"))
    #expect(HTMLReport(report).text().contains("of all frames of 4 runs"))
    let quiet = Self.report(runs.dropLast().map { ($0.0, Int64($0.1)) })
    #expect(!TextReport(quiet).text().contains("apart"))
  }
}
