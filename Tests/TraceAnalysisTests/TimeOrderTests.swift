import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct TimeOrderTests {
  private typealias Time = (name: String, start: Int64, end: Int64)

  /// The order within a frame from 1000 on that lasts so long.
  private func order(_ durationNs: Int64, _ inside: [Time]) throws -> TimeOrder {
    var script = TraceScript()
    let frame: [Time] = [("frame", 0, durationNs)]
    let edges = (frame + inside).enumerated().flatMap { id, time in
      [
        (time: time.start, isEnd: false, id, time.name),
        (time: time.end, isEnd: true, id, time.name),
      ]
    }
    for edge in edges.sorted(by: { ($0.time, $0.2) < ($1.time, $1.2) }) {
      if edge.isEnd {
        script.end(edge.3, UInt32(edge.2 + 1), at: 1000 + edge.time)
      } else {
        script.begin(edge.3, UInt32(edge.2 + 1), at: 1000 + edge.time)
      }
    }
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema)
    return try #require(summary.frames?.worst.first).order
  }

  private func words(_ order: TimeOrder) -> [String] {
    order.boxes.map { box in
      "\(box.row) \(box.names.joined(separator: "+")) \(box.startNs)-\(box.endNs)"
        + (box.count > 1 ? " ×\(box.count)" : "") + (box.goesOn ? " …" : "")
    }
  }

  @Test("Boxes lie in the order of time, each a row below what is around it")
  func nested() throws {
    let order = try order(1000, [("update", 100, 900), ("diff", 150, 300), ("layout", 300, 800)])
    #expect(
      words(order) == ["0 frame 0-1000", "1 update 100-900", "2 diff 150-300", "2 layout 300-800"]
    )
    #expect(order.rows == 3 && order.lanes == 1 && order.hidden == 0)
    #expect(order.durationNs == 1000)
  }

  @Test("Intervals that cross stand below all others, and what ends later is cut at the end")
  func crossing() throws {
    let order = try order(
      1000,
      [("update", 100, 500), ("apply", 300, 700), ("diff", 350, 450), ("notify", 900, 1500)]
    )
    #expect(
      words(order) == [
        "0 frame 0-1000", "1 update 100-500", "3 apply 300-700", "2 diff 350-450",
        "3 notify 900-1000 …",
      ]
    )
    #expect(order.lanes == 2 && order.rows == 4)
  }

  @Test("Short neighbours are one box, and what is apart or long is not")
  func joined() throws {
    let short = (0..<10).map { (name: $0 == 4 ? "query" : "apply", $0 * 200, $0 * 200 + 150) }
      .map { Time($0.name, Int64($0.1), Int64($0.2)) }
    let order = try order(100_000, short + [("apply", 50_000, 50_100), ("apply", 50_200, 80_000)])
    #expect(
      words(order) == [
        "0 frame 0-100000", "1 apply+query 0-1950 ×10", "1 apply 50000-50100",
        "1 apply 50200-80000",
      ]
    )
    #expect(order.boxes[1].totalNs == 1500)
  }

  @Test("The longest boxes are kept, and the others are counted")
  func many() throws {
    let all = (0..<500).map { Time("measure", Int64($0) * 100, Int64($0) * 100 + 60) }
    let order = try order(20_000, all)
    #expect(order.boxes.count <= 120)
    #expect(order.hidden + order.boxes.reduce(0) { $0 + $1.count } == 201)
    #expect(order.boxes.first?.names == ["frame"])
    let deep = try self.order(1000, (1..<100).map { Time("interval", Int64($0), 1000 - Int64($0)) })
    #expect(deep.rows <= 32 && deep.hidden == 68)
  }

  @Test("A frame without any time has no box but its own")
  func empty() throws {
    #expect(words(try order(0, [])) == ["0 frame 0-0"])
  }

  @Test("What was inside what is added up over the whole trace")
  func nesting() {
    var script = TraceScript()
    for frame in 0..<3 as Range<UInt32> {
      let begin = Int64(frame) * 1000
      script.begin("frame", frame * 3 + 1, at: begin)
      script.begin(frame == 0 ? "update" : "scroll", frame * 3 + 2, at: begin + 10)
      script.begin("measure", frame * 3 + 3, at: begin + 20)
      script.end("measure", frame * 3 + 3, at: begin + 50)
      script.end(frame == 0 ? "update" : "scroll", frame * 3 + 2, at: begin + 60)
      script.end("frame", frame * 3 + 1, at: begin + 100)
    }
    let nesting = TraceSummary(script.trace(), schema: ListSchema.schema).nesting
    #expect(nesting.map(\.name) == ["frame"])
    #expect(nesting.first?.count == 3 && nesting.first?.selfNs == 150)
    let inside = nesting.first?.children ?? []
    #expect(inside.map(\.name) == ["scroll", "update"])
    #expect(inside.map(\.totalNs) == [100, 50])
    #expect(inside.flatMap(\.children).map(\.totalNs) == [60, 30])
  }
}
