import Testing
import TraceAnalysis
import TraceTestSupport

/// Comparisons of recordings, of which the machine kept the processor from one.
@Suite struct BusyMachinePairTests {
  /// Forty frames of a millisecond, one of which took longer, with and without the processor.
  private func trace(
    offNs: Int64 = 0,
    ranNs: Int64 = 0,
    preempted: Int = 0,
    waits: Int = 0,
    runs: Int = 1
  ) -> ComparedTrace {
    var script = TraceScript()
    script.list = 1
    var nowNs: Int64 = 0
    for run in 0..<runs {
      script.process = ProcessID(pid: Int32(run) + 1)
      for number in 0...40 {
        let isLong = number == 7 && run == 0
        let cpuNs = 1_000_000 + (isLong ? ranNs : 0)
        script.begin("frame", UInt32(number), at: nowNs, ["frame": .count(number)])
        nowNs += cpuNs + (isLong ? offNs : 0)
        script.end(
          "frame",
          UInt32(number),
          at: nowNs,
          [
            "cpu_ns": .integer(cpuNs), "involuntary_switches": .count(isLong ? preempted : 0),
            "voluntary_switches": .count(isLong ? waits : 0),
          ]
        )
        nowNs += 1_000
      }
    }
    return ComparedTrace(script)
  }

  private func verdict(_ base: ComparedTrace, _ head: ComparedTrace) -> ComparisonVerdict {
    var comparison = ScenarioComparison("frames", .traces)
    comparison.compare(base: base, head: head)
    return comparison.verdict
  }

  private static let longNs: Int64 = 40_000_000

  @Test("A change that is only what the machine kept from a frame tells nothing, either way")
  func preempted() {
    let held = trace(offNs: Self.longNs, preempted: 3)
    #expect(verdict(trace(), held) == .inconclusive)
    #expect(verdict(held, trace()) == .inconclusive)
    #expect(verdict(held, held) == .noChange)
  }

  @Test("A change that is there without it is one, and so is one by waiting for a lock")
  func own() {
    #expect(verdict(trace(), trace(ranNs: Self.longNs)) == .regression)
    #expect(verdict(trace(ranNs: Self.longNs), trace()) == .improvement)
    #expect(verdict(trace(), trace(offNs: Self.longNs, waits: 1)) == .regression)
    let both = trace(offNs: Self.longNs, ranNs: Self.longNs, preempted: 2)
    #expect(verdict(trace(), both) == .regression)
  }

  @Test("The shortest of several runs has no part in which the machine was busy")
  func repetitions() {
    let held = trace(offNs: Self.longNs, preempted: 3, runs: 2)
    #expect(verdict(trace(runs: 2), held) == .noChange)
  }
}
