import ListSchema
import Signposts
import Testing

@testable import generate_schema

@Suite struct TraceCompassFileTests {
  private static let text = TraceCompassFile.render(ListSchema.schema)
  private let root: XMLNode

  init() throws {
    root = try #require(XMLNode.parse(Self.text))
  }

  private func complaints(_ text: String) throws -> [String] {
    let root = try #require(XMLNode.parse(text))
    return TraceCompassGrammar.complaints(about: root)
      + TraceCompassReferences(root, ListSchema.schema).complaints
  }

  @Test("The file follows the rules of Trace Compass, and everything that it refers to exists")
  func rules() throws {
    #expect(try complaints(Self.text) == [])
  }

  @Test(
    "What Trace Compass would reject, or silently not show, is found",
    arguments: [
      ("<final ", "<last ", "last: no such element"),
      (" multiple=\"true\"", " several=\"true\"", "fsm: no attribute several"),
      (" path=\"*\"", "", "entry: path is missing"),
      ("color=\"#", "color=\"0x", "definedValue: color is 0x"),
      ("Provider version=\"", "Provider version=\"v", "stateProvider: version is v"),
      ("<segType>", "<segType/><segType>", "segment: wrong children segType,segType,segContent,"),
      ("type=\"null\" stack=\"pop\"", "type=\"null\" stack=\"push\"", "stateValue: null does not"),
      ("type=\"query\"", "type=\"query\" value=\"id\"", "stateValue: query does not go with"),
      ("listscope:diff_end", "listscope:diff_over", "event listscope:diff_over does not exist"),
      ("listscope:counter", "other:counter", "event other:counter does not exist"),
      ("value=\"cached\" f", "value=\"hits\" f", "listscope:layout_end: field hits"),
      ("value=\"context._vpid\"", "value=\"vpid\"", "field vpid does not exist"),
      ("location id=\"list\"", "location id=\"lists\"", "location list does not exist"),
      ("analysis id=\"listscope.states", "analysis id=\"listscope.x", "analysis listscope.x"),
      ("listscope.view.counters", "listscope.view.layout", "listscope.view.layout is used twice"),
      ("initial=\"wait\"", "initial=\"begin\"", "state begin does not exist"),
      ("target=\"done\"", "target=\"end\"", "state end does not exist"),
      ("cond=\"same\"", "cond=\"equal\"", "test equal does not exist"),
      ("action id=\"diff_closed", "action id=\"diff_over", "action diff_over is never taken"),
      ("segField name=\"frame\"", "segField name=\"list\"", "frame_closed: a field twice"),
      ("path=\"Counters/*\"", "path=\"Counts/*\"", "nothing is written to Counts/*"),
      ("value=\"3\" color", "value=\"999\" color", "999 is drawn or explained, not both"),
    ]
  )
  func mistakes(right: String, wrong: String, complaint: String) throws {
    #expect(Self.text.contains(right))
    let found = try complaints(Self.text.replacing(right, with: wrong))
    #expect(found.contains { $0.contains(complaint) }, "\(found.prefix(5))")
  }

  @Test("A field that was not kept at the start is found missing at the end")
  func unkept() throws {
    let name = "<stateAttribute type=\"constant\" value=\"offset_points\"/>"
    let other = name.replacing("offset", with: "other")
    let text = Self.text.replacing(name, with: other, maxReplacements: 1)
    #expect(try complaints(text).contains { $0.contains("kept as offset_points does not exist") })
  }

  @Test("Every kind has a lane, a colour, and a segment of all its fields")
  func complete() throws {
    let pushed = root.all("stateValue").filter { $0["stack"] == "push" }.map { $0["value"] }
    let colours = root.all("definedValue").map { $0["color"] }
    let numbers = ListSchema.schema.intervals.indices.map { "\($0 + 1)" }
    #expect(pushed == numbers + ["name"])
    let explained = root.all("definedValue").map { $0["name"] }
    #expect(explained == ListSchema.schema.intervals.map(\.name))
    #expect(Set(colours).count == ListSchema.schema.intervals.count)
    for row in ListSchema.schema.intervals {
      let action = try #require(root.all("action").first { $0["id"] == "\(row.name)_closed" })
      let fields = action.all("segField").map { $0["name"] }
      #expect(fields == ["list", "update"] + (row.begin + row.end).map(\.name))
    }
  }

  @Test("Another schema gives another version, so that Trace Compass computes again")
  func version() throws {
    let schema = ListSchema.schema
    let fewer = Schema(
      name: schema.name,
      version: schema.version,
      intervals: schema.intervals,
      events: schema.events
    )
    #expect(TraceCompassFile.render(fewer) == Self.text)
    let shorter = Schema(
      name: schema.name,
      version: schema.version,
      intervals: schema.intervals.dropLast(),
      events: schema.events
    )
    let other = try #require(XMLNode.parse(TraceCompassFile.render(shorter)))
    #expect(other.children.first?["version"] != root.children.first?["version"])
  }

  /// What the legend calls a state.
  private func name(_ state: String) -> String {
    root.all("definedValue").first { $0["value"] == state }?["name"] ?? "?"
  }

  @Test("Rows have the names of their lanes: none is named after its first value")
  func rowNames() throws {
    let view = try #require(root.children("timeGraphView").first)
    #expect(view.all("name").isEmpty)
  }

  @Test("Deferred work goes on when a frame begins")
  func deferred() {
    var replay = StateReplay(root)
    replay.event("listscope:deferred_begin")
    replay.event("listscope:frame_begin")
    #expect(replay.lane("1 deferred").map(name) == ["deferred"])
  }

  @Test("Kinds that cross do not touch each other's lane")
  func crossing() {
    var replay = StateReplay(root)
    replay.event("listscope:update_begin")
    replay.event("listscope:batch_update_begin")
    replay.event("listscope:update_end")
    #expect(replay.lane("1 update") == [])
    #expect(replay.lane("2 batch_update").map(name) == ["batch_update"])
    replay.event("listscope:batch_update_end")
    #expect(replay.lane("2 batch_update") == [])
  }

  @Test("A lane is lit from the first start to the last end of crossing intervals of its kind")
  func crossingOfOneKind() {
    var replay = StateReplay(root)
    let depths = ["begin", "begin", "end", "end"].map { phase in
      replay.event("listscope:update_\(phase)")
      return replay.lane("1 update").count
    }
    #expect(depths == [1, 2, 1, 0])
  }

  @Test("An interval whose end was lost is cleared when the next frame of that list begins")
  func lostEnd() {
    var replay = StateReplay(root)
    for list in 1...2 { replay.event("listscope:layout_begin", list: list) }
    replay.event("listscope:frame_begin")
    #expect(replay.lane("2 layout") == [])
    #expect(replay.lane("0 frame").map(name) == ["frame"])
    #expect(replay.lane("2 layout", list: 2).map(name) == ["layout"])
  }

  @Test("Intervals with a custom name have lanes of that name")
  func named() {
    var replay = StateReplay(root)
    replay.event("listscope:interval_begin", ["name": "decode"])
    #expect(replay.lane("decode") == ["decode"])
    replay.event("listscope:interval_end", ["name": "decode"])
    #expect(replay.lane("decode") == [])
  }

  @Test("The time of each frame is a line beside the budget")
  func frameTime() {
    var replay = StateReplay(root)
    replay.event("listscope:run_begin", ["budget_ns": "8"])
    replay.event("listscope:frame_end", ["duration_ns": "5"])
    #expect(replay.stacks["Frame times/1"] == ["5"])
    #expect(replay.stacks["Frame times/budget"] == ["8"])
    replay.event("listscope:frame_end", ["duration_ns": "21"])
    #expect(replay.stacks["Frame times/1"] == ["21"])
  }
}
