import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport

/// Frames that state times which cannot be true are named, and in no statistics.
@Suite struct BrokenFrameTests {
  private static let millisecond: Int64 = 1_000_000

  /// Frames of 2 ms, 20 ms apart, after the announcement of their run; a layout is in each.
  private func script(
    announced: Bool = true,
    durationNs: (Int) -> Int64 = { _ in millisecond },
    delayNs: (Int) -> Int64 = { _ in 0 }
  ) -> TraceScript {
    var script = TraceScript()
    script.event(announced ? "run_begin" : "other", at: 0, ["scenario": .text("fling")])
    for number in 1...10 {
      let (id, start) = (UInt32(number), Int64(number) * 20 * Self.millisecond)
      let delay = delayNs(number)
      script.begin(
        "frame",
        id,
        at: start,
        ["frame": .count(number), "start_delay_ns": .integer(delay)]
      )
      script.begin("layout", id, at: start + 1_000)
      script.end("layout", id, at: start + 2_000)
      let said = durationNs(number)
      script.end(
        "frame",
        id,
        at: start + 2 * Self.millisecond,
        ["duration_ns": .integer(said), "cpu_ns": .integer(0)]
      )
    }
    return script
  }

  private func summary(_ script: TraceScript) -> TraceSummary {
    TraceSummary(script.trace(), schema: ListSchema.schema)
  }

  @Test(
    "A duration that the time between the events does not allow",
    arguments: [3_600_000_000_000, .max, -1, -5, .min, 3_002_001] as [Int64]
  )
  func durations(saidNs: Int64) throws {
    let summary = summary(script(durationNs: { $0 == 4 ? saidNs : Self.millisecond }))
    #expect(summary.brokenFrames.count == 1)
    let broken = try #require(summary.brokenFrames.named.first)
    #expect((broken.number, broken.reason, broken.saidNs) == (4, .duration, saidNs))
    #expect(broken.possibleNs == 2 * Self.millisecond)
    let group = try #require(summary.groups.first)
    #expect(group.frames?.durations.count == 9)
    #expect(group.frames?.durations.max == Self.millisecond)
    #expect(group.frames?.missedVsyncs == 0)
    #expect(group.intervals.first { $0.name == "layout" }?.durations.count == 9)
    #expect(group.stages.map(\.stage) == [.broken])
  }

  @Test("Clocks may differ by a millisecond and a thousandth")
  func tolerance() {
    let summary = summary(script(durationNs: { _ in 3_002_000 }))
    #expect(summary.brokenFrames.count == 0)
    #expect(summary.groups.first?.frames?.durations.max == 3_002_000)
  }

  @Test("A start that is late by more than the run lasted, or early", arguments: [true, false])
  func delays(announced: Bool) throws {
    let toleranceNs = (announced ? 1_000 : 60_000) * Self.millisecond
    for (delayNs, isBroken) in [
      (-1, true), (.max, true), (toleranceNs + 80 * Self.millisecond, false),
      (toleranceNs + 80 * Self.millisecond + 1, true),
    ] as [(Int64, Bool)] {
      let summary = summary(script(announced: announced, delayNs: { $0 == 4 ? delayNs : 0 }))
      #expect(summary.brokenFrames.count == (isBroken ? 1 : 0))
      guard isBroken else { continue }
      #expect(summary.brokenFrames.named.first?.reason == .startDelay)
      #expect(summary.groups.first?.frames?.lateFrames == 0)
    }
  }

  @Test("Only the first of many are named")
  func many() {
    let summary = summary(script(durationNs: { _ in -1 }))
    #expect(summary.brokenFrames.count == 10)
    #expect(summary.brokenFrames.named.map(\.number) == [1, 2, 3])
    #expect(summary.groups.first?.frames == nil)
  }
}
