import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

/// Tests of what-if where the machine or a wait took a part of the frames.
@Suite struct HeldTimeTests {
  /// A frame of `apply` and then `diff`, whose thread had the processor for a part of it.
  private struct Held {
    var applyNs: Int64
    var diffNs: Int64 = 0
    var cpuNs: Int64
    var preempted = 0
    var waits = 0
  }

  /// The runs of such frames, whose budget is 500 ns.
  private func summary(_ frames: [Held], slowdown: Double = 1) -> TraceSummary {
    var script = TraceScript.tightBudget
    script.event("run_options", at: 0, ["clock": .label("virtual"), "slowdown": .number(slowdown)])
    var (time, id): (Int64, UInt32) = (0, 1)
    for (number, frame) in frames.enumerated() {
      script.begin("frame", id, at: time, ["frame": .count(number + 1), "phase": .label("drag")])
      for (name, ns) in [("apply", frame.applyNs), ("diff", frame.diffNs)] where ns > 0 {
        id += 1
        script.begin(name, id, at: time)
        time += ns
        script.end(name, id, at: time)
      }
      script.end(
        "frame",
        id - (frame.diffNs > 0 ? 2 : 1),
        at: time,
        [
          "cpu_ns": .integer(frame.cpuNs), "involuntary_switches": .count(frame.preempted),
          "voluntary_switches": .count(frame.waits),
        ]
      )
      (time, id) = (time + 10, id + 1)
    }
    return TraceSummary(script.trace(), schema: ListSchema.schema)
  }

  private func finding(
    _ rule: Advice.Rule = .configure,
    without name: String,
    _ summary: TraceSummary
  ) throws -> WhatIf {
    let replay = try #require(summary.runs.replay(summary.groups[0]))
    return replay.finding(rule, [FindingCost(intervals: [name])], type: nil)
  }

  @Test("A frame that only the machine made late is not promised", arguments: [0, 1])
  func machine(preempted: Int) throws {
    let held = Held(applyNs: 900, cpuNs: 100, preempted: preempted)
    let alone = summary([held])
    #expect(alone.frames?.causes.first?.isOfMachine == true)
    #expect(alone.groups[0].whatIf.isEmpty)
    let both = try finding(without: "apply", summary([held, Held(applyNs: 800, cpuNs: 800)]))
    // The one that the machine made late is counted by itself.
    #expect(both.now.lateFrames == 1 && both.lateFramesOfMachine == 1)
    #expect(both.removed.lateFrames == 0 && both.savedFrames == 1)
  }

  @Test("What a thread waited for goes away with the reading and the locks, and with nothing else")
  func waiting() throws {
    let waited = summary([Held(applyNs: 900, cpuNs: 100, waits: 1)])
    for rule in [Advice.Rule.fileReading, .locks] {
      let found = try finding(rule, without: "apply", waited)
      #expect(found.now.lateFrames == 1 && found.removed.lateFrames == 0)
    }
    let other = try finding(without: "apply", waited)
    // It is late, though not because of the machine, and stays so.
    #expect(other.now.lateFrames == 1 && other.removed.lateFrames == 1)
    #expect(other.lateFramesOfMachine == 0 && other.savedHitchNs == 0)
  }

  @Test(
    "Time off the processor is of the kind of switch that was most of it, where no wait was timed",
    arguments: [
      (0, 0, "machine"), (1, 0, "preempted"), (0, 1, "waiting"), (1, 1, "preempted"),
      (1, 105, "waiting"), (105, 1, "preempted"),
    ],
    [9_000_000, 9_000_001]
  )
  func kinds(switches: (preempted: Int, waits: Int, cause: String), applyNs: Int64) {
    let (preempted, waits, cause) = switches
    let held = Held(applyNs: applyNs, cpuNs: 100, preempted: preempted, waits: waits)
    let frames = summary([Held](repeating: held, count: 4)).frames
    #expect(frames?.causes.map(\.name) == [cause])
    #expect(frames?.machineShare == (cause == "waiting" ? 0 : 1))
    #expect(frames?.lateFramesOfList == (cause == "waiting" ? 4 : 0))
  }

  @Test(
    "Too short a time for another program is waiting, unless most switches were no waits",
    arguments: [
      (1_100_000, 1, 1, "waiting"), (1_399_999, 1, 1, "waiting"), (1_400_000, 1, 1, "preempted"),
      (1_100_000, 2, 1, "preempted"), (1_100_000, 1, 0, "preempted"),
    ] as [(Int64, Int, Int, String)]
  )
  func shortWaits(offNs: Int64, preempted: Int, waits: Int, cause: String) {
    let held = Held(applyNs: offNs + 100, cpuNs: 100, preempted: preempted, waits: waits)
    #expect(summary([held]).frames?.causes.map(\.name) == [cause])
  }

  @Test(
    "A frame that was also preempted waited as long as those before it that were not",
    arguments: [(3_000_000, "waiting"), (3_100_000, "waiting"), (7_000_000, "preempted")]
      as [(Int64, String)]
  )
  func usualWait(offNs: Int64, cause: String) {
    // A lock that is held for 3 ms in each frame; once another program was in between as well.
    let locked = Held(applyNs: 3_000_100, cpuNs: 100, waits: 2)
    let both = Held(applyNs: offNs + 100, cpuNs: 100, preempted: 1, waits: 1)
    let causes = summary([locked, locked, locked, both]).frames?.causes ?? []
    #expect(causes.first?.name == "waiting" && causes.first?.count == (cause == "waiting" ? 4 : 3))
    #expect(causes.dropFirst().map(\.name) == (cause == "waiting" ? [] : [cause]))
    // Nothing is known before the first one that only waited.
    #expect(summary([both]).frames?.causes.map(\.name) == ["preempted"])
  }

  @Test(
    "Timed waits say how long a frame waited, whatever it was switched by",
    arguments: [(700, "waiting"), (401, "waiting"), (300, "preempted"), (9_000, "waiting")]
      as [(Int64, String)]
  )
  func timedWaits(waitedNs: Int64, cause: String) {
    var script = TraceScript.tightBudget
    script.begin("frame", 1, at: 100, ["frame": .count(1)])
    script.event(
      "wait_sample",
      at: 150,
      ["kind": .label("lock"), "duration_ns": .integer(waitedNs), "cost_ns": .integer(0)]
    )
    script.end(
      "frame",
      1,
      at: 1_000,
      [
        "cpu_ns": .integer(100), "involuntary_switches": .count(1), "voluntary_switches": .count(1),
      ]
    )
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema)
    #expect(summary.frames?.causes.map(\.name) == [cause])
  }

  @Test(
    "What the machine kept from a frame stays in it, and is not what the longest work ran",
    arguments: [
      // On a device that is 4 times slower: 100 and 200 ran, and 1,000 were kept, which stay.
      ("apply", 1_100, 200, 1_000 + 4 * 200 - 500), ("diff", 1_100, 200, 1_000 + 4 * 100 - 500),
      // Kept in two pieces, which are in both: half of each ran.
      ("apply", 600, 600, 600 + 4 * 300 - 500),
    ] as [(String, Int64, Int64, Int64)]
  )
  func kept(name: String, applyNs: Int64, diffNs: Int64, overrunNs: Int64) throws {
    let cpuNs: Int64 = applyNs == 600 ? 600 : 300
    let held = Held(applyNs: applyNs, diffNs: diffNs, cpuNs: cpuNs, preempted: 2)
    let found = try finding(without: name, summary([held], slowdown: 4))
    #expect(found.removed.hitches.hitchNs == ((overrunNs - 1) / 1_000 + 1) * 1_000)
  }

  @Test("Time is taken out of the work that is long enough for all of it, else out of all")
  func places() {
    func runs(_ times: [Int64], heldNs: Int64) -> [Int64] {
      let costs = times.map { LateFrames.Cost(path: 0, slowdown: 1, runNs: $0) }
      return HeldTime(ns: heldNs).takenOut(of: costs).map(\.runNs)
    }
    #expect(runs([1_100, 200], heldNs: 1_000) == [100, 200])
    #expect(runs([300, 100], heldNs: 100) == [225, 75])
    #expect(runs([300, 300], heldNs: 400) == [100, 100])
    #expect(runs([300, 300], heldNs: 900) == [0, 0])
    #expect(runs([300, 0], heldNs: 0) == [300, 0])
    #expect(runs([], heldNs: 5) == [])
  }
}
