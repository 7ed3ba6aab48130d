import Signposts
import Testing

@Suite struct ThreadUsageTests {
  @Test("Work shows as processor time, and never as more than there was")
  func work() {
    let start = MonotonicClock.nowNs()
    let before = ThreadUsage.current
    while ThreadUsage.current.since(before).cpuNs < 5_000_000 {}
    let usage = ThreadUsage.current.since(before)
    #expect(usage.cpuNs >= 5_000_000)
    // The two clocks have steps of up to a tick.
    #expect(usage.cpuNs <= MonotonicClock.nowNs() - start + 5_000_000)
    #expect(usage.involuntarySwitches >= 0 && usage.voluntarySwitches >= 0)
  }

  @Test("Processor time is multiplied, waiting is not")
  func cost() {
    #expect(ThreadUsage.costNs(durationNs: 1000, cpuNs: 400, slowdown: 3) == 1800)
    #expect(ThreadUsage.costNs(durationNs: 1000, cpuNs: 1000, slowdown: 3) == 3000)
    #expect(ThreadUsage.costNs(durationNs: 1000, cpuNs: 1200, slowdown: 3) == 3000, "clocks differ")
    #expect(ThreadUsage.costNs(durationNs: 1000, cpuNs: -5, slowdown: 3) == 1000)
  }
}
