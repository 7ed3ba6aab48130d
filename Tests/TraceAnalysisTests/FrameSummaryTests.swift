import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct FrameSummaryTests {
  /// One measured frame after the other, of these durations.
  private func script(
    _ durations: [Int64],
    phases: [String] = [],
    into script: inout TraceScript
  ) {
    var time: Int64 = 1000
    for (frame, duration) in durations.enumerated() {
      let phase = phases.isEmpty ? "drag" : phases[frame % phases.count]
      let fields: KeyValuePairs<String, FieldValue> = [
        "frame": .count(frame + 1), "offset_points": .number(10), "phase": .label(phase),
      ]
      script.begin("frame", UInt32(frame + 1), at: time, fields)
      script.end("frame", UInt32(frame + 1), at: time + duration)
      time += duration + 5
    }
  }

  private func summary(_ durations: [Int64], phases: [String] = []) throws -> FrameSummary {
    var script = TraceScript()
    script.event(
      "run_begin",
      at: 0,
      ["budget_ns": .integer(100), "refresh_rate_hz": .count(10_000_000)]
    )
    self.script(durations, phases: phases, into: &script)
    return try #require(TraceSummary(script.trace(), schema: ListSchema.schema).frames)
  }

  @Test("A long frame is late once, not every frame after it")
  func oneLongFrame() throws {
    let frames = try summary([50, 50, 301, 50, 50, 50])
    #expect(frames.lateFrames == 1)
    #expect(frames.missedVsyncs == 3)
    #expect(frames.hitches.hitchNs == 300)
    // 300 ns in 6 + 3 periods of 100 ns.
    #expect(abs(frames.hitches.msPerS - 1000.0 / 3) < 1e-9)
    #expect(frames.worst.prefix(3).map(\.frame) == [3, 1, 2])
    #expect(frames.worst.first?.timing.overrunNs == 201)
  }

  @Test(
    "Lateness comes in whole periods, and a frame that just fits is not late",
    arguments: [(0, 0), (99, 0), (100, 0), (101, 1), (200, 1), (201, 2), (1000, 9)]
  )
  func quantised(duration: Int64, missed: Int64) {
    let budget = FrameBudget(budgetNs: 100, periodNs: 100, source: .trace)
    let timing = FrameTiming(durationNs: duration, budget: budget)
    #expect(timing.missedVsyncs == missed)
    #expect(timing.overrunNs == duration - 100)
  }

  @Test("Missed periods are what each frame adds to its lateness on a display", arguments: 1...64)
  func display(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let period: Int64 = 100
    let durations = (0..<50).map { _ in Int64.random(in: 1...350, using: &random) }
    // A display of fixed period: frame i shows the content of time i P and is due one period later.
    var finish: Int64 = 0
    var lateness: Int64 = 0
    var added: [Int64] = []
    for (frame, duration) in durations.enumerated() {
      let earliest = max(Int64(frame) * period, finish)
      finish = (earliest + period - 1) / period * period + duration
      let late = finish - Int64(frame + 1) * period
      let missed = max(0, (late + period - 1) / period)
      added.append(max(0, missed - lateness))
      lateness = max(lateness, missed)
    }
    #expect(try summary(durations).missedVsyncs == added.reduce(0, +))
  }

  /// Frames of these durations, each with the given time of freeing after it.
  private func freeing(_ frames: [(durationNs: Int64, releaseNs: Int64)]) throws -> TraceSummary {
    var script = TraceScript()
    script.event(
      "run_begin",
      at: 0,
      ["budget_ns": .integer(100), "refresh_rate_hz": .count(10_000_000)]
    )
    var time: Int64 = 1000
    for (number, frame) in frames.enumerated() {
      let id = UInt32(number + 1)
      script.begin("frame", id, at: time, ["frame": .count(number + 1), "phase": .label("drag")])
      time += frame.durationNs
      script.end("frame", id, at: time)
      script.begin("release", id, at: time, ["items": .count(1)])
      time += frame.releaseNs
      script.end("release", id, at: time)
    }
    return TraceSummary(script.trace(), schema: ListSchema.schema)
  }

  @Test("Freeing delays the next frame as on a display with one thread", arguments: 1...64)
  func freeing(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let period: Int64 = 100
    let frames = (0..<50).map { _ in
      (Int64.random(in: 1...250, using: &random), Int64.random(in: 0...150, using: &random))
    }
    var (busy, lateness, added): (Int64, Int64, Int64) = (0, 0, 0)
    var delays: [Int64] = []
    for (frame, (duration, release)) in frames.enumerated() {
      let asked = (Int64(frame) + lateness) * period
      let start = (max(asked, busy) + period - 1) / period * period
      delays.append(start - asked)
      let missed = max(0, (start + duration - Int64(frame + 1) * period + period - 1) / period)
      added += max(0, missed - lateness)
      lateness = max(lateness, missed)
      busy = start + duration + release
    }
    let found = try #require(try freeing(frames).frames)
    #expect(found.frames.map(\.freeingDelayNs) == delays)
    #expect(found.missedVsyncs == added)
  }

  @Test(
    "A frame that is late because of freeing says so; what fits into the frame's turn is no cause"
  )
  func freeingCause() throws {
    let summary = try freeing([(50, 50), (50, 51), (50, 0), (101, 0), (50, 0)])
    let frames = try #require(summary.frames)
    #expect(frames.frames.map(\.freeingDelayNs) == [0, 0, 100, 0, 0])
    #expect(frames.frames.map(\.freedBeforeNs) == [0, 50, 51, 0, 0])
    #expect(frames.frames.map { $0.cause?.name } == [nil, nil, "freeing", "unexplained", nil])
    // Positions are as recorded.
    #expect(frames.frames.map(\.startNs) == [1000, 1100, 1201, 1251, 1352])
  }

  @Test("Freeing inside of a frame is a part of it")
  func noDelay() throws {
    var inside = TraceScript()
    inside.event(
      "run_begin",
      at: 0,
      ["budget_ns": .integer(100), "refresh_rate_hz": .count(10_000_000)]
    )
    for frame in 0..<2 {
      inside.begin("frame", UInt32(frame + 1), at: Int64(frame) * 200, ["frame": .count(frame + 1)])
      inside.begin("release", UInt32(frame + 1), at: Int64(frame) * 200 + 10)
      inside.end("release", UInt32(frame + 1), at: Int64(frame) * 200 + 80)
      inside.end("frame", UInt32(frame + 1), at: Int64(frame) * 200 + 90)
    }
    let frames = try #require(TraceSummary(inside.trace(), schema: ListSchema.schema).frames)
    #expect(frames.frames.map(\.freeingDelayNs) == [0, 0] && frames.lateFrames == 0)
  }

  @Test("Every hitch rate covers its own frames, and none is said of scrolling that there was not")
  func scrolling() throws {
    let frames = try summary([50, 250, 50, 50], phases: ["drag", "idle"])
    #expect(frames.missedVsyncs == 2)
    #expect(frames.scrollingHitches?.msPerS == 0)
    #expect(frames.scrollingHitches?.frames == 2)
    #expect(abs(frames.hitches.msPerS - 1000.0 / 3) < 1e-9)
    #expect(frames.hitches.frames == 4)
    #expect(frames.lateFramesOutsideScrolling == 1)
    #expect(frames.phases.map(\.name) == ["drag", "idle"])
    #expect(frames.phases.map(\.lateFrames) == [0, 1])
    #expect(frames.phases.map(\.hitches.msPerS) == [0, 500])
    let idle = try summary([50, 250], phases: ["idle"])
    #expect(idle.scrollingHitches == nil)
    #expect(idle.hitches.msPerS == 500)
  }

  @Test("The budget is the trace's, else a share of the asked period, else half of that of 60 Hz")
  func budgets() throws {
    var script = TraceScript()
    self.script([50], into: &script)
    func budget(_ evaluation: EvaluationOptions, _ run: RunDescription? = nil) throws -> FrameBudget
    {
      try #require(
        TraceSummary(script.trace(), schema: ListSchema.schema, evaluation: evaluation, known: run)
          .frames
      ).budget
    }
    let assumed = try budget(EvaluationOptions())
    #expect(assumed.source == .assumed)
    #expect(assumed.budgetNs == 8_333_333)
    let asked = try budget(EvaluationOptions(refreshRateHz: 120))
    #expect(asked.source == .option)
    #expect(asked.budgetNs == 4_166_666)
    let whole = try budget(EvaluationOptions(refreshRateHz: 120, budgetShare: 1))
    #expect(whole.budgetNs == 8_333_333)
    #expect(try summary([50]).budget.source == .trace)
    var known = RunDescription()
    known.refreshRateHz = 120
    #expect(try budget(EvaluationOptions(refreshRateHz: 60), known).budgetNs == 4_166_666)
  }

  @Test(
    "Every process is evaluated by its own budget, and those of other budgets are another group"
  )
  func processes() throws {
    var script = TraceScript()
    for (pid, budget) in [(1, 100), (2, 1000)] {
      script.process = ProcessID(pid: Int32(pid))
      script.event("run_begin", at: 0, ["budget_ns": .integer(Int64(budget))])
      self.script([500], into: &script)
    }
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema)
    #expect(summary.groups.map { $0.frames?.durations.count } == [1, 1])
    #expect(summary.groups.map { $0.frames?.lateFrames } == [1, 0])
    #expect(summary.mismatch == .parameter("budget"))
  }

  @Test("What the first run does not say, later runs must not contradict each other in")
  func silentFirstRun() {
    var script = TraceScript()
    for (pid, checksum) in [(1, nil), (2, "a"), (3, "b"), (4, "a")] {
      script.process = ProcessID(pid: Int32(pid))
      script.event("run_begin", at: 0, ["scenario": .text("feed")])
      if let checksum { script.event("scenario", at: 1, ["checksum": .text(checksum)]) }
      self.script([500], into: &script)
    }
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema)
    #expect(summary.groups.map { $0.runs.map(\.played.run.number) } == [[1, 2, 4], [3]])
    #expect(summary.mismatch == .parameter("content"))
  }

  @Test("A trace without frames has no frame summary")
  func none() {
    #expect(TraceSummary(TraceScript().trace(), schema: ListSchema.schema).frames == nil)
  }
}
