import ListSchema
import Testing
import TraceCompass

/// The states of the analysis file at single events.
@Suite struct StateReplayTests {
  private let root: XMLNode
  private var replay: StateReplay
  private var stacks: StateReplay

  init() throws {
    root = try #require(AnalysisFile.roots[.window])
    replay = try #require(StateReplay(root, id: "listscope.states"))
    stacks = try #require(StateReplay(root, id: "listscope.stacks"))
  }

  private mutating func event(
    _ name: String,
    list: Int64 = 1,
    atNs timeNs: Int64 = 0,
    _ more: [String: EngineValue] = [:],
    context: String? = "context._vpid"
  ) {
    var fields: [String: EngineValue] = ["list": .long(list)]
    if let context { fields[context] = .long(7) }
    let event = ReplayedEvent("listscope:\(name)", timeNs: timeNs, fields.merging(more) { $1 })
    replay.take(event)
    stacks.take(event)
  }

  private func lane(_ name: String, list: String = "list 1") -> [String] {
    replay.states.stack("Processes/7/\(list)/\(name)").map(\.text)
  }

  private func stack(list: String = "list 1") -> [String] {
    stacks.states.stack("Call stacks/7/\(list)/CallStack").map(\.text)
  }

  /// The legend's name of a state.
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
    #expect(stack() == ["frame"])
  }

  @Test("Kinds that cross do not touch each other's lane")
  mutating func crossing() {
    event("update_begin", ["reason": .label("content_changed", 0)])
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
      event("layout_\(phase)")
      depths.append(lane("2 layout").count)
    }
    #expect(depths == [1, 2, 1, 0])
  }

  @Test("An interval whose end was lost is cleared when the next frame of that list begins")
  mutating func lostEnd() {
    for list in 1...2 as ClosedRange<Int64> { event("layout_begin", list: list) }
    event("frame_begin")
    #expect(lane("2 layout") == [])
    #expect(lane("0 frame").map(name) == ["frame"])
    #expect(lane("2 layout", list: "list 2").map(name) == ["layout"])
    #expect(stack() == ["frame"])
    #expect(stack(list: "list 2") == ["layout"])
  }

  @Test("A frame or an end makes no lane and no stack of what has not begun")
  mutating func absent() {
    event("diff_end")
    #expect(!replay.states.has("Processes/7/list 1"))
    #expect(!stacks.states.has("Call stacks/7/list 1"))
    event("frame_begin")
    #expect(replay.states.children("Processes/7/list 1") == ["0 frame"])
  }

  @Test("Intervals with a custom name have lanes of that name, whatever it is, and stand in stacks")
  mutating func named() {
    for name in ["decode", "0 frame", "1 update reason"] {
      event("frame_begin")
      event("interval_begin", ["name": .string(name)])
      #expect(lane("custom/\(name)") == [name])
      #expect(stack() == ["frame", name])
      event("interval_end", ["name": .string(name)])
      #expect(lane("custom/\(name)") == [])
      #expect(stack() == ["frame"])
    }
    #expect(replay.module.outcome.isClean && stacks.module.outcome.isClean)
  }

  @Test("An update says why it happened, as long as it takes, in either format")
  mutating func reason() {
    for reason in [EngineValue.label("scrolled_down", 1), .long(1)] {
      event("update_begin", ["reason": reason])
      #expect(lane("1 update reason") == ["scrolled_down"])
      event("update_end")
      #expect(lane("1 update reason") == [])
    }
  }

  @Test(
    "A process is found in either format, and without its context all is of one",
    arguments: [
      ("context._vpid", "7"), ("context.vpid", "7"), (nil, "unknown process"),
    ] as [(String?, String)]
  )
  mutating func processes(context: String?, name: String) {
    event("layout_begin", context: context)
    #expect(replay.states.children("Processes") == [name])
    #expect(stacks.states.children("Call stacks") == [name])
    #expect(replay.module.outcome.isClean && stacks.module.outcome.isClean)
  }

  @Test("Lists are called by words, and what is of none is of no list; large numbers stay numbers")
  mutating func lists() {
    for list in [0, 1, 99, 100] as [Int64] { event("layout_begin", list: list) }
    #expect(
      replay.states.children("Processes/7") == ["no list", "list 1", "list 99", "100"]
    )
  }

  @Test("The length of a frame is the line's value all along the frame, and at its end")
  mutating func frameTime() {
    event("run_begin", ["budget_ns": .long(8)])
    event("frame_begin", atNs: 100)
    event("frame_end", atNs: 129, ["duration_ns": .long(29)])
    #expect(replay.states.value(at: "Frame times/7/list 1 (ns)") == .long(29))
    event("frame_begin", atNs: 140)
    event("frame_end", atNs: 141, ["duration_ns": .long(1)])
    replay.finish(atNs: 150)
    let line = replay.states.past(of: "Frame times/7/list 1 (ns)")
    #expect(line.map(\.value) == [.long(29), .long(1)])
    #expect(line.map(\.startNs) == [100, 140])
    #expect(line.map(\.endNs) == [140, 150])
    #expect(replay.states.past(of: "Frame times/7/budget (ns)").map(\.value) == [.long(8)])
  }
}
