import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct FrameEvaluationTests {
  /// The properties of a frame of a hand-written trace.
  private struct Written {
    var start: Int64
    var duration: Int64
    var phase = "drag"
    var delay: Int64 = 0
    var blank = 0.0
    /// Intervals inside, one after the other: name and duration.
    var inside: [(String, Int64)] = []
  }

  /// A run of frames with a period of 1,000 ns and a budget of 500.
  ///
  /// Frames are numbered from 1, as number 0 is the first display.
  private func script(
    _ frames: [Written],
    clock: String = "virtual",
    warmup: Int = 0,
    process: Int32 = 1,
    into script: inout TraceScript
  ) {
    script.process = ProcessID(pid: process)
    script.event(
      "run_begin",
      at: 0,
      ["budget_ns": .integer(500), "refresh_rate_hz": .count(1_000_000)]
    )
    script.event(
      "run_options",
      at: 0,
      ["clock": .label(clock), "warmup_frames": .count(warmup)]
    )
    for (number, frame) in frames.enumerated() {
      let id = UInt32(number + 1)
      script.begin(
        "frame",
        id,
        at: frame.start,
        [
          "frame": .count(number + 1), "phase": .label(frame.phase),
          "start_delay_ns": .integer(frame.delay),
        ]
      )
      var time = frame.start
      for (position, (name, duration)) in frame.inside.enumerated() {
        let inner = id * 100 + UInt32(position)
        script.begin(name, inner, at: time)
        time += duration
        script.end(name, inner, at: time)
      }
      script.end(
        "frame",
        id,
        at: frame.start + frame.duration,
        ["blank_points": .number(frame.blank)]
      )
    }
  }

  private func summary(
    _ frames: [Written],
    clock: String = "virtual",
    warmup: Int = 0,
    _ evaluation: EvaluationOptions = EvaluationOptions()
  ) throws -> FrameSummary {
    var script = TraceScript()
    self.script(frames, clock: clock, warmup: warmup, into: &script)
    return try #require(
      TraceSummary(script.trace(), schema: ListSchema.schema, evaluation: evaluation).frames
    )
  }

  @Test(
    "On a slower device the same frames are late, and the delay of the start is not slowed down"
  )
  func slowdown() throws {
    let frames = [Written(start: 0, duration: 300), Written(start: 400, duration: 100, delay: 150)]
    #expect(try summary(frames).lateFrames == 0)
    let slow = try summary(frames, EvaluationOptions(slowdown: 4))
    #expect(slow.frames.map(\.timing.overrunNs) == [700, 50])
    #expect(slow.lateFrames == 2)
  }

  @Test("Half a period or a whole one: the share decides what is late")
  func share() throws {
    let frames = [Written(start: 0, duration: 700)]
    #expect(try summary(frames).lateFrames == 1)
    #expect(try summary(frames, EvaluationOptions(budgetShare: 1)).lateFrames == 0)
  }

  @Test("Frames of the warm-up are in no figure but their own")
  func warmup() throws {
    let frames = [
      Written(start: 0, duration: 9_000), Written(start: 10_000, duration: 100),
      Written(start: 11_000, duration: 200),
    ]
    let warm = try summary(frames, warmup: 2)
    #expect(warm.durations.sorted == [100, 200])
    #expect(warm.lateFrames == 0)
    var script = TraceScript()
    self.script(frames, warmup: 4, into: &script)
    let group = try #require(TraceSummary(script.trace(), schema: ListSchema.schema).groups.first)
    #expect(group.frames == nil)
    #expect(group.stages.map(\.stage) == [.warmup])
    #expect(group.stages.first?.frames?.lateFrames == 1)
    #expect(group.stages.first?.frameRow?.durations.sorted == [100, 200, 9_000])
  }

  /// The intervals inside a frame of 1,000 ns, and the cause that makes it late.
  private static let causes: [(inside: KeyValuePairs<String, Int64>, cause: String)] = [
    (["measure": 400, "diff": 300], "measure-cache miss"),
    (["measure": 100, "diff": 300, "select": 150], "unexplained"),
    (["measure": 100, "diff": 310, "notify": 300, "select": 290], "diff"),
    (["visible": 250, "query": 250, "layout": 400], "display"),
    (["my_own": 600], "my_own"),
    (["notify": 600], "observer callback"),
  ]

  @Test("A custom interval is a separate cause, whatever its name")
  func namedCause() throws {
    var script = TraceScript()
    script.begin("frame", 1, at: 0, ["frame": .count(1)])
    script.begin("interval", 2, at: 0, ["name": .text("measure")])
    script.begin("interval", 3, at: 0, ["name": .text("frame")])
    script.end("interval", 3, at: 1_000_000, ["name": .text("frame")])
    script.end("interval", 2, at: 90_000_000, ["name": .text("measure")])
    script.end("frame", 1, at: 90_000_001)
    let frames = try #require(TraceSummary(script.trace(), schema: ListSchema.schema).frames)
    #expect(frames.durations.count == 1)
    #expect(frames.causes.map(\.name) == ["measure"])
  }

  @Test("A late frame's cause is what took most of its own time")
  func causes() throws {
    for row in Self.causes {
      let inside = row.inside.map { ($0, $1) }
      let frames = try summary([Written(start: 0, duration: 1_000, inside: inside)])
      #expect(frames.causes.map(\.name) == [row.cause])
      #expect(frames.worst.first?.cause?.name == row.cause)
    }
  }

  @Test("A frame in time has no cause, and a late begin can be one")
  func lateStart() throws {
    let frames = try summary(
      [Written(start: 0, duration: 100), Written(start: 2_000, duration: 100, delay: 450)],
      clock: "real"
    )
    #expect(frames.causes.map(\.name) == ["late start"])
    #expect(frames.causes.map(\.overrunNs) == [50])
  }

  @Test("An update that waited longer than anything took is the cause")
  func queueWait() throws {
    var script = TraceScript()
    self.script([], into: &script)
    script.begin("frame", 1, at: 0, ["frame": .count(1)])
    script.begin("update", 2, at: 10, ["queue_wait_ns": .integer(5_000)])
    script.end("update", 2, at: 700)
    script.end("frame", 1, at: 800)
    let frames = try #require(TraceSummary(script.trace(), schema: ListSchema.schema).frames)
    #expect(frames.causes.map(\.name) == ["update queue wait"])
  }

  @Test("Content that moves without a frame for more than one and a half periods is a gap")
  func gaps() throws {
    let frames = [
      Written(start: 0, duration: 100), Written(start: 1_000, duration: 100),
      // 1,600 ns after the end of the last.
      Written(start: 2_700, duration: 3_000),
      // Directly after a frame that took long.
      Written(start: 6_000, duration: 100),
      Written(start: 9_000, duration: 100, phase: "idle"),
      Written(start: 19_000, duration: 100),
    ]
    let gaps = try #require(try summary(frames, clock: "real").idleGaps)
    #expect(gaps.count == 1)
    #expect(gaps.longestNs == 1_600)
    #expect(try summary(frames).idleGaps == nil)
  }

  @Test("Blank area is averaged over all frames")
  func blank() throws {
    let frames = [
      Written(start: 0, duration: 1, blank: 0), Written(start: 10, duration: 1, blank: 30),
      Written(start: 20, duration: 1), Written(start: 30, duration: 1, blank: .nan),
    ]
    let blank = try #require(try summary(frames).blankArea)
    #expect(blank.maxPoints == 30)
    #expect(blank.meanPoints == 10)
    #expect(blank.share == 1.0 / 3)
  }

  @Test("Over repetitions each frame counts with its shortest time")
  func minima() throws {
    var script = TraceScript()
    for (process, durations) in [(1, [50, 900, 70]), (2, [60, 80, 90]), (3, [70, 85])] {
      let frames = durations.enumerated().map {
        Written(start: Int64($0.offset) * 1_000, duration: Int64($0.element))
      }
      self.script(frames, process: Int32(process), into: &script)
    }
    let frames = try #require(TraceSummary(script.trace(), schema: ListSchema.schema).frames)
    #expect(frames.durations.count == 8)
    let minima = try #require(frames.minima)
    #expect(minima.repetitions == 3)
    // The third frame is not in every repetition.
    #expect(minima.durations.sorted == [50, 80])
    #expect(try summary([Written(start: 0, duration: 1)]).minima == nil)
  }

  @Test("Runs of different clocks are never taken together")
  func clocks() throws {
    var script = TraceScript()
    self.script([Written(start: 0, duration: 1)], into: &script)
    self.script([Written(start: 9, duration: 1)], clock: "real", process: 2, into: &script)
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema)
    #expect(summary.mismatch == .clocks)
    #expect(summary.groups.map { $0.frames?.durations.count } == [1, 1])
    #expect(summary.groups.allSatisfy { $0.frames?.minima == nil })
  }

  @Test(
    "Both published bands, at their edges",
    arguments: [
      (5.0, HitchBand.good, HitchBand.good), (5.1, .warning, .good), (10, .warning, .good),
      (10.1, .critical, .warning), (25.1, .critical, .critical), (50.1, .critical, .severe),
    ]
  )
  func bands(ratio: Double, scrolling: HitchBand, organizer: HitchBand) {
    #expect(HitchBand.scrolling(msPerS: ratio) == scrolling)
    #expect(HitchBand.organizer(msPerS: ratio) == organizer)
  }

  @Test(
    "A rate over too few frames, or too short a time, has no band",
    arguments: [(1, 1_000, false), (19, 1_000, false), (20, 12, false), (20, 13, true)]
  )
  func unrated(frames: Int, periodMs: Int64, isRated: Bool) {
    let budget = FrameBudget(
      budgetNs: periodMs * 1_000_000,
      periodNs: periodMs * 1_000_000,
      source: .trace
    )
    var rate = HitchRate()
    for _ in 0..<frames { rate.add(FrameTiming(durationNs: 1_000, budget: budget)) }
    #expect(HitchBand.organizer(rate) == (isRated ? .good : nil))
    #expect(HitchBand.scrolling(rate) == (isRated ? .good : nil))
  }

  @Test("Phases in which content stands still do not count for the hitch rate of scrolling")
  func still() throws {
    let frames = try summary([
      Written(start: 0, duration: 900, phase: "update"),
      Written(start: 1_000, duration: 100, phase: "decelerate"),
    ])
    #expect(frames.lateFrames == 1)
    #expect(frames.scrollingHitches?.msPerS == 0)
    #expect(frames.hitches.msPerS > 0)
  }
}
