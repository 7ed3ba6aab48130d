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

  @Test("A thread uses no more processor time than goes by, however short the time")
  func neverMoreThanGoesBy() {
    // Times that the kernel brings up to date at its ticks only would be those of a whole tick, which
    // is 1 ms or more, in one of a few readings.
    var excess: [Int64] = []
    for _ in 1...2_000 {
      let begin = MonotonicClock.nowNs()
      let before = ThreadUsage.current
      while MonotonicClock.nowNs() < begin + 100_000 {}
      let used = ThreadUsage.current.since(before)
      excess.append(used.cpuNs - (MonotonicClock.nowNs() - begin))
    }
    #expect(excess.max() ?? 0 < 100_000)
  }

  @Test("Processor time is that of the thread's clock, however short the work")
  func short() {
    // A hypervisor may take the processor between two readings, but not in half of the turns.
    var errors: [Int64] = []
    for _ in 1...50 {
      let clock = ThreadUsage.threadClockNs
      let before = ThreadUsage.current
      let end = MonotonicClock.nowNs() + 200_000
      while MonotonicClock.nowNs() < end {}
      let used = ThreadUsage.current.since(before)
      errors.append(abs(ThreadUsage.threadClockNs - clock - used.cpuNs))
    }
    #expect(errors.sorted()[errors.count / 2] < 100_000)
  }
}
