import Foundation
import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import HTMLReports
@testable import Reports

/// Reports of runs that may not be compared.
@Suite struct GroupedReportTests {
  private static var two: Report {
    Report(TraceSummary(ReportScripts.twoRuns.trace(), schema: ListSchema.schema), path: "trace")
  }

  @Test("Text, Markdown and pages say what each group played")
  func played() {
    let text = TextReport(Self.two).text()
    #expect(text.contains("\n  group     Run 1 of 2: catalog, 10 items\n"))
    #expect(text.contains("\n  group     Run 2 of 2: catalog, 20 items\n"))
    let comment = MarkdownReport(Self.two).text()
    #expect(
      comment.contains("\n- Run 1 of 2: catalog, 10 items\n- Run 2 of 2: catalog, 20 items\n")
    )
    let page = HTMLReport(Self.two).text()
    #expect(page.contains("catalog, 10 items") && page.contains("catalog, 20 items"))
  }

  @Test("A comment says of many groups what the first played, and counts the others")
  func manyGroups() {
    let script = ReportScripts.runs(items: Array(1...11))
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema)
    let comment = MarkdownReport(Report(summary, path: "trace")).text()
    #expect(comment.contains("\n- Run 8 of 11: catalog, 8 items\n- and 3 more groups\n"))
    #expect(!comment.contains("- Run 9 of 11"))
    #expect(comment.split(separator: "\n").count <= MarkdownReport.maxLines)
  }

  @Test("The head of a report of one group has no line for the group")
  func oneGroup() {
    let report = Report(ReportScripts.run, path: "trace")
    #expect(!TextReport(report).text().contains("  group "))
    #expect(!MarkdownReport(report).text().contains("Run 1 of 1"))
  }

  @Test("Sections of a comment that are not folded have titles where there are several groups")
  func titles() {
    let comment = MarkdownReport(Self.two).text()
    #expect(comment.contains("\n### Run 1 of 2: In numbers\n\n| Frame P50"))
    #expect(comment.contains("\n### Run 2 of 2: In numbers\n\n| Frame P50"))
    #expect(!MarkdownReport(Report(ReportScripts.run, path: "trace")).text().contains("###"))
  }

  private static let tableNames = [
    "intervals", "frames", "causes", "updates", "rows", "elements", "allocations",
    "sections",
  ]

  @Test("Rows of tables for other programs begin with their runs, and each table is there once")
  func tables() throws {
    let tables = Self.two.tables
    #expect(tables.map(\.id) == Self.tableNames)
    let runs = tables[0].rows.map { tables[0].words($0).first }
    #expect(runs == ["Run 1 of 2", "Run 2 of 2"])
    let frames = tables[1].rows.map { tables[1].words($0).first }
    #expect(
      frames == Array(repeating: "Run 1 of 2", count: 3) + Array(repeating: "Run 2 of 2", count: 2)
    )
    let one = Report(ReportScripts.run, path: "trace").tables
    #expect(one.map { $0.columns.map(\.name) } == tables.map { $0.columns.map(\.name) })
    let text = try LAMIReport(Self.two).text()
    let results = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))["results"]
    let classes = results?.elements.map { $0["class"] }
    // Trace Compass shows every table that it gets, empty ones too.
    #expect(classes == tables.filter { !$0.rows.isEmpty }.map { .text($0.id) })
  }

  @Test("The JSON of several groups has the title and the verdict of the whole")
  func whole() {
    let trace = Self.two.document["trace"]
    #expect(trace?["title"] == "2 groups of different runs")
    #expect(trace?["verdict"]?["state"] == .text(Self.two.verdict.state.rawValue))
    #expect(trace?["verdict"]?["sentence"] == .text(Self.two.verdict.sentence))
    #expect(trace?["verdict"]?["hitchRateMsPerS"] == .null)
    #expect(Self.two.document["verdict"] == .null)
    let one = Report(ReportScripts.run, path: "trace").document
    #expect(one["trace"]?["verdict"] == one["verdict"])
    #expect(one["trace"]?["title"] == "catalog, 1,000 items, batching prefix:250")
  }

  @Test("The evidence of cache misses is of the type that the sentence names")
  func evidence() throws {
    var script = TraceScript()
    script.list = 1
    script.event("run_begin", at: 0, ["budget_ns": .integer(500), "refresh_rate_hz": .count(1000)])
    script.event("type_name", at: 0, ["type": .count(1), "name": .text("ProductRow")])
    for number in 0..<30 as Range<UInt32> {
      let begin = Int64(number) * 2000
      script.begin("frame", number * 2 + 1, at: begin, ["frame": .count(Int(number) + 1)])
      for (type, measured, hits) in [(1, 23, 2), (2, 0, 50)] {
        script.event(
          "measure_cache",
          at: begin,
          ["type": .count(type), "measured": .count(measured), "cache_hits": .count(hits)]
        )
      }
      script.begin("measure", number * 2 + 2, at: begin, ["type": .count(1)])
      script.end("measure", number * 2 + 2, at: begin + 900)
      script.end("frame", number * 2 + 1, at: begin + 1000)
    }
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema)
    let rows = Report(summary, path: "trace").document["advice"]?.elements
    let misses = try #require(rows?.first { $0["rule"] == "cacheMisses" })
    let expected = "the measure cache missed 92 % in type ProductRow: 690 sizes measured"
    guard case .text(let sentence) = misses["sentence"] else {
      Issue.record("there is no sentence")
      return
    }
    #expect(sentence.hasPrefix(expected))
    let figures = misses["evidence"]?["figures"]
    #expect(figures?["measured"] == .number(690))
    #expect(figures?["hitRate"] == .number(0.08))
  }
}
