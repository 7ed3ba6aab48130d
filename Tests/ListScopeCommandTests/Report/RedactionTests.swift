import Foundation
import TestSupport
import Testing

/// Reports and exports that people attach to pull requests say nothing of where they come from.
@Suite struct RedactionTests {
  private static let traces = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces").path

  /// A damaged trace full of secrets: in its path, its manifest, its metadata and its file names.
  private func secretTrace() throws -> (folder: OutputFolder, path: String) {
    let folder = try OutputFolder()
    let path = folder.path + "/secret-home/secret-trace"
    let streams = path + "/secret-program"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: Self.traces + "/schema-3/ctf", toPath: streams)
    let stream = try #require(FileHandle(forWritingAtPath: streams + "/c_1"))
    try stream.truncate(atOffset: 20_000)
    let manifest = URL(fileURLWithPath: Self.traces + "/fling/manifest.json")
    var values = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: manifest)) as? [String: Any]
    )
    values["commandLine"] = ["/home/secret-user/listscope", "record", "secret-argument"]
    try JSONSerialization.data(withJSONObject: values)
      .write(to: URL(fileURLWithPath: path + "/manifest.json"))
    return (folder, path)
  }

  private func run(_ arguments: [String]) throws -> String {
    try CommandRun.run([CommandRun.listscope] + arguments).output
  }

  @Test(
    "A report names no path, host, user or command line",
    arguments: [
      "text", "markdown", "json", "html", "lami",
    ]
  )
  func report(format: String) throws {
    let (folder, path) = try secretTrace()
    defer { withExtendedLifetime(folder) {} }
    let report = ["report", path, "--format", format]
    let redacted = try run(report + ["--redact"])
    #expect(redacted.count > 500)
    #expect(!redacted.contains("secret"))
    #expect(!redacted.contains(folder.path) && !redacted.contains(ProcessInfo.processInfo.hostName))
    // What it would have said otherwise, so that the test can fail.
    if format != "lami" { #expect(try run(report).contains("secret-trace")) }
    if format == "html" { #expect(try run(report).contains("secret-argument")) }
  }

  @Test(
    "An export names no path and no host",
    arguments: ["perfetto", "chrome", "firefox", "speedscope", "folded"]
  )
  func export(format: String) throws {
    let (folder, path) = try secretTrace()
    defer { withExtendedLifetime(folder) {} }
    let redacted = try run(["export", path, "--format", format, "--redact"])
    #expect(redacted.count > 100)
    #expect(!redacted.contains("secret") && !redacted.contains(ProcessInfo.processInfo.hostName))
  }

  @Test("Tables name no path and no host", arguments: ["csv", "ndjson"])
  func tables(format: String) throws {
    let (folder, path) = try secretTrace()
    let output = folder.path + "/out"
    let arguments = ["export", path, "--format", format, "--output", output, "--redact"]
    _ = try run(arguments)
    let names = try FileManager.default.subpathsOfDirectory(atPath: output)
    #expect(names.count > 5)
    for name in names where name.hasSuffix(format) {
      let text = try String(contentsOfFile: "\(output)/\(name)", encoding: .utf8)
      #expect(!text.contains("secret") && !name.contains("secret"))
    }
    let refused = try CommandRun.run([CommandRun.listscope] + arguments + ["--host", "lab"])
    #expect(refused.status == 64)
  }
}
