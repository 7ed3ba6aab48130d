import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import HTMLReports
@testable import Reports

/// Unexpected traces: they are read, with one warning for each problem, and without invented numbers.
@Suite struct BadInputTests {
  private func report(_ script: TraceScript) -> Report {
    Report(TraceSummary(script.trace(), schema: ListSchema.schema), path: "trace")
  }

  private func kinds(_ report: Report) -> [ReportWarning.Kind] { report.warnings.map(\.kind) }

  @Test("A trace of a former schema is read by the names that it has, with one warning")
  func formerSchema() {
    var script = TraceScript()
    script.event("schema", at: 0, ["version": .count(2), "fingerprint": .text("1234")])
    script.begin("frame", 1, at: 10)
    script.end("frame", 1, at: 1_000_010)
    let report = report(script)
    #expect(kinds(report) == [.otherSchema])
    #expect(report.document["trace"]?["schemaVersion"] == .integer(2))
    #expect(report.document["trace"]?["hasCurrentSchema"] == false)
    #expect(report.document["frames"]?["count"] == .integer(1))
    #expect(DocumentCheck(Report.schema).complaints(report.document) == [])
  }

  @Test("Events of a foreign program under the same name are read without a number made up")
  func foreign() {
    var script = TraceScript()
    script.event("tick", at: 0, ["volts": .number(230)])
    script.begin("request", 1, at: 10, ["bytes": .count(5)])
    script.end("request", 1, at: 20)
    script.event("run_begin", at: 30, ["items": .text("many"), "seed": .number(0.5)])
    let report = report(script)
    for key in ["frames", "updates", "measuring", "perFrame"] {
      #expect(report.document[key] == .null, "\(key)")
    }
    #expect(report.document["trace"]?["items"] == .null)
    #expect(report.document["trace"]?["schemaVersion"] == .null)
    #expect(report.document["verdict"]?["state"] == "unknown")
    #expect(TextReport(report).text().contains("request"))
    #expect(DocumentCheck(Report.schema).complaints(report.document) == [])
  }

  @Test("Frames that never end are counted, and none is evaluated")
  func noEnds() {
    var script = TraceScript()
    for frame in 0..<3 as Range<UInt32> { script.begin("frame", frame + 1, at: Int64(frame) * 10) }
    let report = report(script)
    #expect(kinds(report) == [.unfinishedIntervals])
    #expect(report.document["trace"]?["unfinishedByName"] == ["frame": .integer(3)])
    #expect(report.document["frames"] == .null)
    #expect(TextReport(report).text().contains("The trace has no frames."))
    #expect(HTMLReport(report).text().contains("The trace has no frames."))
    #expect(DocumentCheck(Report.schema).complaints(report.document) == [])
  }

  @Test("What is unknown is a dash in text")
  func unknown() {
    var script = TraceScript()
    script.begin("frame", 1, at: 0)
    script.end("frame", 1, at: 1_000_000)
    let report = report(script)
    #expect(TextReport(report).text().contains("p99 -, max 1.00 ms"))
    let worst = report.document["frames"]?["worst"]?.elements.first
    for key in ["frame", "list", "offsetPoints", "phase", "cause"] {
      #expect(worst?[key] == .null, "\(key)")
    }
  }
}
