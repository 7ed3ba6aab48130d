import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct IntervalTreeTests {
  @Test("Pairs, parents and self times are what the rules say", arguments: 1...64)
  func oracle(seed: Int) {
    let script = Self.randomScript(seed: UInt64(seed))
    let tree = script.tree
    let oracle = IntervalOracle(script.events)
    #expect(script.tally.unfinishedCount == oracle.unfinished)
    #expect(script.tally.unmatchedEnds == oracle.unmatched)
    #expect(
      tree.intervals.map(\.startNs) == oracle.pairs.map { script.events[$0.begin].timestampNs }
    )
    #expect(tree.intervals.map(\.endNs) == oracle.pairs.map { script.events[$0.end].timestampNs })
    #expect(tree.intervals.map(\.parent) == oracle.pairs.map(oracle.parent(of:)))
    #expect(tree.intervals.map(\.selfNs) == oracle.pairs.map(oracle.selfTime(of:)))
    #expect(tree.intervals.map { Int64($0.task) } == oracle.pairs.map { oracle.task($0.begin) })
  }

  /// Begins and ends in any order, on two processes with two threads each, most of them in tasks; some
  /// events are lost.
  private static func randomScript(seed: UInt64) -> TraceScript {
    var random = SeededGenerator(seed: seed)
    var script = TraceScript()
    var open: [(name: String, id: UInt32, process: ProcessID, thread: Int32)] = []
    var time: Int64 = 0
    for id in 1...UInt32(60) {
      time += Int64.random(in: 0...3, using: &random)
      script.process = ProcessID(pid: Int32.random(in: 1...2, using: &random))
      script.thread = Int32.random(in: 1...2, using: &random)
      if Bool.random(using: &random) {
        script.event("task", at: time, ["task": .count(Int.random(in: 0...2, using: &random))])
      }
      let name = ["a", "b"].randomElement(using: &random) ?? "a"
      // Ids come again, also while they are open.
      let id = id % 23
      if UInt8.random(in: 0...9, using: &random) > 0 { script.begin(name, id, at: time) }
      open.append((name, id, script.process, script.thread))
      while !open.isEmpty, Bool.random(using: &random) {
        time += Int64.random(in: 0...3, using: &random)
        // Mostly the latest one, so that most intervals nest.
        let isLatest = UInt8.random(in: 0...3, using: &random) > 0
        let index = isLatest ? open.count - 1 : Int.random(in: open.indices, using: &random)
        let ended = open.remove(at: index)
        (script.process, script.thread) = (ended.process, ended.thread)
        if UInt8.random(in: 0...9, using: &random) > 0 {
          script.end(ended.name, ended.id, at: time)
        }
      }
    }
    return script
  }

  @Test("Of two intervals that cross, neither is the child of the other")
  func crossing() {
    var script = TraceScript()
    script.begin("frame", 1, at: 0)
    script.begin("update", 2, at: 10)
    script.begin("animate", 3, at: 20)
    script.begin("measure", 4, at: 22)
    script.end("measure", 4, at: 25)
    script.end("update", 2, at: 30)
    script.end("animate", 3, at: 50)
    script.end("frame", 1, at: 100)
    let tree = script.tree
    #expect(tree.intervals.map(\.name) == ["frame", "update", "animate", "measure"])
    #expect(tree.intervals.map(\.parent) == [nil, 0, 0, 2])
    #expect(tree.intervals.map(\.depth) == [0, 1, 1, 2])
    // The ten units from 20 to 30 belong to the later one alone.
    #expect(tree.intervals.map(\.selfNs) == [60, 10, 27, 3])
    #expect(tree.descendants(of: 0) == [1, 2, 3])
  }

  @Test(
    "Of tasks that take turns, none encloses what another does; work outside of tasks encloses all"
  )
  func tasks() {
    var script = TraceScript()
    script.begin("frame", 1, at: 0)
    script.event("task", at: 1, ["task": .count(8)])
    script.begin("load", 2, at: 2)
    script.event("task", at: 3, ["task": .count(9)])
    script.begin("load", 3, at: 4)
    script.begin("decode", 4, at: 5)
    script.end("decode", 4, at: 6)
    script.end("frame", 1, at: 7)
    script.event("task", at: 8, ["task": .count(0)])
    script.begin("frame", 5, at: 9)
    script.event("task", at: 10, ["task": .count(8)])
    script.begin("decode", 6, at: 11)
    script.end("decode", 6, at: 12)
    script.end("frame", 5, at: 13)
    script.end("load", 3, at: 14)
    script.begin("decode", 7, at: 15)
    script.end("decode", 7, at: 16)
    script.end("load", 2, at: 20)
    let intervals = script.tree.intervals
    #expect(
      intervals.map(\.name) == ["frame", "load", "load", "decode", "frame", "decode", "decode"]
    )
    #expect(intervals.map(\.parent) == [nil, nil, nil, 2, nil, 4, 1])
    #expect(intervals.map(\.task) == [0, 8, 9, 9, 0, 8, 8])
  }

  @Test("Intervals of several lists that interleave are distinguished by their ids")
  func interleaved() {
    var script = TraceScript()
    for list in 1...2 {
      script.list = UInt32(list)
      script.begin("update", UInt32(list), at: Int64(list))
    }
    for list in 1...2 {
      script.list = UInt32(list)
      script.end("update", UInt32(list), at: 10 * Int64(list))
    }
    #expect(script.tree.intervals.map(\.list) == [1, 2])
    #expect(script.tree.intervals.map(\.durationNs) == [9, 18])
  }

  @Test("Equal ids of two processes do not meet")
  func processes() {
    var script = TraceScript()
    for pid in 1...2 {
      script.process = ProcessID(pid: Int32(pid))
      script.begin("frame", 7, at: Int64(pid))
    }
    script.end("frame", 7, at: 10)
    #expect(script.tree.intervals.map(\.process.pid) == [2])
    #expect(script.tally.unfinished == ["frame": 1])
  }

  @Test("An interval without an end spoils nothing but itself")
  func lostEnd() {
    var script = TraceScript()
    for frame in 0..<3 as Range<Int64> {
      script.begin("frame", UInt32(10 * frame + 1), at: 100 * frame)
      script.begin("measure", UInt32(10 * frame + 2), at: 100 * frame + 10)
      if frame != 1 { script.end("measure", UInt32(10 * frame + 2), at: 100 * frame + 20) }
      script.end("frame", UInt32(10 * frame + 1), at: 100 * frame + 50)
    }
    let tree = script.tree
    #expect(script.tally.unfinished == ["measure": 1])
    #expect(tree.intervals.map(\.depth) == [0, 1, 0, 0, 1])
    #expect(tree.intervals.map(\.selfNs) == [40, 10, 50, 40, 10])
  }

  @Test("An interval that ends before it begins is left out and counted")
  func backwards() {
    var script = TraceScript()
    script.begin("frame", 1, at: 100)
    script.end("frame", 1, at: 99)
    #expect(script.tree.intervals.isEmpty)
    #expect(script.tally.rejected == 1)
  }

  @Test("Fields of begin and end are kept by name")
  func fields() throws {
    var script = TraceScript()
    script.begin("layout", 1, at: 0, ["items": .count(5), "level": .label("rebuild")])
    script.end("layout", 1, at: 9, ["measured": .count(3), "items": .count(6)])
    let layout = try #require(script.tree.intervals.first)
    #expect(layout.shape.fieldNames == ["items", "level", "measured", "end_items"])
    #expect(layout["level"]?.text == "rebuild")
    #expect(layout["measured"]?.integer == 3)
    #expect(layout["end_items"]?.integer == 6)
    #expect(layout["id"] == nil)
  }

  @Test("Custom intervals appear under their names")
  func namedIntervals() {
    let sink = RecordingSink()
    let signposter = Signposter(sink: sink, scope: SignpostScope(list: 2, update: 3))
    signposter.interval("decode") { signposter.interval("unpack") {} }
    var conversion = RecordedEvents(schema: ListSchema.schema)
    var builder = IntervalTreeBuilder()
    for event in conversion.events(of: sink.take()) { _ = builder.add(event) }
    let tree = builder.finish().tree
    #expect(tree.intervals.map(\.name) == ["decode", "unpack"])
    #expect(tree.intervals.map(\.parent) == [nil, 0])
    #expect(tree.intervals.map(\.update) == [3, 3])
  }

  @Test("Ten thousand intervals inside each other are no trouble")
  func deep() throws {
    var script = TraceScript()
    for id in 1...UInt32(10_000) { script.begin("a", id, at: Int64(id)) }
    for id in (1...UInt32(10_000)).reversed() { script.end("a", id, at: 30_000 - Int64(id)) }
    let tree = script.tree
    #expect(tree.intervals.last?.depth == 9_999)
    #expect(tree.breakdown(of: 0).first?.count == 1)
  }
}
