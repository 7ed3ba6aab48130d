import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct RunIndexTests {
  @Test("A run lasts from its announcement to the moment before the next, the first one from ever")
  func boundaries() {
    var script = TraceScript()
    script.event("zebra", at: 90)
    for time in [100, 200, 300] as [Int64] { script.event("run_begin", at: time) }
    script.process = ProcessID(host: 1, pid: 1)
    script.event("zebra", at: 400)
    var index = RunIndex(known: nil)
    let runs = script.events.map { event in
      event.type.name == "run_begin" ? index.announce(event) : index.note(event)
    }
    #expect(runs == [0, 0, 1, 2, 3])
    let first = ProcessID(pid: 1)
    let times: [Int64] = [.min, 90, 100, 199, 200, 299, 300, .max]
    #expect(times.map { index.number(of: first, at: $0) } == [0, 0, 0, 0, 1, 1, 2, 2])
    #expect(index.number(of: ProcessID(host: 1, pid: 1), at: 5) == 3)
    #expect(index.number(of: ProcessID(pid: 2), at: 5) == nil)
    #expect(!index.hasOneRun(first))
    #expect(index.hasOneRun(ProcessID(host: 1, pid: 1)))
    #expect(index.firstNs == 90)
    #expect(index.count == 4)
  }

  @Test("What a run says after the end of the one before belongs to itself alone")
  func descriptions() {
    var script = TraceScript()
    script.event("run_begin", at: 1, ["items": .count(1)])
    script.event("run_begin", at: 2, ["items": .count(2)])
    var index = RunIndex(known: nil)
    let runs = script.events.map { index.announce($0) }
    index.change(1) { $0.isComplete = true }
    #expect(runs == [0, 1])
    #expect(index.description(0)?.items == 1)
    #expect(index.description(1)?.items == 2)
    #expect(index.description(0)?.isComplete == false)
    #expect(index.description(1)?.isComplete == true)
  }
}
