import Foundation
import TestSupport
import Testing

@Suite struct ExportCommandTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  private static let trace = package + "/Traces/schema-3"
  private static let firstRun = "20261121T101700.194956036Z-8233-1"

  private func listscope(_ arguments: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run([CommandRun.listscope] + arguments)
  }

  /// The names in a folder, including those of unfinished outputs.
  private func names(_ folder: OutputFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("The folded stacks of a golden trace are unchanged")
  func golden() throws {
    let result = try listscope("export", Self.trace, "--format", "folded")
    let golden = "/Tests/ReportsTests/Golden/Traces/schema-3.folded"
    let expected = try String(contentsOfFile: Self.package + golden, encoding: .utf8)
    #expect(result.status == 0)
    #expect(result.output == expected)
    #expect(result.errors.isEmpty)
  }

  @Test(
    "A file holds what stdout would, and is complete JSON",
    arguments: [
      ("chrome", "traceEvents", 900), ("firefox", "threads", 1), ("speedscope", "profiles", 1),
    ]
  )
  func streams(format: String, list: String, fewest: Int) throws {
    let folder = try OutputFolder()
    let printed = try listscope("export", Self.trace, "--format", format)
    let path = folder.path + "/out.json"
    let written = try listscope("export", Self.trace, "--format", format, "--output", path)
    #expect(printed.status == 0)
    #expect(written.status == 0)
    #expect(written.output.isEmpty)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == printed.output)
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect((document?[list] as? [Any])?.count ?? 0 >= fewest)
    // As the format's schema wants it.
    let exporter = document?["exporter"] as? String
    #expect(
      (exporter?.wholeMatch(of: /listscope@\d+\.\d+\.\d+/) != nil) == (format == "speedscope")
    )
    #expect(try names(folder) == ["out.json"])
  }

  @Test("Tables are written as folders of partitions", arguments: ["csv", "ndjson"])
  func partitions(format: String) throws {
    let folder = try OutputFolder()
    let path = folder.path + "/tables"
    let result = try listscope(
      "export",
      Self.trace,
      "--format",
      format,
      "--host",
      "lab 3",
      "--output",
      path + "/"
    )
    #expect(result.status == 0, "\(result.errors)")
    let file = "/table=frames/version=v7/host=lab%203/date=2026-11-21/\(Self.firstRun).\(format)"
    let text = try String(contentsOfFile: path + file, encoding: .utf8)
    #expect(text.split(separator: "\n").count == (format == "csv" ? 121 : 120))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        == ["_listscope.json"]
        + ["allocations", "counters", "frames", "intervals", "runs", "signposts", "updates"].map {
          "table=" + $0
        }
    )
  }

  @Test(
    "A machine whose name an engine may read as a number is refused",
    arguments: ["001", "NaN", "é"]
  )
  func numbersAsHosts(host: String) throws {
    let folder = try OutputFolder()
    let output = folder.path + "/tables"
    let result = try listscope(
      "export",
      Self.trace,
      "--format",
      "csv",
      "--host",
      host,
      "--output",
      output
    )
    #expect(result.status == 64)
    #expect(result.errors.contains("--host must begin with a letter"))
  }

  @Test("Without DuckDB there is no Parquet, and nothing is left")
  func withoutDuckDB() throws {
    let folder = try OutputFolder()
    let result = try CommandRun.run(
      [
        CommandRun.listscope, "export", Self.trace, "--format", "parquet", "--output",
        folder.path + "/tables",
      ],
      environment: ["PATH": "/usr/bin:/bin"]
    )
    #expect(result.status == 69)
    #expect(result.errors.contains("pip install duckdb-cli"))
    #expect(try names(folder).isEmpty)
  }

  @Test(
    "The database is one that SQLite's own program reads",
    .enabled(
      if: CommandRun.find("sqlite3") != nil,
      "needs the command sqlite3: scripts/bootstrap --all"
    )
  )
  func database() throws {
    let folder = try OutputFolder()
    let path = folder.path + "/trace.db"
    #expect(
      try listscope("export", Self.trace, "--format", "sqlite", "--output", path).status == 0
    )
    let sql = "PRAGMA integrity_check; SELECT count(*) FROM frames; SELECT lost_events FROM runs"
    #expect(try CommandRun.run(["sqlite3", path, sql]).output == "ok\n120\n0\n")
    #expect(try names(folder) == ["trace.db"])
  }

  /// A copy of a trace, one of whose files is cut.
  private func cutTrace(_ file: String, at bytes: UInt64, in folder: OutputFolder) throws -> String
  {
    let copy = folder.path + "/trace"
    try FileManager.default.copyItem(atPath: Self.trace, toPath: copy)
    let handle = try #require(FileHandle(forWritingAtPath: copy + "/ctf/" + file))
    try handle.truncate(atOffset: bytes)
    return copy
  }

  @Test(
    "Nothing is left of an export that fails",
    arguments: ["perfetto", "chrome", "firefox", "speedscope", "folded", "csv", "ndjson", "sqlite"]
  )
  func failing(format: String) throws {
    let folder = try OutputFolder()
    let trace = try cutTrace("metadata", at: 1000, in: folder)
    let output = folder.path + "/out"
    let result = try listscope("export", trace, "--format", format, "--output", output)
    #expect(result.status == 65)
    #expect(result.errors.contains("metadata"))
    #expect(try names(folder) == ["trace"])
  }

  @Test("Ctrl-C leaves nothing, and is exit code 130", arguments: ["perfetto", "csv", "sqlite"])
  func interrupted(format: String) throws {
    let folder = try OutputFolder()
    // All traces below a folder are read as one. On a busy machine the export of a few may end before this test sees
    // that it has begun, so then there are more.
    let traces = folder.path + "/traces"
    try FileManager.default.createDirectory(atPath: traces, withIntermediateDirectories: true)
    var (status, copies): (Int32, Int) = (0, 0)
    for count in [200, 2_000] where status == 0 {
      for number in copies..<count {
        try FileManager.default.copyItem(atPath: Self.trace, toPath: traces + "/\(number)")
      }
      copies = count
      let output = folder.path + "/out"
      try? FileManager.default.removeItem(atPath: output)
      let run = try CommandRun(
        [CommandRun.listscope, "export", traces, "--format", format, "--output", output]
      )
      while run.process.isRunning, try names(folder).count < 2 { usleep(10_000) }
      kill(run.process.processIdentifier, SIGINT)
      status = run.finish().status
    }
    #expect(status == 130)
    #expect(try names(folder) == ["traces"])
  }

  @Test("A trace that cannot be read completely is exported as far as possible, with exit code 65")
  func damaged() throws {
    let folder = try OutputFolder()
    let trace = try cutTrace("c_1", at: 20_000, in: folder)
    let output = folder.path + "/out.json"
    let result = try listscope("export", trace, "--format", "chrome", "--output", output)
    #expect(result.status == 65)
    #expect(result.errors.contains("1 packet of the trace"))
    let document = try JSONSerialization.jsonObject(
      with: try Data(contentsOf: URL(fileURLWithPath: output))
    )
    #expect(document is [String: Any])
    let strict = try listscope("export", trace, "--format", "folded", "--reader", "babeltrace")
    #expect(strict.status == 65)
    #expect(strict.output.isEmpty)
  }

  @Test("A trace that lost events is exported, with a warning and exit code 65")
  func lossy() throws {
    let lossy = Self.package + "/Traces/lost-events"
    let result = try listscope("export", lossy, "--format", "folded")
    #expect(result.status == 65)
    #expect(result.output.hasPrefix("frame"))
    #expect(result.errors.contains("warning: intervals left out: 2 without an end"))
    #expect(result.errors.contains(/lost [1-9]\d+ events/))
  }

  @Test(
    "A full disk is an error, not a bug",
    arguments: ["perfetto", "chrome", "speedscope", "folded"]
  )
  func full(format: String) throws {
    let command = "'\(CommandRun.listscope)' export '\(Self.trace)' --format \(format) > /dev/full"
    let result = try CommandRun.run(["sh", "-c", command])
    #expect(result.status == 74)
    #expect(result.errors.contains("stdout cannot be written to: No space left on device"))
  }

  @Test(
    "A disk that becomes full meanwhile is reported, and nothing is left on it",
    arguments: ["csv", "sqlite", "speedscope"]
  )
  func fillingUp(format: String) throws {
    let folder = try OutputFolder()
    // The limit of a file's size, in blocks of 512 bytes, stands in for the size of a disk.
    let command = """
      ulimit -f 8; exec '\(CommandRun.listscope)' export '\(Self.trace)' \
      --format \(format) --output '\(folder.path)/out'
      """
    let result = try CommandRun.run(["sh", "-c", command])
    #expect(result.status == 74)
    #expect(result.errors.contains("File too large") || result.errors.contains("disk I/O error"))
    #expect(try names(folder).isEmpty)
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
      Refusal(arguments: "--format folded --output /dev/full", status: 74, complaint: "No space"),
      Refusal(arguments: "--format csv --output -", status: 64, complaint: "cannot go to stdout"),
    ]
  )
  func badInput(refusal: Refusal) throws {
    let arguments = refusal.arguments.split(separator: " ").map(String.init)
    let result = try CommandRun.run([CommandRun.listscope, "export", Self.trace] + arguments)
    #expect(result.status == refusal.status)
    #expect(result.errors.contains(refusal.complaint), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test("A trace that does not exist is exit code 66")
  func noTrace() throws {
    #expect(try listscope("export", "/none", "--format", "folded").status == 66)
  }

  @Test("Frames are evaluated as the options say")
  func evaluation() throws {
    let folder = try OutputFolder()
    let path = folder.path + "/tables"
    let result = try listscope(
      "export",
      Self.trace,
      "--format",
      "csv",
      "--slowdown",
      "100",
      "--output",
      path
    )
    #expect(result.status == 0)
    let file = "/table=frames/version=v7/host=unnamed/date=2026-11-21/\(Self.firstRun).csv"
    let text = try String(contentsOfFile: path + file, encoding: .utf8)
    #expect(text.contains("measure-cache miss"))
  }
}
