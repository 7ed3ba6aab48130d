import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct SamplingCostTests {
  private func collector(samples: Int, sampleNs: Double) throws -> FrameTimeCollector {
    var script = TraceScript()
    script.event("instrument", at: 0, ["event_ns": .number(10), "usage_ns": .number(0)])
    script.event("stack_sampling", at: 1, ["sample_ns": .number(sampleNs)])
    script.begin("frame", 1, at: 100)
    for sample in 0..<samples { script.event("stack_sample", at: 200 + Int64(sample)) }
    script.end("frame", 1, at: 10_000)
    var collector = FrameTimeCollector()
    for event in script.events where event.type.role == .instant {
      collector.add(event, isInFrame: event.type.name == EventName.stackSample)
    }
    collector.add(StagePart(of: script.tree))
    return collector
  }

  @Test(
    "Samples are a part of what recording took",
    arguments: [(0, 20.0), (1, 1_030), (3, 3_050)]
  )
  func samples(samples: Int, totalNs: Double) throws {
    let time = try collector(samples: samples, sampleNs: 1_000).summary([], withoutCause: [])
    #expect(time?.instrument?.totalNs == totalNs)
    #expect(time?.instrument?.samplesNs == totalNs - Double(20 + 10 * samples))
    #expect(time?.instrument?.insideNs == Double(20 + 10 * samples))
  }

  @Test("Each run's samples count at the run's cost")
  func runs() throws {
    var sum = try collector(samples: 1, sampleNs: 1_000)
    sum.merge(try collector(samples: 2, sampleNs: 500))
    sum.merge(try collector(samples: 1, sampleNs: 7))
    let cost = sum.summary([], withoutCause: [])?.instrument
    // 2,007 of samples, and ten events.
    #expect(cost?.totalNs == 2_107)
  }

  @Test("A cost that is none is left out", arguments: [0, -1, .nan, .infinity, 2e9])
  func damage(sampleNs: Double) throws {
    let time = try collector(samples: 1, sampleNs: sampleNs).summary([], withoutCause: [])
    #expect(time?.instrument?.totalNs == 30)
  }

  /// A frame with an update inside, and a sample of 1 µs in each of them and outside.
  private func sampled(sampleNs: Double) -> TraceScript {
    var script = TraceScript()
    script.event("stack_sampling", at: 0, ["sample_ns": .number(sampleNs)])
    script.begin("frame", 1, at: 10_000)
    script.event("stack_sample", at: 11_000)
    script.begin("update", 2, at: 20_000)
    script.event("stack_sample", at: 21_000)
    script.end("update", 2, at: 30_000)
    script.event("stack_sample", at: 35_000)
    script.end("frame", 1, at: 40_000, ["duration_ns": .integer(29_000), "cpu_ns": .count(28_000)])
    script.event("stack_sample", at: 45_000)
    script.begin("frame", 3, at: 50_000)
    script.end("frame", 3, at: 60_000)
    return script
  }

  @Test(
    "What samples take is no time of the intervals around them",
    arguments: [
      (1_000.0, [26_000, 9_000, 10_000], [17_000, 9_000, 10_000]),
      // More than there is leaves nothing, and is never negative.
      (12_000, [0, 0, 10_000], [0, 0, 10_000]),
      (0, [29_000, 10_000, 10_000], [19_000, 10_000, 10_000]),
    ] as [(Double, [Int64], [Int64])]
  )
  func takenOut(sampleNs: Double, durations: [Int64], own: [Int64]) {
    let intervals = sampled(sampleNs: sampleNs).tree.intervals
    #expect(intervals.map(\.durationNs) == durations)
    #expect(intervals.map(\.selfNs) == own)
  }

  @Test(
    "What taking the stack of a wait took, which it states, is no time either, but the instrument's"
  )
  func waits() throws {
    var script = TraceScript()
    script.event("instrument", at: 0, ["event_ns": .number(10), "usage_ns": .number(0)])
    script.begin("frame", 1, at: 10_000)
    for (kind, costNs) in [("lock", 3_000), ("file", 400), ("nothing", 50)] as [(String, Int64)] {
      script.event(
        "wait_sample",
        at: 20_000,
        ["kind": .text(kind), "duration_ns": .integer(15_000), "cost_ns": .integer(costNs)]
      )
    }
    script.end("frame", 1, at: 40_000)
    #expect(script.tree.intervals.map(\.durationNs) == [26_600])
    var collector = FrameTimeCollector()
    for event in script.events where event.type.role == .instant {
      collector.add(event, isInFrame: event.type.name == EventName.waitSample)
    }
    collector.add(StagePart(of: script.tree))
    #expect(collector.summary([], withoutCause: [])?.instrument?.samplesNs == 3_400)
  }

  @Test("A frame's processor time is without them, too")
  func processorTime() throws {
    let summary = TraceSummary(sampled(sampleNs: 1_000).trace(), schema: ListSchema.schema)
    let frames = try #require(summary.groups.first?.frames)
    #expect(frames.frames.map(\.durationNs) == [26_000, 10_000])
    #expect(summary.runs.frames(ofRun: 0).map(\.cpuNs) == [25_000, nil])
  }

  @Test("Samples of another thread, or of a process that says nothing, take nothing")
  func others() {
    var script = sampled(sampleNs: 1_000)
    script.process = ProcessID(pid: 2)
    script.begin("frame", 1, at: 100_000)
    script.event("stack_sample", at: 101_000)
    script.end("frame", 1, at: 110_000)
    script.process = ProcessID(pid: 1)
    script.thread = 2
    script.begin("frame", 5, at: 120_000)
    script.thread = 3
    script.event("stack_sample", at: 121_000)
    script.thread = 2
    script.end("frame", 5, at: 130_000)
    #expect(script.tree.intervals.suffix(2).map(\.durationNs) == [10_000, 10_000])
  }
}

extension StagePart {
  /// Intervals without frames that are evaluated.
  fileprivate init(of tree: IntervalTree) {
    self.init(tree: tree, frames: [], isRealTime: false, firstNs: 0, room: 0)
  }
}
