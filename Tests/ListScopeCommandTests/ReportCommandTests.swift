import Foundation
import TestSupport
import Testing

@Suite struct ReportCommandTests {
  private static let traces = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Traces").path

  private func report(_ arguments: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run([CommandRun.listscope, "report"] + arguments)
  }

  @Test("A report goes to stdout or to a file, and is the same in both")
  func output() throws {
    let folder = try OutputFolder()
    let printed = try report(Self.traces + "/diff-only")
    #expect(printed.status == 0)
    #expect(printed.errors.isEmpty)
    let written = try report(Self.traces + "/diff-only", "--output", folder.path + "/report.txt")
    #expect(written.output.isEmpty)
    let text = try String(contentsOfFile: folder.path + "/report.txt", encoding: .utf8)
    #expect(text == printed.output)
  }

  @Test("JSON is one document and nothing else")
  func json() throws {
    let printed = try report(Self.traces + "/diff-only", "--format", "json")
    let document = try JSONSerialization.jsonObject(with: Data(printed.output.utf8))
    #expect((document as? [String: Any])?["formatVersion"] as? Int == 3)
  }

  /// The files of a folder with their bytes.
  private func contents(_ folder: String) throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let files = try names.compactMap { name -> (String, Data)? in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder)
      guard !isFolder.boolValue else { return nil }
      return (name, try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
    }
    return Dictionary(uniqueKeysWithValues: files)
  }

  @Test(
    "A report writes nothing into the folder of a trace, whoever recorded it",
    arguments: ["fling", "diff-only"]
  )
  func folderIsInput(name: String) throws {
    let folder = try OutputFolder()
    let copy = folder.path + "/" + name
    try FileManager.default.copyItem(atPath: Self.traces + "/" + name, toPath: copy)
    let before = try contents(copy)
    #expect(before.count > 2)
    for format in ["text", "markdown", "json", "html", "lami"] {
      #expect(try report(copy, "--format", format).status == 0)
    }
    #expect(try contents(copy) == before)
  }

  /// A copy of a trace one of whose files ends too early.
  private func cutTrace(in folder: OutputFolder) throws -> String {
    let copy = folder.path + "/trace"
    try FileManager.default.copyItem(atPath: Self.traces + "/schema-3", toPath: copy)
    let stream = try #require(FileHandle(forWritingAtPath: copy + "/ctf/c_1"))
    try stream.truncate(atOffset: 20_000)
    return copy
  }

  @Test("A cut trace is reported as far as it goes, with a warning and exit code 65")
  func cut() throws {
    let folder = try OutputFolder()
    let copy = try cutTrace(in: folder)
    let result = try report(copy)
    #expect(result.status == 65)
    let text = result.output.split(separator: /\s+/).joined(separator: " ")
    #expect(text.contains("1 packet could not be read"))
    #expect(
      text.contains("ctf/c_1, packet 0 at byte 0 (the packet has 40960 bytes, but only 20000")
    )
    #expect(result.errors.hasPrefix("error: 1 packet of the trace in '\(copy)' could not be read"))
    #expect(result.errors.split(separator: "\n").count == 1)
    let json = try report(copy, "--format", "json")
    #expect(json.status == 65)
    #expect(json.output.contains("\"skippedPackets\" : 1"))
    #expect(json.output.contains("\"file\" : \"ctf/c_1\""))
  }

  @Test("With libbabeltrace2, a cut trace is one paragraph on stderr and exit code 65")
  func cutForBabeltrace() throws {
    let folder = try OutputFolder()
    let copy = try cutTrace(in: folder)
    let result = try report(copy, "--reader", "babeltrace")
    #expect(result.status == 65)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("error: '\(copy)/ctf/c_1' is cut"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test("A report that cannot be written says so")
  func unwritable() throws {
    let result = try report(Self.traces + "/diff-only", "--output", "/none/report.txt")
    #expect(result.status == 64)
    #expect(result.errors.contains("/none/report.txt"))
  }

  @Test("A page is one file, to stdout or where it is asked for")
  func html() throws {
    let folder = try OutputFolder()
    let printed = try report(Self.traces + "/diff-only", "--format", "html")
    #expect(printed.status == 0)
    #expect(printed.output.hasPrefix("<!DOCTYPE html>"))
    #expect(printed.output.hasSuffix("</html>\n"))
    let file = folder.path + "/report.html"
    let written = try report(Self.traces + "/diff-only", "--format", "html", "--output", file)
    #expect(written.output.isEmpty)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == printed.output)
  }

  @Test("A run that the program knows is played again for pictures; a redacted page has none")
  func pictures() throws {
    func pictures(_ arguments: String...) throws -> Int {
      let page = try CommandRun.run(
        [CommandRun.listscope, "report", Self.traces + "/fling", "--format", "html"] + arguments
      )
      return page.output.matches(of: /alt="The screen at frame \d+"/).count
    }
    let count = try pictures()
    #expect((2...12).contains(count))
    #expect(try pictures("--redact") == 0)
  }

  @Test("Markdown begins with the verdict")
  func markdown() throws {
    let printed = try report(Self.traces + "/fling", "--format", "markdown")
    #expect(printed.status == 0)
    #expect(printed.output.hasPrefix("**"))
  }
}
