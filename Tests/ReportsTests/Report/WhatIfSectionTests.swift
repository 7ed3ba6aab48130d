import Foundation
import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import HTMLReports
@testable import Reports

@Suite struct WhatIfSectionTests {
  /// Returns a summary with a late frame in which rows of `types` types are applied.
  private func summary(types: Int) -> TraceSummary {
    var script = TraceScript()
    script.list = 1
    script.event("run_begin", at: 0, ["budget_ns": .integer(500)])
    for type in 1...types {
      script.event("type_name", at: 0, ["type": .count(type), "name": .text("Row\(type)")])
    }
    script.begin("frame", 1, at: 0, ["frame": .count(1)])
    for type in 1...types {
      let (id, start) = (UInt32(type + 1), Int64(type) * 100_000_000)
      script.begin("apply", id, at: start, ["type": .count(type)])
      script.end("apply", id, at: start + 50_000_000)
    }
    script.end("frame", 1, at: Int64(types + 1) * 100_000_000)
    return TraceSummary(script.trace(), schema: ListSchema.schema)
  }

  /// The sentences of the section in the text.
  private func sentences(_ report: Report) throws -> Substring {
    let text = TextReport(report).text()
    let start = try #require(text.range(of: "What if\n"))
    let end = try #require(text.range(of: "\nFrames\n"))
    return text[start.upperBound..<end.lowerBound]
  }

  @Test("What is left out is counted, in the text and on the page", arguments: [1, 3, 7])
  func more(types: Int) throws {
    let summary = summary(types: types)
    let report = Report(summary, path: "trace", schema: ListSchema.schema)
    let (text, page) = (try sentences(report), HTMLReport(report).text())
    let left = max(0, summary.groups[0].whatIf.count - 5)
    #expect((left > 0) == (types == 7))
    #expect(text.ranges(of: "  - ").count == summary.groups[0].whatIf.count - left + left.signum())
    #expect(text.contains("and \(left) more in the formats html and json") == (left > 0))
    #expect(page.contains("and \(left) more in the table") == (left > 0))
  }
}
