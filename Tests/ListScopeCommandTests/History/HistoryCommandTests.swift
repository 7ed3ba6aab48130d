import Foundation
import TestSupport
import Testing

/// Histories of the golden traces, as users make them.
@Suite struct HistoryCommandTests {
  private static let traces = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces").path

  private let folder: OutputFolder
  private let file: String

  init() throws {
    folder = try OutputFolder()
    file = folder.path + "/history.csv"
  }

  private func history(_ arguments: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run([CommandRun.listscope, "history"] + arguments + ["--file", file])
  }

  private func add(_ trace: String, machine: String = "m") throws {
    let run = try history(
      "add",
      "\(Self.traces)/\(trace)",
      "--commit",
      "c1",
      "--machine",
      machine
    )
    #expect(run.status == 0, "\(run.errors)")
  }

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
      let report = try CommandRun.run([
        CommandRun.listscope, "report", "\(Self.traces)/\(trace)", "--format", "json",
      ])
      let document = try JSONSerialization.jsonObject(with: Data(report.output.utf8))
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

  @Test("Commands that add at the same time lose nothing and leave nothing")
  func writers() throws {
    let machines = (1...8).map { "machine-\($0)" }
    let runs = try machines.map { machine in
      try CommandRun([
        CommandRun.listscope, "history", "add", "\(Self.traces)/fling", "--file", file,
        "--machine", machine,
      ])
    }
    for run in runs { #expect(run.finish().status == 0) }
    let text = try text
    #expect(text.split(separator: "\n").count == 9)
    for machine in machines { #expect(text.contains(",\(machine),")) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["history.csv"])
  }

  @Test("The commit is that of the working folder, and says when files differ from it")
  func commit() throws {
    func add() throws -> String {
      try? FileManager.default.removeItem(atPath: file)
      let run = try CommandRun.run([
        "-C", folder.path, CommandRun.listscope, "history", "add", "\(Self.traces)/fling",
      ])
      #expect(run.status == 0, "\(run.errors)")
      return String(try text.split(separator: "\n")[1].split(separator: ",")[1])
    }
    #expect(try add() == "\"\"")
    let made = try CommandRun.run([
      "-C", folder.path, "sh", "-c",
      "git init -q . && echo 1 > a && git add a && git -c user.name=a -c user.email=a@b commit -qm a",
    ])
    #expect(made.status == 0, "\(made.errors)")
    let commit = try add()
    #expect(commit.wholeMatch(of: /[0-9a-f]{40}/) != nil)
    try "2".write(toFile: folder.path + "/a", atomically: true, encoding: .utf8)
    #expect(try add() == commit + "-dirty")
  }

  // MARK: Show

  @Test("Each machine has a line of its own, in the terminal and on the page")
  func lines() throws {
    try add("fling", machine: "first")
    try add("fling", machine: "second")
    let shown = try history("show", "--metric", "frame_p95_ns")
    #expect(shown.status == 0, "\(shown.errors)")
    #expect(shown.output.contains("2 in 2 lines, 2 machines"))
    #expect(shown.output.split(separator: "\n").count { $0.contains("frame_p95_ns  ") } == 2)
    #expect(!shown.output.contains("frame_mean_ns"))
    #expect(shown.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
    let one = try history("show", "--machine", "second", "--scenario", "catalog")
    #expect(one.output.contains("1 in 1 line, 1 machine"))
    let page = try history("show", "--format", "html")
    #expect(page.output.contains("line-2-0"))
    #expect(page.output.contains("<svg"))
  }

  @Test("A name that is not there is an error with what is meant")
  func unknownNames() throws {
    try add("fling")
    let cases = [
      ("--metric", "frame_maen_ns", "Did you mean 'frame_mean_ns'?"),
      ("--scenario", "catalogue", "Did you mean 'catalog'?"), ("--machine", "x", "There are: m."),
    ]
    for (option, word, complaint) in cases {
      let run = try history("show", option, word)
      #expect(run.status == 64)
      #expect(run.errors.contains(complaint), "\(run.errors)")
    }
  }

  // MARK: Bad input

  @Test("A damaged history is shown without what is damaged, and never added to")
  func cutFile() throws {
    try add("fling")
    try add("tour")
    let whole = Data(try text.utf8)
    let cut = whole.dropLast(30)
    try cut.write(to: URL(fileURLWithPath: file))
    let shown = try history("show")
    #expect(shown.status == 65)
    #expect(shown.output.contains("1 in 1 line"))
    #expect(shown.errors.contains("line 3: the last line does not end"))
    let added = try history("add", "\(Self.traces)/tour", "--machine", "m")
    #expect(added.status == 65)
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
    for more in [
      ["show"], ["show", "--format", "html"], ["export", "--format", "bmf"],
      ["export", "--format", "github-action-benchmark"],
      ["export", "--format", "otava", "--output", folder.path + "/otava"],
    ] {
      let run = try CommandRun.run([CommandRun.listscope, "history"] + more + ["--file", file])
      #expect(run.status == 0, "\(more) \(run.errors)")
      if more.contains("html") { #expect(!run.output.contains("<b>"), "names are escaped") }
    }
  }

  @Test("What cannot be used is said, with a documented exit code")
  func unusable() throws {
    func complain(_ status: Int32, _ words: String, _ arguments: String...) throws {
      let run = try CommandRun.run([CommandRun.listscope, "history"] + arguments)
      #expect(run.status == status, "\(arguments) \(run.errors)")
      #expect(run.errors.contains(words), "\(run.errors)")
    }
    let fling = Self.traces + "/fling"
    try complain(66, "no history", "show", "--file", file)
    try complain(66, "record SCENARIO", "add", folder.path + "/none", "--file", file)
    try complain(65, "no trace in", "add", folder.path, "--file", file)
    try complain(64, "--machine NAME", "add", Self.traces + "/diff-only", "--file", file)
    try complain(65, "lost", "add", Self.traces + "/lost-events", "--file", file)
    try complain(64, "is no file", "add", fling, "--file", folder.path)
    try complain(64, "is no file", "add", fling, "--file", "-")
    try complain(64, "folder that exists", "add", fling, "--file", folder.path + "/a/b.csv")
    #expect(!FileManager.default.fileExists(atPath: file))
    try "name,price\nlist,3\n".write(toFile: file, atomically: true, encoding: .utf8)
    for command in ["add", "show", "export"] {
      let more = command == "add" ? [fling] : command == "export" ? ["--format", "bmf"] : []
      let run = try CommandRun.run(
        [CommandRun.listscope, "history", command] + more + ["--file", file]
      )
      #expect(run.status == 65)
      #expect(run.errors.contains("no column 'time'"))
    }
    try "time,machine,scenario,parameters,run\n".write(
      toFile: file,
      atomically: true,
      encoding: .utf8
    )
    try complain(65, "no run yet", "show", "--file", file)
    try complain(64, "--output", "export", "--format", "otava", "--file", file)
  }
}
