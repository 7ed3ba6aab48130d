import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport

/// Frames during which packets are missing are counted, and in no statistics.
@Suite struct IncompleteFrameTests {
  /// Ten frames of 10 ns, a hundred apart, each with a layout inside and one behind it.
  private var script: TraceScript {
    var script = TraceScript()
    for number in 0..<10 as Range<UInt32> {
      let start = Int64(number) * 100
      script.begin("frame", number, at: start, ["frame": .unsigned(UInt64(number) + 1)])
      script.begin("layout", number * 2, at: start + 2)
      script.end("layout", number * 2, at: start + 4)
      script.end("frame", number, at: start + 10)
      script.begin("layout", number * 2 + 1, at: start + 50)
      script.end("layout", number * 2 + 1, at: start + 60)
    }
    return script
  }

  private func summary(_ gaps: [(Int64?, Int64?)]) -> TraceSummary {
    let missing = gaps.map { MissingPackets(file: "c_0", count: 1, startNs: $0.0, endNs: $0.1) }
    return TraceSummary(script.trace(gaps: TraceGaps(missing)), schema: ListSchema.schema)
  }

  private func counts(_ summary: TraceSummary, _ name: String) -> Int? {
    summary.groups.first?.intervals.first { $0.name == name }?.durations.count
  }

  @Test("Without gaps every frame is measured")
  func whole() {
    let summary = summary([])
    #expect(summary.incompleteFrames == 0)
    #expect(summary.groups.first?.frames?.durations.count == 10)
    #expect(counts(summary, "layout") == 20)
  }

  @Test("A frame that overlaps a gap is left out with all that is in it")
  func inside() {
    let summary = summary([(203, 204)])
    #expect(summary.incompleteFrames == 1)
    #expect(summary.groups.first?.frames?.durations.count == 9)
    #expect(counts(summary, "layout") == 19)
    #expect(summary.groups.first?.stages.map(\.stage) == [.incomplete])
  }

  @Test("Between the frames around a gap nothing is measured")
  func between() {
    let summary = summary([(210, 240)])
    #expect(summary.incompleteFrames == 0)
    #expect(counts(summary, "frame") == 10)
    #expect(counts(summary, "layout") == 19)
  }

  @Test("A gap that ends when a frame begins, or begins when it ends, leaves it alone")
  func edges() {
    #expect(summary([(110, 200)]).incompleteFrames == 0)
    #expect(summary([(109, 200)]).incompleteFrames == 1)
    #expect(summary([(110, 201)]).incompleteFrames == 1)
  }

  @Test("A gap without a start or an end reaches as far as the trace")
  func open() {
    #expect(summary([(nil, 205)]).incompleteFrames == 3)
    #expect(summary([(805, nil)]).incompleteFrames == 2)
    let none = summary([(nil, nil)])
    #expect(none.incompleteFrames == 10)
    #expect(none.groups.first?.frames == nil)
  }

  @Test("Gaps in any order are one where they touch")
  func several() {
    #expect(summary([(503, 504), (3, 4), (505, 506)]).incompleteFrames == 2)
  }

  @Test("Parts of a frame whose begin is missing are not measured")
  func torn() {
    var script = TraceScript()
    script.begin("frame", 0, at: 0)
    script.end("frame", 0, at: 10)
    // The frame that begins here is missing.
    script.begin("layout", 1, at: 120)
    script.end("layout", 1, at: 130)
    script.end("frame", 1, at: 140)
    script.begin("frame", 2, at: 200)
    script.end("frame", 2, at: 210)
    let gaps = TraceGaps([MissingPackets(file: "c_0", count: 1, startNs: 90, endNs: 110)])
    let summary = TraceSummary(script.trace(gaps: gaps), schema: ListSchema.schema)
    #expect(counts(summary, "layout") == nil)
    #expect(counts(summary, "frame") == 2)
  }

  @Test("Tables keep incomplete frames, as a stage of their own")
  func tables() {
    let gaps = TraceGaps([MissingPackets(file: "c_0", count: 3, startNs: 203, endNs: 304)])
    var stages: [TableCell] = []
    func take(_ part: TracePart) {
      let column = TraceTable.frames.columns.firstIndex { $0.name == "stage" } ?? 0
      TableRows.all.make(part) { if $0.table == .frames { stages.append($0.cells[column]) } }
    }
    script.trace(gaps: gaps).read(into: [TraceParts(take)])
    #expect(stages.map { $0 == .text("incomplete") } == (0..<10).map { [2, 3].contains($0) })
  }
}
