import Foundation
import ListSchema
import Signposts
import Testing
import TraceCompass

@Suite struct TraceCompassFileTests {
  private static let text = TraceCompassFile.render(ListSchema.schema)
  private static let parsed = XMLNode.parse(text)
  private let root: XMLNode

  init() throws {
    root = try #require(Self.parsed)
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
      ("path=\"Counters/*/*\"", "path=\"Counts/*/*\"", "nothing is written to Counts/*"),
      ("callstackGroup", "callstackgroup", "callstackgroup: no such element"),
      ("path=\"Call stacks/*\"", "path=\"Stacks/*\"", "no call stack is written to Stacks"),
      ("value=\"CallStack\"", "value=\"Stack\"", "no call stack is written to Call stacks"),
      (
        "type=\"string\" value=\"diff\" s", "type=\"int\" value=\"5\" s",
        "has the types int, string"
      ),
      ("value=\"3\" color", "value=\"999\" color", "999 is drawn or explained, not both"),
    ]
  )
  func mistakes(right: String, wrong: String, complaint: String) throws {
    #expect(Self.text.contains(right))
    let found = try complaints(Self.text.replacingOccurrences(of: right, with: wrong))
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
    let names = ListSchema.schema.intervals.map(\.name)
    let stacked = zip(numbers, names).flatMap { $1 == "deferred" ? [$0] : [$0, $1] }
    #expect(pushed == stacked + ["reason", "name", "name"])
    for view in root.children("timeGraphView") {
      #expect(view.all("definedValue").map { $0["name"] } == names)
    }
    #expect(Set(colours).count == ListSchema.schema.intervals.count)
    for row in ListSchema.schema.intervals {
      let actions = root.all("action").filter { $0["id"] == "\(row.name)_closed" }
      #expect(actions.count == (["frame", "update"].contains(row.name) ? 2 : 1))
      for action in actions {
        let fields = action.all("segField").map { $0["name"] }
        #expect(fields == ["list", "update"] + (row.begin + row.end).map(\.name))
      }
    }
  }

  @Test("The article names every view as it is called, and how many rows a lane has")
  func article() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = "Sources/ListScopeCommand/ListScope.docc/TraceCompass.md"
    let article = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    let views = root.children("timeGraphView") + root.children("xyView")
    let labels = views.flatMap { $0.all("label") }.compactMap { $0["value"] }
    #expect(labels.count == 5)
    for label in labels {
      let name = label.dropFirst("ListScope: ".count)
      #expect(article.contains("ListScope: \(name)") || article.contains("| \(name) |"), "\(label)")
    }
    let rows = root.children("timeGraphView").flatMap { $0.all("entry") }.compactMap { $0["path"] }
    #expect(Set(rows.compactMap { Int($0) }).max() == 4)
    #expect(article.contains("up to four rows"))
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
}
