import Foundation
import TestSupport
import Testing

/// Folders are never merged into, and replaced by force only where they are ours.
@Suite struct FolderOutputTests {
  private static let traces = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces").path

  private func listscope(_ arguments: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run([CommandRun.listscope] + arguments)
  }

  private func export(_ format: String, _ path: String, _ options: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run(
      [
        CommandRun.listscope, "export", Self.traces + "/schema-3", "--format", format, "--output",
        path,
      ] + options
    )
  }

  @Test("An export is replaced by force only, and as a whole")
  func export() throws {
    let folder = try OutputFolder()
    let path = folder.path + "/tables"
    #expect(try export("csv", path).status == 0)
    let first = try FolderContents(path)
    let refused = try export("ndjson", path)
    #expect(refused.status == 64)
    #expect(refused.errors.contains("replace it with --force"))
    #expect(try FolderContents(path) == first)
    #expect(try export("ndjson", path, "--force").status == 0)
    let files = try FileManager.default.subpathsOfDirectory(atPath: path)
    #expect(files.contains { $0.hasSuffix(".ndjson") } && !files.contains { $0.hasSuffix(".csv") })
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["tables"])
  }

  @Test("A folder of somebody else, also an empty one, is left even by force")
  func foreign() throws {
    let folder = try OutputFolder()
    for (name, file) in [("empty", nil), ("full", "notes"), ("other", "manifest.json")] {
      let path = folder.path + "/" + name
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      if let file {
        try "{}".write(toFile: "\(path)/\(file)", atomically: true, encoding: .utf8)
      }
      let before = try FolderContents(path)
      let exported = try export("csv", path, "--force")
      let recorded = try listscope("record", "catalog", "--output", path, "--force")
      for result in [exported, recorded] {
        #expect(result.status == 64)
        #expect(result.errors.contains("'\(path)' exists already"))
      }
      #expect(try FolderContents(path) == before)
    }
  }

  @Test("An export never takes the place of a recording, nor a recording that of an export")
  func otherKind() throws {
    let folder = try OutputFolder()
    let (trace, tables) = (folder.path + "/trace", folder.path + "/tables")
    try FileManager.default.copyItem(atPath: Self.traces + "/fling", toPath: trace)
    #expect(try export("csv", tables).status == 0)
    let before = try (FolderContents(trace), FolderContents(tables))
    let itself = try listscope(
      "export",
      trace,
      "--format",
      "csv",
      "--output",
      trace,
      "--force"
    )
    let other = try export("ndjson", trace, "--force")
    let recorded = try listscope("record", "catalog", "--output", tables, "--force")
    for (result, words) in [
      (itself, "is not an export"), (other, "is not an export"), (recorded, "is not a recording"),
    ] {
      #expect(result.status == 64)
      #expect(result.errors.contains(words), "\(result.errors)")
    }
    #expect(try FolderContents(trace) == before.0)
    #expect(try FolderContents(tables) == before.1)
  }

  @Test("A recording that cannot be made leaves the one that it was to replace")
  func failedReplacement() throws {
    let folder = try OutputFolder()
    let path = folder.path + "/trace"
    try FileManager.default.copyItem(atPath: Self.traces + "/fling", toPath: path)
    let before = try FolderContents(path)
    let result = try CommandRun.run([
      "env", "PATH=/none", CommandRun.listscope, "record", "catalog", "--output", path, "--force",
    ])
    #expect(result.status == 69)
    #expect(try FolderContents(path) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["trace"])
  }

  @Test("Files, links and devices are no folders to record into")
  func notFolders() throws {
    let folder = try OutputFolder()
    let file = folder.path + "/file"
    try "mine".write(toFile: file, atomically: true, encoding: .utf8)
    for name in [file, "/dev/null", "-", ""] {
      let result = try listscope("record", "catalog", "--output", name, "--force")
      #expect(result.status == 64, "\(result.errors)")
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
  }

  @Test(
    "A recording replaces an earlier one by force",
    .aloneOnTheMachine,
    .needsDaemon
  )
  func recording() throws {
    let folder = try OutputFolder()
    let path = folder.path + "/trace"
    let link = folder.path + "/link"
    try FileManager.default.copyItem(atPath: Self.traces + "/fling", toPath: path)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "trace")
    let result = try listscope(
      "record",
      "catalog",
      "--items",
      "50",
      "--frames",
      "7",
      "--output",
      link,
      "--force",
      "--json"
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(try listscope("report", path, "--full").output.contains("7 frames"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["link", "trace"])
  }
}
