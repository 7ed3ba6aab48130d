import Testing
import TraceAnalysis
import TraceTestSupport

@testable import InstrumentsReading

@Suite("Late frames beside tables and logs")
struct HitchTests {
  private static let process = "<process fmt='Shop (731)'><pid>731</pid></process>"

  /// A table of late frames, each with its start, duration, refresh interval, and process.
  private static func hitches(_ rows: [(start: String, duration: String)], refresh: String = "1")
    -> String
  {
    let columns = ["start", "duration", "refresh-interval", "process"].map {
      "<col><mnemonic>\($0)</mnemonic></col>"
    }
    let rows = rows.map { row in
      "<row><x>\(row.start)</x><x>\(row.duration)</x><x>\(refresh)</x>\(process)</row>"
    }
    return "<?xml version='1.0'?><trace-query-result><node><schema name='hitches'>"
      + columns.joined() + "</schema>" + rows.joined() + "</node></trace-query-result>"
  }

  private static let emptyIntervals = ExportScript(runs: [[]]).intervals

  @Test("An empty table of intervals does not lose the late frames")
  func emptyTable() throws {
    let table = Self.hitches([("1000", "500")])
    for files in [[Self.emptyIntervals, table], [table, Self.emptyIntervals]] {
      let imported = try ImportedTrace(files)
      #expect(
        imported.intervals == [
          .init(name: "hitch", pid: 731, tid: 0, startNs: 1_000, durationNs: 500)
        ]
      )
      let run = imported.recording.runs[0]
      #expect(run.hitches?.count == 1)
      #expect(run.intervals == 0)
      #expect(run.names.isEmpty)
      #expect(run.processes == ["Shop"])
      #expect(imported.summary.groups[0].description?.scenario == "Shop")
    }
  }

  @Test("Without an interval and a late frame there is nothing to import")
  func nothing() {
    for files in [[Self.hitches([])], [Self.emptyIntervals, Self.hitches([])]] {
      #expect {
        try ImportedTrace(files)
      } throws: { error in
        guard case InstrumentsError.nothing? = error as? InstrumentsError else { return false }
        return true
      }
    }
  }

  @Test("Rows that are there, but say nothing of an app, are not called missing")
  func rows() throws {
    let found = try #require(throws: InstrumentsError.self) {
      try ImportedTrace([Self.hitches([("9223372036854775807", "9223372036854775807")])])
    }
    guard case .nothing(let reason) = found else { throw found }
    #expect(reason.contains("rows: 1") && !reason.contains("no rows"))
  }

  @Test(
    "Times that cannot be are counted, not added",
    arguments: [
      ("9223372036854775807", "9223372036854775807"), ("1", "9223372036854775807"),
      ("9223372036854775807", "1"), ("2305843009213693951", "1"),
    ]
  )
  func large(start: String, duration: String) throws {
    let imported = try ImportedTrace([Self.hitches([("5", "7"), (start, duration)])])
    #expect(imported.intervals.map(\.startNs) == [5])
    #expect(imported.recording.runs[0].impossible == 1)
    #expect(imported.recording.runs[0].hitches?.count == 1)
    #expect(imported.recording.runs[0].hitches?.hitchNs == 7)
  }

  @Test("Sums of late frames stop at the largest number")
  func sums() throws {
    let rows = (0..<5).map { ("\($0)", "2305843009213693940") }
    let facts = try #require(try ImportedTrace([Self.hitches(rows)]).recording.runs[0].hitches)
    #expect(facts.count == 5)
    #expect(facts.hitchNs == .max)
    #expect(facts.missedVsyncs == .max)
  }

  @Test("One refresh interval in the longest time is no fault")
  func vsyncs() {
    let hitch = Hitch(
      startNs: 0,
      durationNs: .max,
      process: nil,
      isOfSystem: false,
      refreshNs: 1
    )
    #expect(!hitch.isPossible)
    let facts = HitchFacts([hitch, hitch], table: "hitches", recordedNs: nil, leftOut: 0)
    #expect(facts.missedVsyncs == .max)
  }

  @Test("A run that starts late and takes long leaves the next one a start")
  func lateRuns() throws {
    let contents = ContentsTests.contents().replacing("2026-09-26", with: "2199-09-26")
      .replacing("10.000000", with: "999999999")
    var script = ExportScript()
    script.runs = [
      [.init(startNs: 0, durationNs: 2_305_843_009_213_693_000)],
      [.init(startNs: 0, durationNs: 9)],
    ]
    let imported = try ImportedTrace([script.intervals, contents])
    #expect(imported.recording.runs.map(\.intervals) == [1, 1])
  }

  @Test("The log counts from its first signpost, late frames from the start of the run")
  func logClock() throws {
    // The run starts at 10:00:00.040, the log 0.46 s later.
    let log = [LogTests.line("begin", "0.500000"), LogTests.line("end", "0.600000")]
    let table = Self.hitches([("560000000", "1000000"), ("10000000", "1000000")])
    let files = [log.joined(separator: "\n"), table, ContentsTests.contents()]
    let imported = try ImportedTrace(files)
    #expect(imported.summary.firstNs == 1_790_442_000_500_000_000)
    #expect(
      imported.intervals.map { [$0.startNs, $0.durationNs] } == [
        [0, 100_000_000], [100_000_000, 1_000_000],
      ]
    )
    // The run ends 10 s after its start.
    #expect(imported.summary.durationNs == 9_540_000_000)
    #expect(imported.recording.runs[0].hitches?.count == 2)
    #expect(imported.recording.runs[0].intervals == 1)
  }
}
