import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport

/// Times of intervals over several runs, in whatever order their parts come.
@Suite struct IntervalTimesTests {
  /// The times of `layout` in the frames of one repetition, each a process of its own.
  private struct Repetition {
    let pid: Int32
    let startNs: Int64
    let layoutNs: [Int64]
  }

  private static let schema = ListSchema.schema

  private func trace(_ repetitions: [Repetition]) -> ScriptedTrace {
    var script = TraceScript()
    script.list = 1
    for repetition in repetitions {
      script.process = ProcessID(pid: repetition.pid)
      for (number, layoutNs) in repetition.layoutNs.enumerated() {
        let id = UInt32(number * 2)
        let startNs = repetition.startNs + Int64(number) * 1_000_000
        script.begin("frame", id, at: startNs, ["frame": .unsigned(UInt64(number + 1))])
        script.begin("layout", id + 1, at: startNs + 100)
        script.end("layout", id + 1, at: startNs + 100 + layoutNs)
        script.end("frame", id, at: startNs + 200 + layoutNs)
      }
    }
    let events = script.events.enumerated()
      .sorted { ($0.element.timestampNs, $0.offset) < ($1.element.timestampNs, $1.offset) }
    return ScriptedTrace(events: events.map(\.element))
  }

  private func totals(_ traces: [ScriptedTrace]) -> [String: IntervalTimes.Total] {
    var times = IntervalTimes()
    for trace in traces {
      times.beginTrace()
      trace.read(into: [TraceParts { times.add($0) }], schema: Self.schema)
    }
    return times.totals
  }

  @Test(
    "Each interval's smallest time counts once, in one trace or in several, one after the other or at once",
    arguments: 1...100 as ClosedRange<UInt64>
  )
  func repetitions(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let frames = Int.random(in: 1...30, using: &random)
    let isAtOnce = Bool.random(using: &random)
    let repetitions = (0..<Int.random(in: 1...5, using: &random)).map { number in
      Repetition(
        pid: 10 + Int32(number),
        startNs: Int64(number) * (isAtOnce ? 300 : 1_000_000_000),
        layoutNs: (0..<frames).map { _ in .random(in: 1...900_000, using: &random) }
      )
    }
    let expected = (0..<frames).map { frame in repetitions.map { $0.layoutNs[frame] }.min() ?? 0 }
    let together = totals([trace(repetitions)])
    let apart = totals(repetitions.map { trace([$0]) })
    for found in [together, apart] {
      let layout = try #require(found["layout"])
      #expect(layout.count == frames)
      #expect(layout.selfNs == expected.reduce(0, +))
      #expect(found["frame"]?.count == frames)
    }
    #expect(together == apart)
  }
}
