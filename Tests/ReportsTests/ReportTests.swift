import Foundation
import ListSchema
import Reports
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct ReportTests {
  @Test("The text of a whole run is as expected")
  func runText() throws {
    let text = TextReport(Report(ReportScripts.run, path: "trace")).text()
    try GoldenFile.expect(text, at: "Tests/ReportsTests/Golden/run.txt")
  }

  @Test("The JSON of a whole run has its figures")
  func runJSON() throws {
    let text = try JSONReport(Report(ReportScripts.run, path: "trace")).text()
    let report = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(report["formatVersion"] == .integer(3))
    #expect(report["trace"]?["seed"] == .integer(1))
    #expect(report["frames"]?["count"] == .integer(120))
    #expect(report["frames"]?["lateFrames"] == .integer(3))
    #expect(report["measuring"]?["hitRate"] == .number(708.0 / 750.0))
    let reasons = report["updates"]?["byReason"]?.elements.map { $0["reason"] }
    #expect(reasons == ["scrolled_down", "content_changed"])
    let names = report["intervals"]?.elements.map { $0["name"] }
    #expect(names == ["frame", "update", "diff", "layout", "measure"])
  }

  @Test("The whole document of a trace without frames is as expected")
  func lossyJSON() throws {
    let text = try JSONReport(Report(ReportScripts.lossy, path: "trace")).text()
    try GoldenFile.expect(text, at: "Tests/ReportsTests/Golden/lossy.json")
  }

  @Test("The whole document of a trace with one late frame is as expected")
  func frameJSON() throws {
    let text = try JSONReport(Report(ReportScripts.oneFrame, path: "trace")).text()
    try GoldenFile.expect(text, at: "Tests/ReportsTests/Golden/one-frame.json")
  }

  @Test("A lossy trace of a few kinds begins with warnings and says what it lacks")
  func lossyText() throws {
    let text = TextReport(Report(ReportScripts.lossy, path: "trace")).text()
    try GoldenFile.expect(text, at: "Tests/ReportsTests/Golden/lossy.txt")
  }

  @Test("What a trace does not have is null in JSON, not missing")
  func nulls() throws {
    let text = try JSONReport(Report(ReportScripts.lossy, path: "trace")).text()
    for key in ["frames", "updates", "measuring", "scenario", "items", "seed", "p99Ns"] {
      #expect(text.contains("\"\(key)\" : null"), "\(key)")
    }
    #expect(text.contains("\"lostEvents\" : 1204"))
  }

  @Test("No line is wider than 110 columns", arguments: [ReportScripts.run, ReportScripts.lossy])
  func width(summary: TraceSummary) {
    let lines = TextReport(Report(summary, path: "trace")).text().split(separator: "\n")
    #expect(lines.filter { $0.count > 110 }.isEmpty)
  }

  @Test("Colours are used only when asked for, and change no word")
  func colours() {
    let plain = TextReport(Report(ReportScripts.run, path: "trace")).text()
    let coloured = TextReport(
      Report(ReportScripts.run, path: "trace"),
      style: TextStyle(usesColour: true)
    ).text()
    #expect(!plain.contains("\u{1B}"))
    #expect(coloured.contains("\u{1B}["))
    #expect(coloured.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
  }

  @Test("A trace of nothing but instants is reported")
  func empty() throws {
    var script = TraceScript()
    script.event("run_end", at: 5)
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema)
    #expect(TextReport(Report(summary, path: "trace")).text().contains("No finished interval"))
    #expect(try JSONReport(Report(summary, path: "trace")).text().contains("\"intervals\" : ["))
  }

  @Test("Packets that could not be read are a warning, and are listed in JSON")
  func damage() throws {
    var damage = ReadingDamage()
    for number in 0..<5 {
      damage.add(
        DamagedPacket(
          file: "ctf/c_0",
          packet: number == 0 ? nil : number,
          offset: number * 4096,
          eventsRead: 2,
          reason: "a packet should begin here"
        )
      )
    }
    var script = TraceScript()
    script.event("run_end", at: 5)
    let summary = TraceSummary(script.trace(damage: damage), schema: ListSchema.schema)
    let report = Report(summary, path: "trace", provenance: .init(unreadable: "manifest.json"))
    let text = TextReport(report).text().split(separator: /\s+/).joined(separator: " ")
    #expect(text.contains("manifest.json cannot be read"))
    // The frames may have been in those packets.
    #expect(report.document["verdict"]?["state"] == "unreliable")
    #expect(
      text.contains(
        "5 packets could not be read, and what was in them is missing: ctf/c_0 (a packet should "
          + "begin here); ctf/c_0, packet 1 at byte 4096 (a packet should begin here); ctf/c_0, "
          + "packet 2 at byte 8192 (a packet should begin here); …"
      )
    )
    let trace = try #require(Report(summary, path: "trace").document["trace"])
    #expect(trace["skippedPackets"] == .integer(5))
    let packets = try #require(trace["damagedPackets"]).elements
    let numbers: [JSONValue] = [.null] + (1...4 as ClosedRange<Int64>).map { .integer($0) }
    #expect(packets.map { $0["packet"] } == numbers)
    #expect(packets.last?["offset"] == .integer(16_384))
  }
}
