import Foundation
import ListSchema
import Signposts
import Testing
import TraceCompass

@Suite struct TraceCompassFileTests {
  private static let text = AnalysisFile.texts[.window] ?? ""
  private let root: XMLNode

  init() throws {
    root = try #require(AnalysisFile.roots[.window])
  }

  private func complaints(
    _ text: String,
    _ display: TraceCompassFile.Display = .window
  ) throws -> [String] {
    let root = try #require(XMLNode.parse(text))
    return TraceCompassGrammar.complaints(about: root)
      + TraceCompassReferences(root, ListSchema.schema).complaints
      + TraceCompassEngineRules(root, ListSchema.schema, display).complaints
  }

  @Test(
    "The files follow the rules of Trace Compass, and everything that they refer to exists",
    arguments: TraceCompassFile.Display.allCases
  )
  func rules(display: TraceCompassFile.Display) throws {
    let text = TraceCompassFile.render(ListSchema.schema, for: display)
    #expect(try complaints(text, display) == [])
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
    let name = "<stateAttribute type=\"constant\" value=\"begin_offset_points\"/>"
    let other = name.replacing("offset", with: "other")
    let text = Self.text.replacing(name, with: other, maxReplacements: 1)
    #expect(
      try complaints(text).contains { $0.contains("kept as begin_offset_points does not exist") }
    )
  }

  @Test("Every kind of the report has a lane, a colour, and a segment of all its fields")
  func complete() throws {
    let rows = ListSchema.schema.intervals.filter { $0.name != "calibration" }
    let names = rows.map(\.name)
    let numbers = ListSchema.schema.intervals.indices.filter {
      ListSchema.schema.intervals[$0].name != "calibration"
    }.map { "\($0 + 1)" }
    let pushed = root.children("stateProvider").map { provider in
      provider.all("stateValue").filter { $0["stack"] == "push" && $0["type"] != "query" }
        .map { $0["value"] }
    }
    #expect(pushed == [numbers + ["name"], names.filter { $0 != "deferred" } + ["name"]])
    for view in root.children("timeGraphView") {
      #expect(view.all("definedValue").map { $0["name"] } == names)
    }
    let colours = root.all("definedValue").map { $0["color"] }
    #expect(Set(colours).count == rows.count)
    for row in rows {
      let actions = root.all("action").filter { $0["id"].hasSuffix("\(row.name)_closed") }
        .filter { ($0["id"].count == "\(row.name)_closed".count) }
      #expect(actions.count == (["frame", "update"].contains(row.name) ? 2 : 1), "\(row.name)")
      for action in actions {
        let fields = action.all("segField").map { $0["name"] }
        #expect(fields == ["list", "update"] + (row.begin + row.end).map(\.name))
      }
    }
  }

  private func article() throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = "Sources/ListScopeCommand/ListScope.docc/TraceCompass.md"
    return try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("The article names every view as it is called, and how many rows a lane has")
  func names() throws {
    let article = try article()
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
    let analyses = (root.children("stateProvider") + root.children("pattern"))
      .flatMap { $0.children("head") }.flatMap { $0.children("label") }.map { $0["value"] }
    #expect(analyses.count == 5)
    for analysis in analyses { #expect(article.contains("\"\(analysis)\""), "\(analysis)") }
  }

  @Test(
    "The article says what users see that no file can change",
    arguments: [
      // All fields of a segment are in one column, which cannot be sorted by field.
      "Content", "All fields",
      // How Trace Compass reads a fraction of 0 from a trace.
      "1.1125369292536007E-308",
      // Where an analysis is enabled, as the menus of Trace Compass are called.
      "Window", "Preferences", "Tracing", "XML Analyses", "Manage XML analyses",
      // What of the report's times and rows its tables do not have.
      "first display", "warm-up", "calibration",
    ]
  )
  func limits(words: String) throws {
    #expect(try article().contains(words))
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
    #expect(TraceCompassFile.render(fewer, for: .window) == Self.text)
    let shorter = Schema(
      name: schema.name,
      version: schema.version,
      intervals: schema.intervals.dropLast(),
      events: schema.events
    )
    let others = try [
      TraceCompassFile.render(shorter, for: .window), TraceCompassFile.render(schema, for: .server),
    ].map { try #require(XMLNode.parse($0)).children.first?["version"] }
    #expect(Set(others + [root.children.first?["version"]]).count == 3)
  }
}
