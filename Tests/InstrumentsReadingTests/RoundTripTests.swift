import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport

@testable import InstrumentsReading

@Suite("What goes into an export comes out of an import")
struct RoundTripTests {
  @Test("A table of intervals", arguments: 0..<200)
  func intervals(seed: Int) throws {
    var random = RandomExport(seed: UInt64(seed))
    let script = random.make()
    let imported = try ImportedTrace([script.intervals])
    #expect(imported.recording.faults.isEmpty)
    #expect(imported.recording.files[0].brokenReferences == 0)
    expect(imported, script)
  }

  @Test("A table of begins and ends", arguments: 200..<260)
  func events(seed: Int) throws {
    var random = RandomExport(seed: UInt64(seed))
    let script = random.make()
    let imported = try ImportedTrace([script.events])
    expect(imported, script)
  }

  @Test("Of two tables that say the same one is taken, in either order", arguments: 260..<280)
  func both(seed: Int) throws {
    var random = RandomExport(seed: UInt64(seed))
    let script = random.make()
    let texts = [script.intervals, script.events]
    expect(try ImportedTrace(texts), script)
    expect(try ImportedTrace(texts.reversed()), script)
  }

  private func expect(_ imported: ImportedTrace, _ script: ExportScript) {
    let intervals = imported.intervals
    #expect(imported.recording.runs.map(\.intervals) == script.runs.map(\.count))
    // The second run begins a second after the end of the one before.
    var offset: Int64 = 0
    var expected: [ImportedTrace.Interval] = []
    for run in script.runs {
      expected += run.map { Self.expected($0, offset) }
      offset +=
        (run.compactMap { ($0.startNs ?? 0) + ($0.durationNs ?? 0) }.max() ?? 0) + 1_000_000_000
    }
    #expect(Self.sorted(intervals) == Self.sorted(expected))
    #expect(imported.summary.unfinishedIntervals == 0)
    #expect(imported.summary.unmatchedEnds == 0)
    #expect(imported.summary.rejectedIntervals == 0)
  }

  private static func expected(_ interval: ExportScript.Interval, _ offset: Int64)
    -> ImportedTrace.Interval
  {
    let row = ListSchema.schema.intervals.first { row in
      row.signposts.contains { $0.name == interval.name && $0.category == interval.category }
    }
    return ImportedTrace.Interval(
      name: row?.name ?? interval.name,
      pid: Int32(interval.pid),
      tid: Int32(interval.tid),
      startNs: (interval.startNs ?? 0) + offset,
      durationNs: interval.durationNs ?? 0
    )
  }

  private static func sorted(_ intervals: [ImportedTrace.Interval]) -> [ImportedTrace.Interval] {
    intervals.sorted {
      ($0.startNs, $0.durationNs, $0.name, $0.tid) < ($1.startNs, $1.durationNs, $1.name, $1.tid)
    }
  }
}
