import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport

/// Traces that no present version writes, or that no program should write: read, with nothing made
/// up.
@Suite struct BadInputTests {
  private func summary(_ script: TraceScript) -> TraceSummary {
    TraceSummary(script.trace(), schema: ListSchema.schema)
  }

  private func addFrame(_ id: UInt32, at time: Int64, to script: inout TraceScript) {
    script.begin("frame", id, at: time, ["frame": .count(1)])
    script.end("frame", id, at: time + 100)
  }

  @Test("A trace of the former version is read, and known to be one")
  func formerVersion() throws {
    var script = TraceScript()
    script.event("schema", at: 0, ["version": .count(1), "fingerprint": .text("abc")])
    script.event(
      "run_begin",
      at: 1,
      [
        "scenario": .text("fling"), "items": .count(10), "seed": .integer(1), "frames": .count(3),
        "refresh_rate_hz": .count(60), "budget_ns": .integer(50), "layout": .label("table"),
        "sizing": .label("estimated"), "batching": .label("slice"), "repetition": .count(1),
      ]
    )
    script.event(
      "run_options",
      at: 2,
      ["clock": .label("virtual"), "gesture": .text("fling"), "warmup_frames": .count(0)]
    )
    addFrame(1, at: 10, to: &script)
    script.event("run_end", at: 200)
    let summary = summary(script)
    #expect(summary.schemaVersion == 1)
    #expect(summary.hasCurrentSchema == false)
    let group = try #require(summary.groups.first)
    #expect(group.description?.scenario == "fling")
    #expect(group.description?.clock == "virtual")
    #expect(group.description?.slowdown == nil)
    #expect(group.frames?.lateFrames == 1)
    #expect(!group.isInterrupted)
  }

  @Test("Names that are known with fields of other types say nothing, and so do unknown names")
  func foreign() throws {
    var script = TraceScript()
    script.event("run_begin", at: 0, ["items": .text("ten"), "refresh_rate_hz": .integer(-1)])
    script.event("run_options", at: 1, ["slowdown": .number(.nan), "clock": .integer(1)])
    script.event("frame_begin", at: 2)
    script.event("counter", at: 3, ["name": .integer(4), "value": .text("x")])
    script.event("measure_cache", at: 4, ["type": .text("row"), "measured": .number(.infinity)])
    script.event("type_name", at: 5, ["type": .number(0.5), "name": .number(1)])
    script.event("zebra", at: 6, ["id": .text("z")])
    script.begin("zebra", 1, at: 7, ["stripes": .text("many")])
    script.begin("frame", 2, at: 8, ["frame": .text("one"), "phase": .number(1)])
    script.begin("update", 3, at: 9, ["reason": .number(2)])
    script.begin("layout", 4, at: 9, ["measured": .text("all")])
    script.end("layout", 4, at: 10, ["cache_hits": .count(1)])
    script.end("update", 3, at: 11, ["items": .text("some")])
    script.end("frame", 2, at: 12, ["blank_points": .number(.infinity)])
    script.end("zebra", 1, at: 20)
    let summary = summary(script)
    let group = try #require(summary.groups.first)
    let frames = try #require(group.frames)
    // A rate that no display has is noted as the trace states it, and not evaluated by.
    #expect(group.description?.parameters.map(\.definition.name) == ["refresh_rate_hz"])
    #expect(group.description?.refreshRateHz == nil)
    #expect(group.description?.slowdown == nil)
    #expect(group.description?.clock == nil)
    #expect(frames.budget.source == .assumed)
    #expect(frames.frames.map(\.number) == [nil])
    #expect(frames.phases.map(\.name) == [nil])
    #expect(frames.blankArea == nil)
    #expect(frames.idleGaps == nil)
    #expect(frames.minima == nil)
    #expect(group.updates?.byReason.map(\.name) == [nil])
    #expect(group.updates?.worst.map(\.items) == [nil])
    #expect(group.measuring == nil)
    #expect(group.counters.isEmpty)
    #expect(group.intervals.map(\.name) == ["frame", "update", "layout", "zebra"])
    #expect(group.intervals.last?.fields.isEmpty == true)
    #expect(summary.schemaVersion == nil)
    #expect(summary.hasCurrentSchema == nil)
  }

  @Test("Frames that begin and never end are counted as such, and no frame is made of them")
  func noEnds() throws {
    var script = TraceScript()
    for id in 1...3 as ClosedRange<UInt32> {
      script.begin("frame", id, at: Int64(id), ["frame": .count(Int(id))])
    }
    let summary = summary(script)
    #expect(summary.unfinished == ["frame": 3])
    let group = try #require(summary.groups.first)
    #expect(summary.groups.count == 1)
    #expect(group.frames == nil)
    #expect(group.updates == nil)
    #expect(group.measuring == nil)
    #expect(group.description == nil)
    #expect(group.intervals.isEmpty)
    #expect(group.lists.isEmpty)
    #expect(group.runs.map { $0.frames == nil } == [true])
    #expect(summary.runs.perFrameMinimum(overRuns: [0]) == nil)
    #expect(summary.runs.intervals(named: "frame", ofRun: 0) == nil)
  }

  @Test("Two runs of different parameters are two groups with one mismatch, and nothing is merged")
  func differentRuns() throws {
    var script = TraceScript()
    for run in 0..<2 as Range<Int64> {
      script.event("run_begin", at: run * 1_000, ["items": .count(Int(run) + 1)])
      for frame in 0...run {
        addFrame(UInt32(run * 10 + frame), at: run * 1_000 + 200 * frame + 1, to: &script)
      }
      script.event("counter", at: run * 1_000 + 500, ["name": .text("q"), "value": .integer(run)])
    }
    let summary = summary(script)
    #expect(summary.mismatch == .parameter("items"))
    #expect(summary.groups.map { $0.frames?.durations.count } == [1, 2])
    #expect(summary.groups.map { $0.description?.items } == [1, 2])
    #expect(summary.groups.map { $0.counters.map(\.last) } == [[0], [1]])
    #expect(summary.groups.allSatisfy { $0.frames?.minima == nil })
    #expect(summary.runsLeftOut == 0)
  }

  @Test("Of more groups of runs than anybody reads, the rest is left out and counted")
  func manyGroups() {
    var script = TraceScript()
    for run in 0..<70 as Range<Int64> {
      script.event("run_begin", at: run * 1_000, ["items": .count(Int(run))])
      addFrame(UInt32(run), at: run * 1_000 + 1, to: &script)
    }
    let summary = summary(script)
    #expect(summary.groups.count == 64)
    #expect(summary.runsLeftOut == 6)
    #expect(summary.groups.allSatisfy { $0.frames?.worst.count == 1 })
  }

  @Test("Runs beyond the first thousands are left out and counted", arguments: [true, false])
  func manyRuns(ofOneProcess: Bool) throws {
    var script = TraceScript()
    for run in 0..<4_100 as Range<Int64> {
      if !ofOneProcess { script.process = ProcessID(pid: Int32(run)) }
      script.event("run_begin", at: run * 1_000, ["items": .count(1)])
      addFrame(UInt32(run), at: run * 1_000 + 1, to: &script)
    }
    let summary = summary(script)
    #expect(summary.runsLeftOut == 4)
    #expect(summary.groups.count == 1)
    let group = try #require(summary.groups.first)
    #expect(group.repetitions == 4_096)
    #expect(group.frames?.durations.count == 4_096)
    #expect(group.runs.last?.frames?.durations.count == 1)
  }
}
