import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct RunSpreadTests {
  @Test(
    "A run stands apart outside of the median ± the larger of 3 · 1.4826 · MAD and 5 %",
    arguments: [
      ([100, 100, 100], []),
      ([100, 100, 200], []),
      ([100, 100, 100, 100], []),
      ([100, 100, 100, 105], []),
      ([100, 100, 100, 106], [3]),
      ([94, 100, 100, 100, 100], [0]),
      // The median is 100, MAD 2, the limit 8.8956.
      ([98, 98, 100, 102, 108], []),
      ([98, 98, 100, 102, 109], [4]),
      ([91, 98, 100, 102, 110], [0, 4]),
      // Two and two: neither pair stands apart.
      ([100, 100, 200, 200], []),
    ] as [([Int64], [Int])]
  )
  func rule(medians: [Int64], apart: [Int]) {
    #expect(RunSpread.standingApart(medians) == apart)
  }

  /// Returns the spread of runs of a number of frames each, all as long as the run says.
  private static func spread(_ runs: [(frames: Int, durationNs: Int64)]) -> RunSpread? {
    var script = TraceScript()
    for (number, run) in runs.enumerated() {
      script.process = ProcessID(pid: Int32(number + 1))
      let start = Int64(number) * 1_000_000_000
      script.event("run_begin", at: start, ["scenario": .text("feed")])
      for frame in 0..<run.frames {
        let begin = start + Int64(frame + 1) * 1_000_000
        script.begin("frame", UInt32(frame + 1), at: begin, ["frame": .count(frame)])
        script.end("frame", UInt32(frame + 1), at: begin + run.durationNs)
      }
    }
    return TraceSummary(script.trace(), schema: ListSchema.schema).groups[0].spread
  }

  @Test("The medians and 95th percentiles of runs are said with their spread")
  func values() throws {
    let spread = try #require(
      Self.spread([(30, 1_000), (30, 1_010), (30, 990), (30, 1_200), (0, 0)])
    )
    #expect(spread.runs == 4)
    #expect(spread.p50.minNs == 990)
    #expect(spread.p50.medianNs == 1_000)
    #expect(spread.p50.maxNs == 1_200)
    #expect(spread.p50.share == 0.21)
    #expect(spread.p95 == spread.p50)
    #expect(spread.apart == [4])
  }

  @Test("Without enough frames in one of the runs there is no spread of 95th percentiles")
  func fewFrames() throws {
    let spread = try #require(Self.spread([(30, 1_000), (19, 1_000)]))
    #expect(spread.p95 == nil)
    #expect(Self.spread([(30, 1_000)]) == nil)
  }
}
