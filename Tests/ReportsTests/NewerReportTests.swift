import ListSchema
import Reports
import Signposts
import Testing
import TraceAnalysis
import TraceReading
import TraceTestSupport

/// One run that LTTng recorded at the same time as CTF 1.8 and as CTF 2.
@Suite("Reports of CTF 1.8 and CTF 2") struct NewerReportTests {
  private func read(
    _ name: String
  ) throws -> (events: [TraceEvent], tally: TraceReader.Tally) {
    let trace = try NewerTrace(name)
    var events: [TraceEvent] = []
    let tally = try TraceReader(path: trace.path, provider: ListSchema.schema.name).read {
      events.append($0)
    }
    return (events, tally)
  }

  private func json(_ events: [TraceEvent], _ tally: TraceReader.Tally) throws -> String {
    let trace = ScriptedTrace(events: events, reading: tally.reading)
    let summary = TraceSummary(trace, schema: ListSchema.schema)
    return try JSONReport(Report(summary, path: "trace")).text()
  }

  @Test(
    "The reports are equal, once the events have the same times",
    arguments: [
      "catalog", "ops", "two", "perpid", "rotated", "channels", "compact", "extended",
    ]
  )
  func equal(name: String) throws {
    var older = try read(name + "-ctf1")
    let newer = try read(name + "-ctf2")
    try #require(older.events.count == newer.events.count)
    // Each session takes the time of an event by itself.
    for index in older.events.indices {
      older.events[index].timestampNs = newer.events[index].timestampNs
    }
    let reports = [try json(older.events, older.tally), try json(newer.events, newer.tally)]
    #expect(reports[0] == reports[1])
  }
}
