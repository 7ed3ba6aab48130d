import Foundation
import Reports
import TestSupport
import Testing
import TraceAnalysis
@testable import Experiments
@testable import HTMLReports
@testable import ListScopeCommand

/// Histories that recordings are added to, looked at in this process.
@Suite struct HistoryTests {
  private static let traces = CommandRun.repository + "/Traces"

  private let folder: OutputFolder
  private let file: String

  init() throws {
    folder = try OutputFolder()
    file = folder.path + "/history.csv"
  }

  @discardableResult
  private func add(
    _ trace: String,
    machine: String? = "m",
    to name: String? = nil
  ) throws -> (added: Int, count: Int) {
    try HistoryAddition(commit: "c1", machine: machine)
      .add(TraceFolder("\(Self.traces)/\(trace)"), to: HistoryFile(name ?? file))
  }

  private var table: HistoryTable {
    get throws { try HistoryFile(file).table() }
  }

  private func report(
    machine: String? = nil,
    scenario: String? = nil,
    metric: String? = nil
  ) throws -> Report {
    let choice = HistoryChoice(file: file, machine: machine, scenario: scenario)
    return Report(try choice.lines(table, metric: metric), metric: metric, file: file)
  }

  private func shown(_ report: Report) -> String { TextReport(report, style: .plain).text() }

  private var text: String {
    get throws { try String(contentsOfFile: file, encoding: .utf8) }
  }

  @Test("Python reads a number in every cell of a metric, those of the report")
  func numbers() throws {
    try add("fling")
    try add("tour", machine: "other, \"quoted\" machine")
    let program = """
      import csv, json, sys
      rows = list(csv.DictReader(open(sys.argv[1])))
      metrics = [n for n in rows[0] if n.endswith(("_ns", "_bytes", "_ms_per_s"))]
      print(json.dumps([{n: str(float(r[n])) for n in metrics} | {"machine": r["machine"]} for r in rows]))
      """
    let python = try CommandRun.run(["python3", "-c", program, file])
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(python.output.utf8)) as? [[String: String]]
    )
    #expect(rows.map { $0["machine"] } == ["m", "other, \"quoted\" machine"])
    for (row, trace) in zip(rows, ["fling", "tour"]) {
      let report = try TraceFolder("\(Self.traces)/\(trace)").report().text(.json, style: .plain)
      let document = try JSONSerialization.jsonObject(with: Data(report.utf8))
      let values = try #require(document as? [String: Any])
      let frames = try #require(values["frames"] as? [String: Any])
      #expect(row["frame_p95_ns"].flatMap(Double.init) == frames["p95Ns"] as? Double)
      for interval in try #require(values["intervals"] as? [[String: Any]]) {
        let name = try #require(interval["name"] as? String)
        #expect(row["\(name)_total_ns"].flatMap(Double.init) == interval["totalNs"] as? Double)
      }
      // These traces have too few updates for a percentile.
      #expect(row["update_p95_ns"] == "nan")
    }
  }

  @Test("A recording that is there already is not added again")
  func repeated() throws {
    try add("fling")
    let before = try text
    try add("fling")
    #expect(try text == before)
    try add("fling", machine: "another")
    #expect(try text.split(separator: "\n").count == 3)
  }

  @Test("Each machine has a line of its own, in the terminal and on the page")
  func lines() throws {
    try add("fling", machine: "first")
    try add("fling", machine: "second")
    let one = try shown(report(metric: "frame_p95_ns"))
    #expect(one.contains("2 in 2 lines, 2 machines"))
    #expect(one.split(separator: "\n").count { $0.contains("frame_p95_ns  ") } == 2)
    #expect(!one.contains("frame_mean_ns"))
    #expect(one.split(separator: "\n").allSatisfy { $0.count <= 110 })
    let second = try shown(report(machine: "second", scenario: "catalog"))
    #expect(second.contains("1 in 1 line, 1 machine"))
    let page = HTMLReport(try report()).text()
    #expect(page.contains("line-2-0"))
    #expect(page.contains("<svg"))
  }

  @Test("A name that is not there is an error with what is meant")
  func unknownNames() throws {
    try add("fling")
    let cases: [(machine: String?, scenario: String?, metric: String?, words: String)] = [
      (nil, nil, "frame_maen_ns", "Did you mean 'frame_mean_ns'?"),
      (nil, "catalogue", nil, "Did you mean 'catalog'?"), ("x", nil, nil, "There are: m."),
    ]
    for (machine, scenario, metric, words) in cases {
      let failure = try #require(throws: CommandFailure.self) {
        try report(machine: machine, scenario: scenario, metric: metric)
      }
      #expect(failure.status == .usage)
      #expect(failure.message.contains(words), "\(failure)")
    }
  }

  @Test("A damaged history is shown without what is damaged, and never added to")
  func cutFile() throws {
    try add("fling")
    try add("tour")
    let whole = Data(try text.utf8)
    let cut = whole.dropLast(30)
    try cut.write(to: URL(fileURLWithPath: file))
    let table = try table
    #expect(try shown(report()).contains("1 in 1 line"))
    let damage = try #require(try HistoryFile(file).failure(table))
    #expect(damage.status == .badData)
    #expect(damage.message.contains("line 3: the last line does not end"))
    let failure = try #require(throws: CommandFailure.self) { try add("tour") }
    #expect(failure.status == .badData)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == cut)
  }

  @Test("Numbers that no run ever took are shown and exported all the same")
  func extremes() throws {
    let values = [
      "1e308", "-1e308", "1.7e308", "inf", "nan", "", "9223372036854775807", "-0", "1e-320",
    ]
    let rows = values.enumerated().map {
      "2026-01-0\($0 + 1)T00:00:00Z,m,=s<b>,p%zz x,r\($0),\($1),\($1)\n"
    }
    let header = "time,machine,scenario,parameters,run,x_ns,y_bytes\n"
    try (header + rows.joined()).write(toFile: file, atomically: true, encoding: .utf8)
    let report = try report()
    #expect(!shown(report).isEmpty)
    #expect(!HTMLReport(report).text().contains("<b>"), "names are escaped")
    let lines = try HistoryChoice(file: file).lines(table)
    for format in [HistoryExportFormat.bmf, .githubActionBenchmark] {
      #expect(try !HistoryExport.document(lines, format).isEmpty)
    }
    try HistoryExport.writeTables(lines, .otava, to: folder.path + "/otava")
  }

  @Test("What cannot be used is said, with a documented exit code")
  func unusable() throws {
    func complain(_ status: Experiments.ExitStatus, _ words: String, _ body: () throws -> Void)
      throws
    {
      let failure = try #require(throws: CommandFailure.self, "\(words)") { try body() }
      #expect(failure.status == status && failure.message.contains(words), "\(failure)")
    }
    try complain(.noInput, "no history") { _ = try table }
    try complain(.noInput, "record SCENARIO") { try add("none") }
    try complain(.badData, "no trace in") {
      _ = try HistoryAddition().add(TraceFolder(folder.path), to: HistoryFile(file))
    }
    try complain(.usage, "--machine NAME") { try add("diff-only", machine: nil) }
    try complain(.badData, "lost") { try add("lost-events") }
    try complain(.usage, "is no file") { try add("fling", to: folder.path) }
    try complain(.usage, "is no file") { try add("fling", to: "-") }
    try complain(.usage, "folder that exists") { try add("fling", to: folder.path + "/a/b.csv") }
    #expect(!FileManager.default.fileExists(atPath: file))
    try "name,price\nlist,3\n".write(toFile: file, atomically: true, encoding: .utf8)
    try complain(.badData, "no column 'time'") { try add("fling") }
    try complain(.badData, "no column 'time'") { _ = try table }
    try "time,machine,scenario,parameters,run\n".write(
      toFile: file,
      atomically: true,
      encoding: .utf8
    )
    try complain(.badData, "no run yet") { _ = try table }
  }
}
