import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct TraceSummaryTests {
  @Test("What a sink recorded is summarised as a trace of the same run would be")
  func recording() throws {
    let sink = RecordingSink()
    let signposter = Signposter(sink: sink, scope: SignpostScope(list: 1, update: 1))
    signposter.event(
      .schema,
      .schema(version: 1, fingerprint: String(ListSchema.schema.fingerprint, radix: 16))
    )
    signposter.interval(
      .frame,
      .frameBegin(
        frame: 1,
        offsetPoints: 1.5,
        phase: .decelerate,
        vsync: 0,
        startDelayNs: 0,
        state: 0,
        harnessNs: 0,
        allItems: 40
      )
    ) {
      signposter.interval(.layout, .layoutBegin(level: .rebuild, items: 4)) {
        for _ in 0..<3 { signposter.interval(.measure) {} }
      } end: { _ in
        .layoutEnd(measured: 3, cached: 1, fixed: 4, contentPoints: 44.5)
      }
    }
    signposter.counter("queue", 7)
    var conversion = RecordedEvents(schema: ListSchema.schema)
    let trace = ScriptedTrace(events: conversion.events(of: sink.take()))
    let summary = TraceSummary(trace, schema: ListSchema.schema)
    #expect(summary.events == 12)
    #expect(summary.hasCurrentSchema == true)
    #expect(summary.intervals.map(\.name) == ["frame", "layout", "measure"])
    #expect(summary.intervals.map(\.level) == [0, 1, 2])
    #expect(summary.intervals.map(\.durations.count) == [1, 1, 3])
    #expect(summary.measuring?.hitRate == 0.25)
    #expect(summary.counters.map(\.last) == [7])
    let frame = try #require(summary.frames?.worst.first)
    #expect(frame.scrollOffset == 1.5)
    #expect(frame.phase == "decelerate")
    #expect(frame.inside.first?.children.first?.count == 3)
    let points = summary.intervals[1].fields.first { $0.name == "content_points" }
    #expect(points?.statistics.max == 44.5)
  }

  @Test("Updates are grouped by what asked for them, the dearest first")
  func updates() throws {
    var script = TraceScript()
    for (number, reason) in ["scrolled_down", "content_changed", "scrolled_down"].enumerated() {
      let time = Int64(number) * 1000
      script.update = UInt32(number + 1)
      script.begin("update", UInt32(number + 1), at: time, ["reason": .label(reason)])
      script.end(
        "update",
        UInt32(number + 1),
        at: time + (reason == "content_changed" ? 500 : 20),
        ["items": .count(9), "changes": .count(number)]
      )
    }
    let updates = try #require(TraceSummary(script.trace(), schema: ListSchema.schema).updates)
    #expect(updates.byReason.map(\.name) == ["content_changed", "scrolled_down"])
    #expect(updates.byReason.map(\.durations.count) == [1, 2])
    #expect(updates.worst.map(\.update) == [2, 1, 3])
    #expect(updates.worst.first?.changes == 1)
  }

  @Test("Without layout passes, measurements are counted and where sizes came from is not known")
  func measurementsOnly() throws {
    var script = TraceScript()
    for id in 1...4 as ClosedRange<UInt32> {
      script.begin("measure", id, at: Int64(id) * 10)
      script.end("measure", id, at: Int64(id) * 10 + 5)
    }
    let measuring = try #require(TraceSummary(script.trace(), schema: ListSchema.schema).measuring)
    #expect(measuring.measured == 4)
    #expect(measuring.cache == nil)
    #expect(measuring.hitRate == nil)
  }

  @Test("Measured, cached and fixed sizes are three classes, and fixed ones are no hits")
  func sizes() throws {
    var script = TraceScript()
    script.begin("layout", 1, at: 0)
    script.event(
      "measure_cache",
      at: 1,
      ["type": .count(1), "measured": .count(2), "cached": .count(6), "fixed": .count(92)]
    )
    script.end(
      "layout",
      1,
      at: 10,
      ["measured": .count(2), "cached": .count(6), "fixed": .count(92)]
    )
    let measuring = try #require(TraceSummary(script.trace(), schema: ListSchema.schema).measuring)
    #expect(measuring.measured == 2)
    #expect(measuring.cache?.cached == 6)
    #expect(measuring.cache?.fixed == 92)
    #expect(measuring.hitRate == 0.75)
    #expect(measuring.byType.map(\.cache) == [measuring.cache])
  }

  @Test("Traces of schemas up to version 6 count fixed sizes as cached ones")
  func formerSizes() throws {
    var script = TraceScript()
    script.begin("layout", 1, at: 0)
    script.event(
      "measure_cache",
      at: 1,
      ["type": .count(1), "measured": .count(1), "cache_hits": .count(3)]
    )
    script.end("layout", 1, at: 10, ["measured": .count(1), "cache_hits": .count(3)])
    let measuring = try #require(TraceSummary(script.trace(), schema: ListSchema.schema).measuring)
    #expect(measuring.cache?.cached == 3)
    #expect(measuring.cache?.fixed == nil)
    #expect(measuring.hitRate == 0.75)
    #expect(measuring.byType.map(\.cache) == [measuring.cache])
  }

  @Test("A name that the schema does not have is reported under it")
  func unknownName() {
    var script = TraceScript()
    script.begin("prefetch", 1, at: 0)
    script.end("prefetch", 1, at: 9)
    script.begin("diff", 2, at: 10)
    script.end("diff", 2, at: 12)
    let rows = TraceSummary(script.trace(), schema: ListSchema.schema).intervals
    #expect(rows.map(\.name) == ["diff", "prefetch"])
    #expect(rows.map(\.level) == [0, 0])
  }

  @Test("What the trace says of its run is believed before what is known elsewhere")
  func knownRun() {
    var script = TraceScript()
    script.event("run_begin", at: 0, ["scenario": .text("feed"), "items": .count(5)])
    var known = RunDescription()
    known.scenario = "catalog"
    known.seed = 42
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema, known: known)
    #expect(summary.run?.scenario == "feed")
    #expect(summary.run?.seed == 42)
    #expect(summary.isInterrupted)
  }

  @Test("The share of frame time is of what lies inside frames only")
  func shares() {
    var script = TraceScript()
    script.begin("diff", 1, at: 0)
    script.end("diff", 1, at: 900)
    script.begin("frame", 2, at: 1000)
    script.begin("diff", 3, at: 1000)
    script.end("diff", 3, at: 1025)
    script.end("frame", 2, at: 1100)
    let rows = TraceSummary(script.trace(), schema: ListSchema.schema).intervals
    #expect(rows.map(\.shareOfFrameTime) == [1, 0.25])
  }

  @Test(
    "Runs whose content alone differs are taken together where stacks were sampled",
    arguments: [(true, "a", "b", 1), (false, "a", "b", 2), (false, "a", "a", 1)]
  )
  func contents(hasStacks: Bool, first: String, second: String, groups: Int) {
    var script = TraceScript()
    for (number, content) in [first, second].enumerated() {
      script.process = ProcessID(pid: Int32(number + 1))
      let start = Int64(number) * 1_000_000
      script.event("run_begin", at: start, ["scenario": .text("catalog")])
      if hasStacks { script.event("stack_sampling", at: start + 1, ["rate_hz": .count(997)]) }
      script.event("scenario", at: start + 2, ["checksum": .text(content)])
      script.begin("frame", 1, at: start + 100, ["frame": .count(1)])
      script.end("frame", 1, at: start + 200)
      script.event("run_end", at: start + 300)
    }
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema)
    #expect(summary.groups.count == groups)
  }
}
