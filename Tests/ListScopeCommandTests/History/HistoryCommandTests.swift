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

  private var text: String {
    get throws { try String(contentsOfFile: file, encoding: .utf8) }
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

  @Test("A recording is added, shown and exported, with documented exit codes")
  func whole() throws {
    let added = try history("add", "\(Self.traces)/fling", "--machine", "m")
    #expect(added.status == 0 && added.output.hasSuffix("1 run added, 1 in all\n"), "\(added)")
    let again = try history("add", "\(Self.traces)/fling", "--machine", "m")
    #expect(again.status == 0 && again.errors.contains("1 of the runs was in"), "\(again)")
    let shown = try history("show", "--metric", "frame_p95_ns")
    #expect(shown.status == 0 && shown.output.contains("1 in 1 line, 1 machine"), "\(shown)")
    let page = try history("show", "--format", "html")
    #expect(page.output.contains("<svg"))
    let exported = try history("export", "--format", "bmf")
    #expect(exported.status == 0 && exported.output.contains("frame_p95_ns"), "\(exported)")
    let folder = try history("export", "--format", "otava")
    #expect(folder.status == 64 && folder.errors.contains("--output"), "\(folder)")
    let lost = try history("add", "\(Self.traces)/lost-events")
    #expect(lost.status == 65 && lost.errors.contains("lost"), "\(lost)")
    // Damaged parts are left out of what is shown.
    try Data(try text.utf8.dropLast(9)).write(to: URL(fileURLWithPath: file))
    #expect(try history("show").status == 65)
  }
}
