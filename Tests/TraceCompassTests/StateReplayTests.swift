import ListSchema
import Testing
import TraceCompass

/// What the states of the analysis file do with single events.
@Suite struct StateReplayTests {
  private let root: XMLNode
  private var replay: StateReplay

  init() throws {
    root = try #require(XMLNode.parse(TraceCompassFile.render(ListSchema.schema)))
    replay = StateReplay(root)
  }

  private mutating func event(
    _ name: String,
    list: Int = 1,
    atNs timeNs: Int64 = 0,
    _ more: [String: String] = [:]
  ) {
    let fields = ["context._vpid": "7", "list": "\(list)"].merging(more) { $1 }
    replay.take(ReplayedEvent("listscope:\(name)", timeNs: timeNs, fields))
  }

  private func lane(_ name: String, list: Int = 1) -> [String] {
    replay.stack("Processes/7/\(list)/\(name)")
  }

  /// What the legend calls a state.
  private func name(_ state: String) -> String {
    root.all("definedValue").first { $0["value"] == state }?["name"] ?? "?"
  }

  @Test("Rows have the names of their lanes: none is named after its first value")
  func rowNames() {
    let views = root.children("timeGraphView")
    #expect(views.count == 2)
    #expect(views.allSatisfy { $0.all("name").isEmpty })
  }

  @Test("Deferred work goes on when a frame begins, and takes no part in call stacks")
  mutating func deferred() {
    event("deferred_begin")
    event("frame_begin")
    #expect(lane("1 deferred").map(name) == ["deferred"])
    #expect(replay.stack("Call stacks/7/1/CallStack") == ["frame"])
  }

  @Test("Kinds that cross do not touch each other's lane")
  mutating func crossing() {
    event("update_begin")
    event("batch_update_begin")
    event("update_end")
    #expect(lane("1 update") == [])
    #expect(lane("2 batch_update").map(name) == ["batch_update"])
    event("batch_update_end")
    #expect(lane("2 batch_update") == [])
  }

  @Test("A lane is lit from the first start to the last end of crossing intervals of its kind")
  mutating func crossingOfOneKind() {
    var depths: [Int] = []
    for phase in ["begin", "begin", "end", "end"] {
      event("update_\(phase)")
      depths.append(lane("1 update").count)
    }
    #expect(depths == [1, 2, 1, 0])
  }

  @Test("An interval whose end was lost is cleared when the next frame of that list begins")
  mutating func lostEnd() {
    for list in 1...2 { event("layout_begin", list: list) }
    event("frame_begin")
    #expect(lane("2 layout") == [])
    #expect(lane("0 frame").map(name) == ["frame"])
    #expect(lane("2 layout", list: 2).map(name) == ["layout"])
    #expect(replay.stack("Call stacks/7/1/CallStack") == ["frame"])
    #expect(replay.stack("Call stacks/7/2/CallStack") == ["layout"])
  }

  @Test("Intervals with a custom name have lanes of that name, and stand in call stacks")
  mutating func named() {
    event("interval_begin", ["name": "decode"])
    #expect(lane("decode") == ["decode"])
    #expect(replay.stack("Call stacks/7/1/CallStack") == ["decode"])
    event("interval_end", ["name": "decode"])
    #expect(lane("decode") == [])
    #expect(replay.stack("Call stacks/7/1/CallStack") == [])
  }

  @Test("An update says why it happened, as long as it takes")
  mutating func reason() {
    event("update_begin", ["reason": "content_changed"])
    #expect(lane("1 update reason") == ["content_changed"])
    event("update_end")
    #expect(lane("1 update reason") == [])
  }

  @Test("The length of a frame is the line's value all along the frame, and at its end")
  mutating func frameTime() {
    event("run_begin", ["budget_ns": "8"])
    event("frame_begin", atNs: 100)
    event("frame_end", atNs: 129, ["duration_ns": "29"])
    #expect(replay.values["Frame times/7/1"] == "29")
    event("frame_begin", atNs: 140)
    event("frame_end", atNs: 141, ["duration_ns": "1"])
    replay.finish(atNs: 150)
    let line = replay.history["Frame times/7/1"] ?? []
    #expect(line.map(\.value) == ["29", "1"])
    #expect(line.map(\.startNs) == [100, 140])
    #expect(line.map(\.endNs) == [140, 150])
    #expect(replay.history["Frame times/7/budget"]?.map(\.value) == ["8"])
  }
}
