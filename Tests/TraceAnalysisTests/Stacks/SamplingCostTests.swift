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
      collector.add(event, isInFrame: event.type.name == KnownEvent.stackSample)
    }
    collector.add(script.tree)
    return collector
  }

  @Test(
    "Samples are a part of what recording took",
    arguments: [(0, 20.0), (1, 1_030), (3, 3_050)]
  )
  func samples(samples: Int, totalNs: Double) throws {
    let time = try collector(samples: samples, sampleNs: 1_000).summary([], withoutCause: [])
    #expect(time?.instrument?.totalNs == totalNs)
    #expect(time?.instrument?.insideNs == totalNs)
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
}
