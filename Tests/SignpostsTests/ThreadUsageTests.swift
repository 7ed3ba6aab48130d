import Signposts
import Testing

/// What a thread is said to have used between two readings.
struct ThreadUsageTests {
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

  @Test("Most of the time of a loop that nothing interrupts is processor time")
  func busyLoop() {
    var shares: [Double] = []
    for _ in 1...50 {
      let begin = MonotonicClock.nowNs()
      let before = ThreadUsage.current
      while MonotonicClock.nowNs() < begin + 200_000 {}
      let used = ThreadUsage.current.since(before)
      guard used.involuntarySwitches == 0, used.voluntarySwitches == 0 else { continue }
      shares.append(Double(used.cpuNs) / Double(MonotonicClock.nowNs() - begin))
    }
    // Not all: a hypervisor may take the processor, which the kernel does not count as a switch.
    #expect(shares.sorted().dropFirst(shares.count / 2).first ?? 1 > 0.8)
  }
}
