import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct FrameTimeTests {
  private static func time(_ script: TraceScript) -> FrameTime? {
    TraceSummary(script.trace(), schema: ListSchema.schema).groups[0].frameTime
  }

  @Test(
    "Unexplained are the self times of frames and of intervals without a cause, in frames alone"
  )
  func unexplained() throws {
    var script = TraceScript()
    script.begin("update", 9, at: 0)
    script.end("update", 9, at: 500)
    script.begin("frame", 1, at: 1_000)
    script.begin("update", 2, at: 1_100)
    script.begin("diff", 3, at: 1_200)
    script.end("diff", 3, at: 1_500)
    script.begin("interval", 4, at: 1_500, ["name": .text("update")])
    script.end("interval", 4, at: 1_550, ["name": .text("update")])
    script.end("update", 2, at: 1_600)
    script.begin("prefetch", 5, at: 1_600)
    script.end("prefetch", 5, at: 1_700)
    script.end("frame", 1, at: 2_000)
    let time = try #require(Self.time(script))
    #expect(time.frames == 1)
    #expect(time.totalNs == 1_000)
    // 400 of the frame, 150 of the update.
    #expect(time.unexplainedNs == 550)
    #expect(time.unexplainedShare == 0.55)
    #expect(time.unexplainedPerFrameNs == 550)
    #expect(time.instrument == nil)
  }

  @Test("What a frame's own clock leaves out is no part of it")
  func ownClock() throws {
    var script = TraceScript()
    script.begin("frame", 1, at: 0)
    script.begin("diff", 2, at: 100)
    script.end("diff", 2, at: 700)
    script.end("frame", 1, at: 1_000, ["duration_ns": .integer(900), "cpu_ns": .count(1)])
    script.begin("frame", 3, at: 2_000)
    script.begin("diff", 4, at: 2_100)
    script.end("diff", 4, at: 2_700)
    script.end("frame", 3, at: 3_000, ["duration_ns": .integer(500), "cpu_ns": .count(1)])
    let time = try #require(Self.time(script))
    #expect(time.totalNs == 1_400)
    #expect(time.unexplainedNs == 300)
  }

  @Test(
    "Durations that frames state in traces of schemas up to version 6 are not their own clock's"
  )
  func formerClock() throws {
    var script = TraceScript()
    script.begin("frame", 1, at: 0)
    script.end("frame", 1, at: 1_000, ["duration_ns": .integer(0)])
    let time = try #require(Self.time(script))
    #expect(time.totalNs == 1_000)
    #expect(time.unexplainedNs == 1_000)
  }

  /// Adds a run with a number of frames of 1 µs, in each a diff and a counter.
  private static func run(_ frames: Int, _ script: inout TraceScript, at start: Int64) {
    for number in 0..<frames {
      let (id, time) = (UInt32(number * 2 + 1), start + Int64(number) * 10_000)
      script.begin("frame", id, at: time, ["frame": .count(number + 1)])
      script.begin("diff", id + 1, at: time + 100)
      script.event("counter", at: time + 150, ["name": .text("queue"), "value": .integer(1)])
      script.end("diff", id + 1, at: time + 300)
      script.end(
        "frame",
        id,
        at: time + 1_100,
        ["duration_ns": .integer(1_000), "cpu_ns": .count(1)]
      )
    }
    script.event("counter", at: start + 1_000_000, ["name": .text("queue"), "value": .integer(1)])
  }

  private static func calibrate(_ script: inout TraceScript, _ eventNs: Double, at time: Int64) {
    script.event("instrument", at: time, ["event_ns": .number(eventNs), "usage_ns": .number(300)])
  }

  @Test(
    "Recording takes the events in frames times their cost, and two readings of the usage a frame"
  )
  func instrument() throws {
    var script = TraceScript()
    Self.calibrate(&script, 100, at: 0)
    Self.run(4, &script, at: 1_000)
    let time = try #require(Self.time(script))
    // 800 ns of each frame, without the time of one event for the diff in it.
    #expect(time.unexplainedNs == 2_800)
    let cost = try #require(time.instrument)
    #expect(cost.frames == 4)
    // Two of the frame, two of the diff, one of the counter; the counter after the frames is none.
    #expect(cost.events == 20)
    #expect(cost.totalNs == 4_400)
    #expect(cost.perFrameNs == 1_100)
    // The events and readings at the two ends are outside of the frame's own clock.
    #expect(cost.insideNs == 1_200)
  }

  @Test("Each run is counted at its own costs, and runs that do not say them are left out")
  func severalRuns() throws {
    var script = TraceScript()
    for (number, eventNs) in [100.0, 200, nil].enumerated() {
      script.process = ProcessID(pid: Int32(number + 1))
      let start = Int64(number) * 10_000_000
      script.event("run_begin", at: start, ["scenario": .text("feed")])
      if let eventNs { Self.calibrate(&script, eventNs, at: start + 1) }
      Self.run(2, &script, at: start + 1_000)
    }
    let time = try #require(Self.time(script))
    #expect(time.frames == 6)
    let cost = try #require(time.instrument)
    #expect(cost.frames == 4)
    #expect(cost.events == 20)
    let (first, second, usage) = (10 * 100.0, 10 * 200.0, 4 * 2 * 300.0)
    #expect(cost.totalNs == first + second + usage)
  }

  @Test("Costs that cannot be right are not known", arguments: [-1, .nan, .infinity, 1e12])
  func damagedCosts(eventNs: Double) throws {
    var script = TraceScript()
    Self.calibrate(&script, eventNs, at: 0)
    Self.run(1, &script, at: 1_000)
    #expect(try #require(Self.time(script)).instrument == nil)
  }
}
