import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct IntervalTimesOfRunsTests {
  /// Two runs of equal work, one after the other or by turns, as two containers play them.
  private func totals(byTurns: Bool) -> [String: IntervalTimes.Total] {
    var script = TraceScript()
    script.list = 1
    for number in 0..<2_400 as Range<Int> {
      let (frame, place) = byTurns ? (number / 2, number % 2) : (number % 1_200, number / 1_200)
      let (id, start) = (UInt32(2 * frame + 1), Int64(number) * 1_000)
      script.process = ProcessID(pid: 7, instance: UInt16(place))
      script.begin("frame", id, at: start, ["frame": .count(frame + 1)])
      script.begin("diff", id + 1, at: start + 10)
      script.end("diff", id + 1, at: start + 110 + Int64(place))
      script.end("frame", id, at: start + 300)
    }
    var times = IntervalTimes()
    times.beginTrace()
    for part in script.parts().parts { times.add(part) }
    return times.totals
  }

  @Test("Runs at the same time are as many runs as runs one after the other")
  func byTurns() throws {
    let totals = totals(byTurns: true)
    #expect(totals == self.totals(byTurns: false))
    let diff = try #require(totals["diff"])
    #expect(diff.count == 1_200)
    #expect(diff.selfNs == 1_200 * 100)
  }
}
