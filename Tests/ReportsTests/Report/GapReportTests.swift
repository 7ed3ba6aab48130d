import ListSchema
import Reports
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import HTMLReports

/// Tests of missing packets in every form of a report.
@Suite struct GapReportTests {
  private var report: Report {
    var script = TraceScript()
    for number in 0..<30 as Range<UInt32> {
      let start = Int64(number) * 1_000_000
      script.begin("frame", number, at: start, ["frame": .unsigned(UInt64(number))])
      script.end("frame", number, at: start + 500_000)
    }
    let gaps = TraceGaps(
      [
        MissingPackets(file: "ctf/c_0", count: 2, startNs: nil, endNs: 100_000),
        MissingPackets(file: "ctf/c_1", count: 7, startNs: 4_200_000, endNs: 6_300_000),
        MissingPackets(file: "ctf/c_1", count: nil, startNs: 29_400_000, endNs: nil),
      ],
      [RepeatedPackets(file: "ctf/copy", count: 4)]
    )
    return Report(
      TraceSummary(script.trace(gaps: gaps), schema: ListSchema.schema),
      path: "trace"
    )
  }

  @Test("Text, Markdown and the page warn, and have a row for incomplete frames")
  func words() {
    let texts = [
      TextReport(report).text(), MarkdownReport(report).text(), HTMLReport(report).text(),
    ]
    for text in texts {
      let plain = text.split(separator: /\s+/).joined(separator: " ")
      #expect(
        plain.contains(
          "2 packets of ctf/c_0 until 100 µs (UTC 00:00:00.000 100 000); 7 packets of ctf/c_1 from "
            + "4.20 ms (UTC 00:00:00.004 200 000) to 6.30 ms (UTC 00:00:00.006 300 000); packets of ctf/c_1 "
            + "from 29.4 ms (UTC 00:00:00.029 400 000) on. Frames at such times are in no statistics: "
            + "5 incomplete frames"
        )
      )
      #expect(plain.contains("4 packets there more than once, and read once: ctf/copy (4)"))
    }
    #expect(texts[0].contains(/incomplete +5\s/))
    #expect(texts[0].contains("25 frames"))
  }

  @Test("JSON names the gaps, and keeps incomplete frames apart")
  func json() throws {
    let trace = try #require(report.document["trace"])
    #expect(trace["missingPackets"] == .integer(9))
    #expect(trace["repeatedPackets"] == .integer(4))
    #expect(trace["incompleteFrames"] == .integer(5))
    let gaps = try #require(trace["gaps"]).elements
    #expect(gaps.map { $0["file"] } == [.text("ctf/c_0"), .text("ctf/c_1"), .text("ctf/c_1")])
    #expect(gaps.map { $0["packets"] } == [.integer(2), .integer(7), .null])
    #expect(gaps.map { $0["startNs"] } == [.null, .integer(4_200_000), .integer(29_400_000)])
    #expect(gaps.map { $0["endNs"] } == [.integer(100_000), .integer(6_300_000), .null])
  }
}
