import Foundation
import TestSupport
import Testing

/// Commands without a trace take the latest recording.
@Suite struct LatestRecordingTests {
  private static let traces = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces").path

  private func run(_ arguments: String, in folder: OutputFolder) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run([
      "sh", "-c", "cd '\(folder.path)' && '\(CommandRun.listscope)' \(arguments)",
    ])
  }

  /// A folder with recordings, of which `b` is the latest.
  private func recordings() throws -> OutputFolder {
    let folder = try OutputFolder()
    let below = folder.path + "/Traces/recordings"
    try FileManager.default.createDirectory(atPath: below, withIntermediateDirectories: true)
    for (name, time) in [("a", "01"), ("b", "03"), ("c", "02")] {
      let path = "\(below)/\(name)"
      try FileManager.default.copyItem(atPath: Self.traces + "/fling", toPath: path)
      let file = URL(fileURLWithPath: path + "/manifest.json")
      let data = try Data(contentsOf: file)
      var manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      manifest["createdUTC"] = "2026-01-\(time)T00:00:00Z"
      try JSONSerialization.data(withJSONObject: manifest).write(to: file)
    }
    // One that is not complete has no manifest yet, and an unreadable one is none.
    for (name, text) in [("z", nil), ("y", "{}")] {
      let path = "\(below)/\(name)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try text?.write(toFile: path + "/manifest.json", atomically: true, encoding: .utf8)
    }
    return folder
  }

  @Test(
    "The latest recording is read, and named on stderr",
    arguments: [
      "report", "report --format json", "report --frame 3", "query 'SELECT count(*) FROM frames'",
      "export --format folded",
    ]
  )
  func latest(arguments: String) throws {
    let folder = try recordings()
    let result = try run(arguments, in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.errors.hasPrefix("note: this is the latest recording, Traces/recordings/b\n")
    )
    #expect(!result.output.isEmpty)
    #expect(!result.output.contains("latest recording"))
    #expect(try !run(arguments + " --quiet", in: folder).errors.contains("note:"))
  }

  @Test(
    "Without a recording it is exit code 66, with what to do",
    arguments: ["report", "query 'SELECT 1'", "export --format folded"]
  )
  func none(arguments: String) throws {
    let result = try run(arguments, in: try OutputFolder())
    #expect(result.status == 66)
    #expect(result.errors.contains("record SCENARIO"))
    #expect(result.output.isEmpty)
  }

  @Test("Shells complete scenarios, gestures, and traces with the latest first")
  func completions() throws {
    let folder = try recordings()
    func complete(_ command: String, _ position: String, _ prefix: String) throws -> [Substring] {
      let words = "\(command) \(prefix)".split(separator: " ").count
      let result = try run(
        "---completion \(command) -- \(position) \(words) \(prefix.count) listscope \(command) "
          + "'\(prefix)'",
        in: folder
      )
      return result.output.split(whereSeparator: { $0 == "\n" || $0 == "\0" })
    }
    #expect(try complete("record", "positional@0", "").contains("catalog-search"))
    #expect(try complete("record", "--gesture", "").contains("up-down"))
    for command in ["report", "query", "export"] {
      let traces = try complete(command, "positional@0", "Tra")
      #expect(traces.first == "Traces/recordings/b", "\(command): \(traces)")
      #expect(traces.last == "Traces")
    }
  }
}
