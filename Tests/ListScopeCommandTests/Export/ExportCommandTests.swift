import Foundation
import TestSupport
import Testing

@Suite struct ExportCommandTests {
  private static let traces = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces").path
  private static let catalog = traces + "/catalog"

  private func listscope(_ arguments: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run([CommandRun.listscope] + arguments)
  }

  /// The names in a folder, those of unfinished outputs as well.
  private func names(_ folder: OutputFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("The folded stacks of the catalog trace are as expected")
  func golden() throws {
    let result = try listscope("export", Self.catalog, "--format", "folded")
    let expected = try String(contentsOfFile: Self.catalog + "/expected.folded", encoding: .utf8)
    #expect(result.status == 0)
    #expect(result.output == expected)
    #expect(result.errors.isEmpty)
  }

  @Test(
    "A file holds what stdout would, and is complete JSON",
    arguments: [("perfetto", "traceEvents", 900), ("speedscope", "profiles", 1)]
  )
  func streams(format: String, list: String, fewest: Int) throws {
    let folder = try OutputFolder()
    let printed = try listscope("export", Self.catalog, "--format", format)
    let path = folder.path + "/out.json"
    let written = try listscope("export", Self.catalog, "--format", format, "--output", path)
    #expect(printed.status == 0)
    #expect(written.status == 0)
    #expect(written.output.isEmpty)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == printed.output)
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect((document?[list] as? [Any])?.count ?? 0 >= fewest)
    #expect(try names(folder) == ["out.json"])
  }

  @Test("Tables are written as folders of partitions", arguments: ["csv", "ndjson"])
  func partitions(format: String) throws {
    let folder = try OutputFolder()
    let path = folder.path + "/tables"
    let result = try listscope(
      "export",
      Self.catalog,
      "--format",
      format,
      "--host",
      "lab 3",
      "--output",
      path + "/"
    )
    #expect(result.status == 0, "\(result.errors)")
    let file = "/table=frames/host=lab%203/date=2026-11-21/part-0.\(format)"
    let text = try String(contentsOfFile: path + file, encoding: .utf8)
    #expect(text.split(separator: "\n").count == (format == "csv" ? 121 : 120))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        == ["counters", "frames", "runs", "spans", "updates"].map { "table=" + $0 }
    )
  }

  @Test(
    "The database is one that SQLite's own program reads",
    .enabled(if: CommandRun.find("sqlite3") != nil)
  )
  func database() throws {
    let folder = try OutputFolder()
    let path = folder.path + "/trace.db"
    #expect(
      try listscope("export", Self.catalog, "--format", "sqlite", "--output", path).status == 0
    )
    let sql = "PRAGMA integrity_check; SELECT count(*) FROM frames; SELECT lost_events FROM runs"
    #expect(try CommandRun.run(["sqlite3", path, sql]).output == "ok\n120\n0\n")
    #expect(try names(folder) == ["trace.db"])
  }

  @Test(
    "What exists is never overwritten",
    arguments: ["perfetto", "speedscope", "folded", "csv", "ndjson", "sqlite"]
  )
  func existing(format: String) throws {
    let folder = try OutputFolder()
    try "mine".write(toFile: folder.path + "/file", atomically: true, encoding: .utf8)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/folder",
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link",
      withDestinationPath: "nowhere"
    )
    for name in ["file", "folder", "link"] {
      let path = folder.path + "/" + name
      let result = try listscope("export", Self.catalog, "--format", format, "--output", path)
      #expect(result.status == 64)
      #expect(result.errors.contains("'\(path)' exists already"))
    }
    #expect(try String(contentsOfFile: folder.path + "/file", encoding: .utf8) == "mine")
    #expect(try names(folder) == ["file", "folder", "link"])
  }

  @Test(
    "Nothing is left of an export that fails",
    arguments: ["perfetto", "speedscope", "folded", "csv", "ndjson", "sqlite"]
  )
  func failing(format: String) throws {
    let folder = try OutputFolder()
    let trace = folder.path + "/trace"
    try FileManager.default.copyItem(atPath: Self.catalog, toPath: trace)
    let stream = try #require(FileHandle(forWritingAtPath: trace + "/ctf/c_0"))
    try stream.truncate(atOffset: 1000)
    let result = try listscope(
      "export",
      trace,
      "--format",
      format,
      "--output",
      folder.path + "/out"
    )
    #expect(result.status == 65)
    #expect(result.errors.contains("is cut"))
    #expect(try names(folder) == ["trace"])
  }

  struct Refusal: Sendable {
    let arguments: String
    let status: Int32
    let complaint: String
  }

  @Test(
    "Bad input gets a documented exit code and a message that says what to do",
    arguments: [
      Refusal(arguments: "--format csv", status: 64, complaint: "--format csv needs --output"),
      Refusal(arguments: "--format sqlite", status: 64, complaint: "needs --output"),
      Refusal(arguments: "", status: 64, complaint: "--format"),
      Refusal(arguments: "--format svg", status: 64, complaint: "perfetto"),
      Refusal(arguments: "--format folded --output /none/x", status: 64, complaint: "in a folder"),
      Refusal(arguments: "--format folded --budget-share 2", status: 64, complaint: "at most 1"),
      Refusal(arguments: "--format folded --output /dev/full", status: 64, complaint: "exists"),
    ]
  )
  func badInput(refusal: Refusal) throws {
    let arguments = refusal.arguments.split(separator: " ").map(String.init)
    let result = try CommandRun.run([CommandRun.listscope, "export", Self.catalog] + arguments)
    #expect(result.status == refusal.status)
    #expect(result.errors.contains(refusal.complaint), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test("A trace that does not exist is exit code 66")
  func noTrace() throws {
    #expect(try listscope("export", "/none", "--format", "folded").status == 66)
  }

  @Test("Frames are judged as asked for")
  func judgement() throws {
    let folder = try OutputFolder()
    let path = folder.path + "/tables"
    let result = try listscope(
      "export",
      Self.catalog,
      "--format",
      "csv",
      "--slowdown",
      "100",
      "--output",
      path
    )
    #expect(result.status == 0)
    let file = "/table=frames/host=unnamed/date=2026-11-21/part-0.csv"
    let text = try String(contentsOfFile: path + file, encoding: .utf8)
    #expect(text.contains("measure miss"))
  }
}
