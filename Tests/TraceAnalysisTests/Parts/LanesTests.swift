import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct LanesTests {
  private typealias Time = (start: Int64, end: Int64)

  private func lanes(_ times: [Time]) -> [Int] {
    var lanes = Lanes()
    return times.map { lanes.place(startNs: $0.start, endNs: $0.end) }
  }

  @Test("Intervals that nest or follow each other share a lane")
  func nested() {
    #expect(lanes([(0, 10), (0, 10), (1, 5), (5, 9), (10, 20), (20, 20)]) == [0, 0, 0, 0, 0, 0])
  }

  @Test("An interval that ends after the one around it gets a separate lane")
  func crossing() {
    #expect(lanes([(0, 10), (5, 15), (7, 8), (12, 20), (16, 17)]) == [0, 1, 0, 0, 0])
    #expect(lanes([(0, 10), (5, 15), (6, 25), (26, 30)]) == [0, 1, 2, 0])
  }

  @Test("An interval that is placed late does not share a lane with later begun ones")
  func late() {
    #expect(lanes([(0, 10), (20, 30), (5, 100), (40, 50)]) == [0, 0, 1, 0])
  }

  @Test("What other tasks do gets a separate lane, and so does work outside of tasks meanwhile")
  func tasks() {
    var lanes = Lanes()
    let placed = [(0, 90, 0), (1, 80, 8), (2, 70, 8), (3, 60, 9), (4, 50, 9), (5, 40, 0)].map {
      lanes.place(startNs: Int64($0), endNs: Int64($1), task: UInt32($2))
    }
    #expect(placed == [0, 0, 0, 1, 1, 2])
  }

  @Test("Whatever crosses, those of a lane nest", arguments: 1...64)
  func random(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let times: [Time] = (0..<200).map { _ in
      let start = Int64.random(in: 0..<100, using: &random)
      return (start, start + Int64.random(in: 0..<30, using: &random))
    }
    let ordered = times.sorted { $0.start < $1.start }
    let placed = Dictionary(grouping: zip(ordered, lanes(ordered)), by: \.1)
    for lane in placed.values {
      for (position, first) in lane.enumerated() {
        for second in lane[(position + 1)...] {
          let isAfter = second.0.start >= first.0.end
          #expect(isAfter || second.0.end <= first.0.end)
        }
      }
    }
  }
}
