import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct IntervalSegmentsTests {
  /// Frames of ten intervals each; the inner intervals of the frames in `lost` never end.
  private func frames(_ count: Int, lost: Set<Int> = []) -> TraceScript {
    var script = TraceScript()
    for frame in 0..<count {
      let base = UInt32(frame * 20)
      let time = Int64(frame) * 1_000
      script.begin("frame", base + 1, at: time)
      for inner in 2..<11 as Range<UInt32> {
        script.begin("measure", base + inner, at: time + Int64(inner))
        if !lost.contains(frame) || inner != 5 {
          script.end("measure", base + inner, at: time + Int64(inner))
        }
      }
      script.end("frame", base + 1, at: time + 100)
    }
    return script
  }

  private func segments(
    _ script: TraceScript,
    limit: Int = IntervalSegments.defaultLimit
  ) -> (trees: [IntervalTree], tally: IntervalTally) {
    var trees: [IntervalTree] = []
    var segments = IntervalSegments(limit: limit)
    for event in script.events { _ = segments.add(event) { trees.append($0) } }
    let tally = segments.finish { trees.append($0) }
    return (trees, tally)
  }

  @Test("A long trace comes in many segments, which hold all of it")
  func many() {
    let (trees, tally) = segments(frames(1_000))
    #expect(trees.count > 30)
    #expect(trees.reduce(0) { $0 + $1.intervals.count } == 10_000)
    #expect(trees.allSatisfy { $0.intervals.count < 300 })
    #expect(trees.allSatisfy { $0.intervals.first?.name == "frame" })
    #expect(tally == IntervalTally())
  }

  @Test("Segments as short as they can be change nothing", arguments: 1...64)
  func shortest(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let script = frames(20, lost: [Int.random(in: 0..<20, using: &random)])
    var builder = IntervalTreeBuilder(minSegment: 1)
    for event in script.events { _ = builder.add(event) }
    let (short, tally) = builder.finish()
    let whole = script.tree
    #expect(short.intervals.map(\.id) == whole.intervals.map(\.id))
    #expect(short.intervals.map(\.parent) == whole.intervals.map(\.parent))
    #expect(short.intervals.map(\.selfNs) == whole.intervals.map(\.selfNs))
    #expect(tally == script.tally)
  }

  @Test("After a lost end memory stays bounded, and one frame at most is taken apart")
  func lostEnd() {
    let (trees, tally) = segments(frames(1_000, lost: [3]), limit: 505)
    #expect(tally.unfinished == ["measure": 1])
    // The frame, and what was open in it.
    #expect(tally.split <= 2)
    #expect(trees.allSatisfy { $0.intervals.count <= 506 })
    let intervals = trees.flatMap(\.intervals)
    #expect(intervals.count == 9_999)
    let apart = intervals.count { $0.name == "measure" && $0.parent == nil }
    #expect(apart <= 9)
  }

  @Test("More intervals inside each other than a segment may hold are all paired")
  func deep() {
    var script = TraceScript()
    for id in 1...UInt32(5_000) { script.begin("a", id, at: Int64(id)) }
    for id in (1...UInt32(5_000)).reversed() { script.end("a", id, at: 20_000 - Int64(id)) }
    let (trees, tally) = segments(script, limit: 1_000)
    #expect(trees.reduce(0) { $0 + $1.intervals.count } == 5_000)
    #expect(tally.split >= 1_000)
    #expect(tally.unfinished.isEmpty)
  }

  @Test("Of more open intervals than may be carried over, the earliest are given up")
  func manyOpen() {
    var script = TraceScript()
    for id in 1...UInt32(100) { script.begin("a", id, at: Int64(id), ["index": .count(Int(id))]) }
    for id in 1...UInt32(100) { script.end("a", id, at: 1_000 + Int64(id)) }
    var segments = IntervalSegments(limit: 10, minSegment: 1, maxOpen: 25)
    var intervals: [Interval] = []
    for event in script.events {
      _ = segments.add(event) { intervals += $0.intervals }
    }
    let tally = segments.finish { intervals += $0.intervals }
    #expect(tally.unfinished == ["a": 75])
    #expect(tally.unmatchedEnds == 75)
    #expect(intervals.map(\.id) == Array(76...100))
    #expect(intervals.allSatisfy { $0["index"] == .count(Int($0.id)) })
  }

  @Test(
    "Of a name no more is taken than anybody reads",
    arguments: [
      ("short", "short"), (String(repeating: "x", count: 256), String(repeating: "x", count: 256)),
      (String(repeating: "é", count: 1 << 20), String(repeating: "é", count: 255) + "…"),
      (
        "a" + String(repeating: "\u{301}", count: 999),
        "a" + String(repeating: "\u{301}", count: 254) + "…"
      ),
    ]
  )
  func longNames(name: String, taken: String) {
    var script = TraceScript()
    script.begin("interval", 1, at: 0, ["name": .text(name)])
    script.end("interval", 1, at: 1, ["name": .text(name)])
    let intervals = segments(script).trees.flatMap(\.intervals)
    #expect(intervals.map(\.name) == [taken])
  }

  @Test("Names beyond the first thousands count as one, and still pair")
  func manyNames() {
    var script = TraceScript()
    for number in 0..<EventKinds.maxNames + 50 {
      script.begin("interval", 1, at: Int64(number), ["name": .text("n\(number)")])
      script.end("interval", 1, at: Int64(number), ["name": .text("n\(number)")])
    }
    let intervals = segments(script).trees.flatMap(\.intervals)
    #expect(intervals.count == EventKinds.maxNames + 50)
    #expect(Set(intervals.map(\.name)).count == EventKinds.maxNames)
    #expect(intervals.last?.name == EventKinds.otherNames)
  }
}
