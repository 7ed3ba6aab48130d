import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct FrameChoiceTests {
  /// Measured frames with these durations, in budgets of 100 ns.
  private func frames(_ durations: [Int64]) -> [EvaluatedFrame] {
    var script = TraceScript()
    script.event(
      "run_begin",
      at: 0,
      ["budget_ns": .integer(100), "refresh_rate_hz": .count(10_000_000)]
    )
    var time: Int64 = 1000
    for (place, duration) in durations.enumerated() {
      let number = UInt32(place + 1)
      script.begin(
        "frame",
        number,
        at: time,
        ["frame": .count(place + 1), "phase": .label("drag")]
      )
      script.end("frame", number, at: time + duration)
      time += duration + 5
    }
    var frames: [EvaluatedFrame] = []
    let parts = TraceParts { part in
      guard case .intervals(let intervals) = part else { return }
      frames += intervals.compactMap(\.frame)
    }
    script.trace().read(into: [parts])
    return frames
  }

  @Test(
    "The worst frame is first, the others are in order, and the last one is among them",
    arguments: 1...20 as ClosedRange<UInt64>
  )
  func choice(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let durations = (0..<Int.random(in: 1...300, using: &random)).map { _ in
      Int64.random(in: 10...90, using: &random)
    }
    let worst = Int.random(in: 0..<durations.count, using: &random)
    var late = durations
    late[worst] = 170
    let most = Int.random(in: 3...12, using: &random)
    let numbers = FrameChoice.numbers(frames(late), most: most)
    let others = Array(numbers.dropFirst())
    #expect(numbers.first == worst + 1)
    #expect(others == Array(Set(others)).sorted() && !others.contains(worst + 1))
    #expect(numbers.count <= most && numbers.contains(durations.count))
    // No two neighbours are farther from each other than an even distribution needs, and the worst may stand for one.
    let gaps = zip(numbers.sorted(), numbers.sorted().dropFirst()).map { $1 - $0 }
    #expect(gaps.allSatisfy { $0 <= durations.count / (most - 2) + 1 })
  }

  @Test("Without measured frames there are none")
  func nothing() {
    #expect(FrameChoice.numbers([], most: 12).isEmpty)
  }
}
