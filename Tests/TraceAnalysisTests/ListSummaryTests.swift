import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct ListSummaryTests {
  @Test("Lists of several processes are reported separately, with their frames and updates")
  func apart() {
    var script = TraceScript()
    for process in [20, 10] {
      script.process = ProcessID(pid: Int32(process))
      for list in 1...2 {
        script.list = UInt32(list)
        let id = UInt32(list)
        script.begin("frame", id, at: 0, ["frame": .count(1)])
        script.begin("update", id, at: 1)
        script.end("update", id, at: Int64(process * list))
        script.end("frame", id, at: Int64(process * list) + 100)
      }
    }
    // An update outside any frame, of a list without frames.
    script.list = 3
    script.begin("update", 3, at: 500)
    script.end("update", 3, at: 507)
    let lists = TraceSummary(script.trace(), schema: ListSchema.schema).lists
    #expect(lists.map(\.process.pid) == [10, 10, 10, 20, 20])
    #expect(lists.map(\.list) == [1, 2, 3, 1, 2])
    #expect(lists.map(\.frames.max) == [110, 120, nil, 120, 140])
    #expect(lists.map(\.updates.max) == [9, 19, 7, 19, 39])
  }

  @Test("The same id in two processes at the same time pairs no begin with the other's end")
  func crossing() {
    var script = TraceScript()
    for (process, start) in [(1, 0), (2, 5)] {
      script.process = ProcessID(pid: Int32(process))
      script.begin("update", 1, at: Int64(start))
    }
    for (process, end) in [(1, 20), (2, 90)] {
      script.process = ProcessID(pid: Int32(process))
      script.end("update", 1, at: Int64(end))
    }
    let lists = TraceSummary(script.trace(), schema: ListSchema.schema).lists
    #expect(lists.map(\.updates.max) == [20, 85])
  }
}
