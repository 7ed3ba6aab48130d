import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

/// Delays that one frame passes on to the next: the cause is what made them.
@Suite struct PassedOnDelayTests {
  /// A frame, and what is freed after it.
  private struct Written {
    var list: UInt32 = 1
    /// The time between the end of all before it and its begin.
    var pause: Int64 = 0
    var delay: Int64 = 0
    /// The interval inside, for all of its time; nil for none.
    var inside: String?
    var duration: Int64
    var freed: Int64 = 0
    /// The processor time, and how often the kernel took the processor.
    var usage: (cpuNs: Int64, switches: Int)?
  }

  /// Writes a run of frames with a period of 1,000 ns.
  private func summary(_ frames: [Written], budget: Int64, clock: String) -> TraceSummary {
    var script = TraceScript()
    script.event(
      "run_begin",
      at: 0,
      ["budget_ns": .integer(budget), "refresh_rate_hz": .count(1_000_000)]
    )
    script.event("run_options", at: 0, ["clock": .label(clock)])
    var time: Int64 = 1_000
    for (number, frame) in frames.enumerated() {
      let id = UInt32(number * 10 + 1)
      script.list = frame.list
      time += frame.pause
      script.begin(
        "frame",
        id,
        at: time,
        ["frame": .count(number + 1), "start_delay_ns": .integer(frame.delay)]
      )
      if let inside = frame.inside { script.begin(inside, id + 1, at: time) }
      time += frame.duration
      if let inside = frame.inside { script.end(inside, id + 1, at: time) }
      if let usage = frame.usage {
        script.end(
          "frame",
          id,
          at: time,
          [
            "duration_ns": .integer(frame.duration), "cpu_ns": .integer(usage.cpuNs),
            "involuntary_switches": .count(usage.switches),
          ]
        )
      } else {
        script.end("frame", id, at: time)
      }
      guard frame.freed > 0 else { continue }
      script.begin("release", id + 2, at: time, ["items": .count(1)])
      time += frame.freed
      script.end("release", id + 2, at: time)
    }
    return TraceSummary(script.trace(), schema: ListSchema.schema)
  }

  private func causes(_ frames: [Written], budget: Int64 = 450, clock: String = "real") -> [String?]
  {
    summary(frames, budget: budget, clock: clock).runs.frames(ofRun: 0).map { $0.cause?.name }
  }

  // MARK: The virtual clock

  @Test("What is freed delays frames after the next one, too, as freeing")
  func freeing() throws {
    // Each frame may take two periods. The second one is in time, and ends late for the third one.
    let frames = [
      Written(inside: "apply", duration: 500, freed: 1200),
      Written(inside: "apply", duration: 1000),
      Written(inside: "apply", duration: 1500), Written(inside: "apply", duration: 200),
    ]
    let summary = summary(frames, budget: 2000, clock: "virtual")
    let found = summary.runs.frames(ofRun: 0)
    #expect(found.map(\.freeingDelayNs) == [0, 1000, 1000, 1000])
    #expect(found.map(\.freedBeforeNs) == [0, 1200, 0, 0])
    #expect(found.map { $0.cause?.name } == [nil, nil, "freeing", nil])
    let freeing = try #require(
      summary.groups[0].whatIf.first { $0.subject == .cause("freeing", type: nil) }
    )
    #expect(freeing.now.lateFrames == 1 && freeing.removed.lateFrames == 0)
  }

  @Test("A frame in time that ends after the next one's turn passes on its own cause, not freeing")
  func ownWork() {
    let frames = [
      Written(inside: "measure", duration: 1500), Written(inside: "diff", duration: 1200),
      Written(inside: "diff", duration: 200),
    ]
    let found = summary(frames, budget: 2000, clock: "virtual").runs.frames(ofRun: 0)
    #expect(found.map(\.freeingDelayNs) == [0, 0, 0])
    #expect(found.map(\.timing.overrunNs) == [-500, 200, -800])
    #expect(found.map { $0.cause?.name } == [nil, "measure-cache miss", nil])
  }

  @Test("A delay that goes through several frames keeps the cause of the first one")
  func throughFrames() {
    let frames = [
      Written(inside: "measure", duration: 1900), Written(inside: "diff", duration: 1000),
      Written(inside: "apply", duration: 1100),
    ]
    // All begin with a display's turn, so what is left over is a whole period.
    #expect(
      causes(frames, budget: 2000, clock: "virtual") == [nil, nil, "measure-cache miss"]
    )
  }

  @Test("A delay is passed on from one part of a trace to the next")
  func parts() {
    // That many frames are read in several parts.
    let short = Written(inside: "diff", duration: 200)
    let frames =
      [Written(inside: "measure", duration: 1500)] + Array(repeating: short, count: 10_000)
      + [Written(inside: "diff", duration: 1200)]
    let virtual = causes(frames, budget: 2000, clock: "virtual")
    #expect(virtual.compactMap(\.self) == ["measure-cache miss"])
    let real = causes(
      (0..<5_000).flatMap { _ in
        [
          Written(list: 1, pause: 500, inside: "measure", duration: 400),
          Written(list: 2, pause: 10, delay: 410, inside: "diff", duration: 100),
        ]
      }
    )
    #expect(
      Set(real.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)) == ["measure-cache miss"]
    )
  }

  // MARK: The real clock

  @Test("A frame that waited for that of another list has the cause of that one")
  func otherList() {
    let first = Written(list: 1, inside: "apply", duration: 400)
    let second = Written(list: 2, pause: 20, delay: 420, inside: "diff", duration: 100)
    #expect(causes([first, second]) == [nil, "apply"])
    // One that had the processor taken from it passes that on.
    var late = first
    (late.duration, late.usage) = (480, (100, 1))
    #expect(causes([late, second]) == ["preempted", "preempted"])
  }

  @Test("A frame that waited for its list's own one before has the cause of that one")
  func sameList() {
    let frames = [
      Written(inside: "layout", duration: 700), Written(pause: 5, delay: 600, duration: 10),
    ]
    #expect(causes(frames) == ["layout", "layout"])
  }

  @Test("A frame that waited for freeing was late because of that")
  func freeingBefore() {
    let frames = [
      Written(inside: "apply", duration: 30, freed: 500), Written(delay: 480, duration: 10),
    ]
    #expect(causes(frames) == [nil, "freeing"])
  }

  @Test("A frame that began late while its thread did nothing that is known is a late start")
  func lateStart() {
    let frames = [
      Written(inside: "apply", duration: 100), Written(pause: 900, delay: 480, duration: 10),
      // Most of the delay is after the frame before.
      Written(pause: 300, delay: 510, duration: 10),
    ]
    #expect(causes(frames) == [nil, "late start", "late start"])
  }

  @Test("What was done before the display asked for the frame delays it not")
  func before() {
    let frames = [
      Written(list: 1, inside: "apply", duration: 400),
      Written(list: 2, pause: 100, delay: 60, inside: "diff", duration: 430),
    ]
    #expect(causes(frames) == [nil, "diff"])
  }
}
