import Foundation
import ListSchema
import Reports
import Signposts
import Testing
import TraceAnalysis
import TraceReading
import TraceTestSupport
@testable import HTMLReports

@Suite struct GoldenTraceTests {
  private static let names = [
    "one-update", "fling", "tour", "two-lists", "crossing", "signposts", "lost-events",
    "unfinished", "schema-3",
    "diff-only",
  ]

  private func path(_ name: String) -> String {
    GoldenFile.package.appendingPathComponent("Traces/\(name)").path
  }

  private func reader(_ name: String) -> TraceReader {
    TraceReader(path: path(name), provider: ListSchema.schema.name)
  }

  private func summary(_ name: String) throws -> TraceSummary {
    let known = TraceManifest(inFolder: path(name))?.run
    return try reader(name).summary(schema: ListSchema.schema, known: known)
  }

  @Test("A golden trace gives the same text as ever", arguments: names)
  func text(name: String) throws {
    let text = TextReport(Report(try summary(name), path: name)).text()
    try GoldenFile.expect(text, at: "Tests/ReportsTests/Golden/Traces/\(name).txt")
  }

  /// The first screen of a terminal.
  private static let maxLines = 60

  @Test(
    "The first screen of a golden trace is as ever, and fits a terminal, at any width",
    arguments: names
  )
  func firstScreen(name: String) throws {
    let report = Report(
      try summary(name),
      path: name,
      commands: ReportCommands(
        showFrame: "report --frame",
        showRows: "report --row",
        showAll: "report --full",
        openPage: "report --open",
        sampleStacks: "--stacks",
        checkMachine: "doctor"
      )
    )
    for width in [100, 80] {
      let style = TextStyle(usesColour: false, width: width)
      let text = TextReport(report, style: style, isFull: false).text()
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= Self.maxLines + 1)
      #expect(lines.allSatisfy { $0.count <= width })
      if width == 100 {
        try GoldenFile.expect(text, at: "Tests/ReportsTests/Golden/Traces/\(name).screen.txt")
      }
    }
  }

  @Test(
    "The JSON of a golden trace has every key of its description, and no other",
    arguments: names
  )
  func json(name: String) throws {
    let text = try JSONReport(Report(try summary(name), path: name)).text()
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(DocumentCheck(Report.schema).complaints(document) == [])
  }

  @Test("A golden trace gives a sound page and short Markdown", arguments: names)
  func pages(name: String) throws {
    let summary = try summary(name)
    #expect(PageReader(HTMLReport(Report(summary, path: name)).text()).failure == nil)
    let lines = MarkdownReport(Report(summary, path: name)).text().split(separator: "\n")
    #expect(lines.count <= MarkdownReport.maxLines)
  }

  @Test("A golden trace gives the same JSON by every decoder", arguments: names)
  func decoders(name: String) throws {
    let reports = try TraceDecoder.allCases.map { decoder in
      let reader = TraceReader(
        path: path(name),
        provider: ListSchema.schema.name,
        decoder: decoder
      )
      return try JSONReport(Report(reader.summary(schema: ListSchema.schema), path: name)).text()
    }
    #expect(Set(reports).count == 1)
  }

  @Test("A small run has its first content, one update, and nothing left open")
  func oneUpdate() throws {
    let summary = try summary("one-update")
    #expect(summary.run?.isComplete == true)
    #expect(summary.frames?.durations.count == 5)
    #expect(summary.updates?.durations.count == 1)
    #expect(summary.lostEvents == 0)
    #expect(summary.unfinishedIntervals == 0)
  }

  @Test("A fling moves in most frames")
  func fling() throws {
    let summary = try summary("fling")
    #expect(summary.frames?.durations.count == 89)
    #expect(summary.run?.scenario == "catalog")
    #expect(summary.run?.seed == 7)
    #expect((summary.intervals.first { $0.name == "scroll" }?.durations.count ?? 0) > 60)
  }

  @Test("Two lists of one process are distinguished")
  func twoLists() throws {
    let summary = try summary("two-lists")
    #expect(summary.processes == 1)
    #expect(Set(summary.lists.map(\.list)).count == 2)
  }

  @Test("Intervals that cross are all found, with the times of their own begin and end")
  func crossing() throws {
    let (tree, tally) = try reader("crossing").trace().intervals
    #expect(tally.unfinished.isEmpty)
    #expect(tally.unmatchedEnds == 0)
    func find(_ name: String) -> [Interval] { tree.intervals.filter { $0.name == name } }
    let update = try #require(find("update").first)
    let batch = try #require(find("batch_update").first)
    #expect(update.startNs < batch.startNs && batch.startNs < update.endNs)
    #expect(update.endNs < batch.endNs)
    let rows = find("measure")
    try #require(rows.count == 2)
    #expect(rows[0].startNs < rows[1].startNs && rows[1].startNs < rows[0].endNs)
    #expect(rows[0].endNs < rows[1].endNs)
    let frames = find("frame")
    let waiting = try #require(find("deferred").first)
    try #require(frames.count == 2)
    #expect(waiting.startNs < frames[0].endNs && waiting.endNs > frames[1].startNs)
  }

  @Test("Lost events are counted, and so are the begins and ends that they leave alone")
  func lostEvents() throws {
    let summary = try summary("lost-events")
    #expect(summary.lostEvents > 0)
    #expect(summary.events > 100)
    #expect(summary.unfinishedIntervals > 0)
    #expect(summary.unmatchedEnds > 0)
  }

  @Test("A run that was killed inside a frame has intervals without an end")
  func unfinished() throws {
    let summary = try summary("unfinished")
    #expect(summary.unfinished["frame"] == 1)
    #expect(summary.isInterrupted)
    #expect(summary.lostEvents == 0)
  }

  @Test("An older schema is read by the names that the trace states")
  func olderVocabulary() throws {
    let summary = try summary("schema-3")
    #expect(summary.schemaVersion == 3)
    #expect(summary.hasCurrentSchema == false)
    #expect(summary.frames?.durations.count == 119)
  }
}
