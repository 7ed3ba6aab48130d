import Foundation
import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import HTMLReports
@testable import Reports

@Suite struct JSONDocumentTests {
  private static let provenance = Provenance(
    machine: "a machine",
    fitness: MachineFitness(cores: 2, loadAtBegin: 3, loadAtEnd: 4, isDebugBuild: true),
    facts: [Provenance.Fact("Governor", "powersave")]
  )

  @Test(
    "Every key is described, whatever a trace holds",
    arguments: ["run", "lossy", "one frame", "nothing", "hostile"]
  )
  func described(name: String) throws {
    let nothing = TraceScript().trace()
    let summary =
      switch name {
      case "run": ReportScripts.run
      case "lossy": ReportScripts.lossy
      case "one frame": ReportScripts.oneFrame
      case "hostile": HostileScript.summary("</script>")
      default: TraceSummary(nothing, schema: ListSchema.schema)
      }
    let report = Report(summary, path: "trace", provenance: Self.provenance)
    let text = try JSONReport(report).text()
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(DocumentCheck(Report.schema).complaints(document) == [])
  }

  @Test("The check finds what is missing, too much, or of another kind")
  func checked() throws {
    guard case .object(var members) = Report(ReportScripts.run, path: "trace").document else {
      Issue.record("a document is an object")
      return
    }
    members["stranger"] = .null
    members["formatVersion"] = "2"
    members["lists"] = nil
    let complaints = DocumentCheck(Report.schema).complaints(.object(members))
    #expect(complaints.count == 3, "\(complaints)")
  }

  @Test("Frames and updates say when they began on the trace's clock, as JSON and as text")
  func moments() throws {
    let first: Int64 = 1_795_527_720_000_000_000
    var script = TraceScript()
    script.list = 1
    script.begin("frame", 1, at: first, ["frame": .integer(0)])
    script.end("frame", 1, at: first + 10)
    script.update = 1
    script.begin("frame", 2, at: first + 54_000_000, ["frame": .integer(1)])
    script.begin("update", 3, at: first + 54_512_123)
    script.end("update", 3, at: first + 55_000_000)
    script.end("frame", 2, at: first + 56_000_000)
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema)
    let report = Report(summary, path: "trace")
    let document = report.document
    #expect(document["trace"]?["firstUnixNs"] == .integer(first))
    let updates = document["updates"]?["worst"]?.elements ?? []
    #expect(updates.map { $0["startUnixNs"] } == [.integer(first + 54_512_123)])
    let frames = document["frames"]?["worst"]?.elements ?? []
    #expect(frames.first?["startUnixNs"] == .integer(first + 54_000_000))
    let columns = document["perFrame"]?["startUnixNs"]?.elements
    #expect(columns?.last == .integer(first + 54_000_000))
    let clock = Readable.clock(unixNs: first + 54_512_123)
    let text = TextReport(report).text().replacing(/\s+/, with: " ")
    #expect(text.contains("at 54.5 ms (UTC \(clock))"))
  }

  @Test("Columns of frames agree with the frames, and late ones have a cause")
  func perFrame() throws {
    let summary = ReportScripts.run
    let frames = try #require(summary.frames).frames
    let columns = try #require(Report(summary, path: "trace").document["perFrame"])
    func column(_ name: String) -> [JSONValue] { columns[name]?.elements ?? [] }
    #expect(column("durationNs") == frames.map { .integer($0.durationNs) })
    #expect(column("overrunNs") == frames.map { .integer($0.timing.overrunNs) })
    #expect(column("phase") == frames.map { $0.phase.map(JSONValue.text) ?? .null })
    for (frame, cause) in zip(frames, column("cause")) { #expect((cause != .null) == frame.isLate) }
    #expect(column("cause").count { $0 != .null } == summary.frames?.lateFrames)
  }

  @Test("The histogram counts every frame once, and quantiles rise to the longest")
  func distribution() throws {
    let frames = try #require(Report(ReportScripts.run, path: "trace").document["frames"])
    let counts = try #require(frames["histogram"]).elements.compactMap { row -> Int64? in
      guard case .integer(let count) = row["count"] else { return nil }
      return count
    }
    #expect(counts.reduce(0, +) == 120)
    let quantiles = try #require(frames["quantiles"]).elements.compactMap { row -> Int64? in
      guard case .integer(let time) = row["durationNs"] else { return nil }
      return time
    }
    #expect(quantiles == quantiles.sorted())
    #expect(quantiles.last.map { .integer($0) } == frames["maxNs"])
  }

  @Test("Warnings, advice and provenance are in it, with the numbers that they rest on")
  func complete() throws {
    let document = Report(ReportScripts.run, path: "trace", provenance: Self.provenance).document
    let warning = try #require(document["warnings"]?.elements.last)
    #expect(warning["kind"] == "unfitMachine")
    #expect(warning["figures"]?["loadAtBegin"] == .number(3))
    let advice = try #require(document["advice"]?.elements.first)
    #expect(advice["rule"] == "lateFrames")
    #expect(advice["evidence"]?["section"] == "worst")
    #expect(advice["evidence"]?["figures"]?["lateFrames"] == .number(3))
    #expect(document["provenance"]?["fitness"]?["state"] == "busy")
    #expect(document["provenance"]?["facts"]?.elements.first?["value"] == "powersave")
    #expect(document["verdict"]?["state"] == "rough")
    #expect(document["parameters"]?["values"]?["batching"] == "prefix:250")
  }

  @Test("Every advice leads to a section, and every warning has a different kind")
  func evidence() {
    var elements = TraceScript()
    elements.event("element_cost", at: 5, ["element": .text("Label"), "measure_ns": .integer(1)])
    elements.event(
      "allocations",
      at: 6,
      [
        "interval": .text("diff"), "allocations": .integer(1), "bytes": .integer(8),
        "own_allocations": .integer(1), "own_bytes": .integer(8),
      ]
    )
    let summary = TraceSummary(elements.trace(), schema: ListSchema.schema)
    let owners = CodeOwners(engine: [], harness: [])
    let stacks = StackSummary(StackProfileBuilder().profile(), StackNames(), owners)
    let reports = [ReportScripts.run, summary].map {
      Report($0, path: "trace", schema: ListSchema.schema, stacks: stacks)
    }
    let sections = Set(reports.flatMap { $0.sections.map(\.id) })
    for rule in Advice.Rule.allCases { #expect(sections.contains(rule.section), "\(rule)") }
    let hostile = Report(HostileScript.summary("x"), path: "x", provenance: Self.provenance)
    let kinds = hostile.warnings.map(\.kind)
    #expect(kinds.count == Set(kinds).count)
    #expect(kinds.contains(.lostEvents) && kinds.contains(.unfinishedIntervals))
  }

  @Test("A seed beyond signed numbers is itself")
  func seed() throws {
    var run = RunDescription()
    run.seed = .max
    var script = TraceScript()
    script.event("run_end", at: 5)
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema, known: run)
    let text = try JSONReport(Report(summary, path: "trace")).text()
    #expect(text.contains("\"seed\" : 18446744073709551615"))
  }

  @Test("Groups of runs that differ are kept apart, and nothing is said of their mixture")
  func groups() throws {
    let summary = TraceSummary(ReportScripts.twoRuns.trace(), schema: ListSchema.schema)
    #expect(summary.groups.count == 2)
    let report = Report(summary, path: "trace")
    let document = report.document
    #expect(DocumentCheck(Report.schema).complaints(document) == [])
    #expect(document["frames"] == .null && document["intervals"] == .null)
    #expect(document["runs"] == .null && document["trace"]?["items"] == .null)
    let groups = try #require(document["groups"]).elements
    #expect(groups.map { $0["frames"]?["count"] } == [.integer(3), .integer(2)])
    #expect(groups.map { $0["parameters"]?["values"]?["items"] } == [.integer(10), .integer(20)])
    #expect(groups.map { $0["perFrame"]?["run"] } == [.integers([1, 1, 1]), .integers([2, 2])])
    #expect(document["warnings"]?.elements.map { $0["kind"] } == ["mismatch"])
    #expect(report.sections.contains { $0.title == "Run 2 of 2: Intervals" })
    let text = TextReport(report).text().split(separator: /\s+/).joined(separator: " ")
    #expect(text.contains("they differ in the items, and are reported separately, in 2 groups."))
    let reader = PageReader(HTMLReport(report).text())
    #expect(reader.failure == nil)
    let names = reader.values(of: "id")
    #expect(names.count == Set(names).count)
    #expect(MarkdownReport(report).text().split(separator: "\n").count <= MarkdownReport.maxLines)
  }

  @Test("Repetitions are one group with a row for each run, whose sums are those of the group")
  func runs() throws {
    let script = ReportScripts.runs(items: [10, 10, 10])
    let report = Report(TraceSummary(script.trace(), schema: ListSchema.schema), path: "trace")
    let document = report.document
    #expect(DocumentCheck(Report.schema).complaints(document) == [])
    #expect(document["groups"] == .null)
    let runs = try #require(document["runs"]).elements
    #expect(runs.map { $0["number"] } == [.integer(1), .integer(2), .integer(3)])
    #expect(runs.map { $0["frames"]?["count"] } == [.integer(3), .integer(2), .integer(1)])
    #expect(document["frames"]?["count"] == .integer(6))
    #expect(document["perFrame"]?["run"] == .integers([1, 1, 1, 2, 2, 3]))
    #expect(document["framesLeftOut"] == .integer(0))
    #expect(TextReport(report).text().contains("\nRuns\n  Run  Process  Count"))
  }

  @Test("The JSON Schema describes every record once, and closes it")
  func schema() throws {
    let schema = JSONSchema(Report.schema).document
    guard case .object(let definitions) = schema["$defs"] else {
      Issue.record("there are no definitions")
      return
    }
    #expect(definitions["report"] != nil && definitions["breakdown"] != nil)
    for (name, definition) in definitions {
      #expect(definition["additionalProperties"] == false, "\(name)")
      guard case .object(let properties) = definition["properties"] else {
        Issue.record("\(name) has no properties")
        continue
      }
      #expect(definition["required"]?.elements.count == properties.count)
      for (key, property) in properties { #expect(property["description"] != nil, "\(key)") }
    }
    let total = definitions["breakdown"]?["properties"]?["totalNs"]
    #expect(total?["x-unit"] == "ns" && total?["type"] == "integer")
  }
}
