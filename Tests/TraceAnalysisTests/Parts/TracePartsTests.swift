import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct TracePartsTests {
  /// A run that announces how its frames are paced.
  private func announce(_ clock: String, to script: inout TraceScript) {
    script.event(
      "run_begin",
      at: 0,
      ["budget_ns": .integer(500), "refresh_rate_hz": .count(1_000_000)]
    )
    script.event("run_options", at: 1, ["clock": .text(clock)])
  }

  private func addFrame(
    _ id: UInt32,
    at time: Int64,
    lasting duration: Int64,
    delay: Int64 = 0,
    to script: inout TraceScript
  ) {
    script.begin(
      "frame",
      id,
      at: time,
      ["frame": .count(Int(id)), "start_delay_ns": .integer(delay)]
    )
    script.end("frame", id, at: time + duration)
  }

  @Test("A interval knows what encloses it, and in which frame")
  func places() throws {
    var script = TraceScript()
    script.begin("model", 1, at: 5)
    script.end("model", 1, at: 6)
    script.begin("frame", 2, at: 10)
    script.begin("update", 3, at: 11)
    script.begin("diff", 4, at: 12)
    script.end("diff", 4, at: 13)
    script.end("update", 3, at: 14)
    script.end("frame", 2, at: 20)
    let intervals = script.intervals
    #expect(intervals.map(\.interval.name) == ["model", "frame", "update", "diff"])
    #expect(intervals.map(\.id) == [0, 1, 2, 3])
    #expect(intervals.map(\.parentID) == [nil, nil, 1, 2])
    #expect(intervals.map(\.frameID) == [nil, 1, 1, 1])
    #expect(intervals.map(\.startNs) == [0, 5, 6, 7])
    #expect(intervals.map { $0.frame != nil } == [false, true, false, false])
  }

  @Test("Crossing intervals are on separate lanes, and their ids stay unique")
  func awkward() {
    let intervals = AwkwardTrace.script.intervals
    #expect(Set(intervals.map(\.id)).count == intervals.count)
    let lanes = Dictionary(grouping: intervals) { $0.interval.name }.mapValues {
      $0.map(\.lane).max()
    }
    #expect(lanes["layout"] == 0)
    #expect(lanes["diff"] == 1)
    #expect(lanes["slice"] == 2)
    #expect(lanes["frame"] == 0)
  }

  @Test("Every announcement of a process begins a run, what came before belongs to the first")
  func runs() {
    var script = TraceScript()
    script.begin("model", 1, at: 1_000_000_000)
    script.end("model", 1, at: 1_000_000_010)
    script.event("run_begin", at: 1_000_000_020, ["scenario": .text("first")])
    addFrame(2, at: 1_000_000_030, lasting: 5, to: &script)
    script.event("run_begin", at: 1_000_000_040, ["scenario": .text("second")])
    addFrame(3, at: 1_000_000_050, lasting: 5, to: &script)
    script.process = ProcessID(pid: 2)
    addFrame(4, at: 3_000_000_000, lasting: 5, to: &script)
    let runs = script.parts().ending.runs
    #expect(runs.map(\.description.scenario) == ["first", "second", nil])
    #expect(runs.map(\.events) == [5, 3, 2])
    #expect(runs.map(\.endNs) == [1_000_000_035, 1_000_000_055, 3_000_000_005])
    #expect(
      runs.map(\.run.id) == [
        "19700101T000001.000000000Z-1-1", "19700101T000001.000000040Z-1-2",
        "19700101T000003.000000000Z-2-3",
      ]
    )
    #expect(runs.map(\.run.dateUTC) == ["1970-01-01", "1970-01-01", "1970-01-01"])
    let order = script.intervals.sorted { $0.id < $1.id }
    #expect(order.map(\.run.number) == [1, 1, 2, 3])
  }

  @Test("On the virtual clock a frame is due when those before it have had their turns")
  func virtualClock() {
    var script = TraceScript()
    announce("virtual", to: &script)
    for (id, duration) in [(1, 100), (2, 700), (3, 2_600), (4, 10)] as [(UInt32, Int64)] {
      addFrame(id, at: Int64(id) * 10_000, lasting: duration, to: &script)
    }
    let frames = script.intervals.compactMap(\.frame)
    #expect(frames.map(\.dueNs) == [10_000, 11_000, 13_000, 17_000])
    #expect(frames.map(\.deadlineNs) == [10_500, 11_500, 13_500, 17_500])
    #expect(frames.map(\.finishedNs) == [10_100, 11_700, 15_600, 17_010])
    #expect(frames.map { $0.cause?.name } == [nil, "unexplained", "unexplained", nil])
  }

  @Test("On the real clock a frame is due at its synchronisation")
  func realClock() {
    var script = TraceScript()
    announce("real", to: &script)
    addFrame(1, at: 10_000, lasting: 100, delay: 40, to: &script)
    addFrame(2, at: 20_000, lasting: 700, to: &script)
    let frames = script.intervals.compactMap(\.frame)
    #expect(frames.map(\.dueNs) == [9_960, 20_000])
    #expect(frames.map(\.begunNs) == [10_000, 20_000])
    #expect(frames.map(\.finishedNs) == [10_100, 20_700])
  }

  @Test("Damaged numbers stay numbers", arguments: [Int64.min, -1, Int64.max])
  func damaged(delay: Int64) {
    for clock in ["real", "virtual"] {
      var script = TraceScript()
      announce(clock, to: &script)
      for id in 1...3 as ClosedRange<UInt32> {
        addFrame(id, at: Int64(id), lasting: Int64.max / 8, delay: delay, to: &script)
      }
      for frame in script.intervals.compactMap(\.frame) {
        #expect(frame.finishedNs >= frame.begunNs)
      }
    }
  }

  @Test("Counters are handed out with their times, and other instants are not")
  func counters() throws {
    var script = TraceScript()
    script.event("schema", at: 100, ["version": .count(1)])
    script.list = 4
    script.event("counter", at: 107, ["name": .text("queue"), "value": .integer(-3)])
    script.event("counter", at: 108, ["name": .text("queue"), "value": .text("?")])
    let parts = script.parts().parts
    #expect(parts.count == 1)
    guard case .counter(let reading) = try #require(parts.first) else {
      Issue.record("no counter")
      return
    }
    #expect((reading.list, reading.timeNs, reading.value) == (4, 7, -3))
    #expect(reading.name == "queue")
  }

  /// Two threads measure rows of a type; names come after that, or never.
  private func measuring(named: Bool) -> TraceScript {
    var script = TraceScript()
    script.list = 1
    for thread in [1, 2] as [Int32] {
      script.thread = thread
      // Enough of them that they are handed out before the name comes.
      for id in 1...300 as ClosedRange<UInt32> {
        let time = 1_000 * Int64(thread) + 2 * Int64(id)
        script.begin("measure", id, at: time, ["type": .count(Int(thread))])
        script.end("measure", id, at: time + 1)
      }
    }
    guard named else { return script }
    script.event("type_name", at: 4_000, ["type": .count(1), "name": .text("EpisodeRow")])
    script.event("type_name", at: 4_001, ["type": .count(2), "name": .text("ShowHeader")])
    script.thread = 1
    script.begin("measure", 900, at: 4_002, ["type": .count(1)])
    script.end("measure", 900, at: 4_003)
    return script
  }

  @Test("Rows of a first display have their types' names, which the trace gives after it")
  func lateNames() {
    let intervals = measuring(named: true).intervals
    #expect(intervals.count == 601)
    for (thread, name) in [(1, "EpisodeRow"), (2, "ShowHeader")] as [(Int32, String)] {
      let found = intervals.filter { $0.interval.thread == thread }
      #expect(Set(found.map(\.contentType)) == [name])
      #expect(found.map(\.startNs) == found.map(\.startNs).sorted())
    }
  }

  @Test("Types that never get a name are numbered, and all intervals are handed out")
  func noNames() {
    let intervals = measuring(named: false).intervals
    #expect(intervals.count == 600)
    #expect(Set(intervals.map(\.contentType)) == ["type 1", "type 2"])
  }
}
